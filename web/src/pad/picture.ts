// The sheet as a picture to share: drawn here, so it needs no connection.
import type { Score } from '../api/types';
import { t } from '../lib/i18n.svelte';
import { signed } from '../lib/text';
import { dated } from '../lib/time';
import { rowsOf } from '../score/column';
import type { Pad } from './pad';
import { boardOf, gameTitleOf, rowTitle } from './words';

const SCALE = 2;
const MARGIN = 24;
const HEAD_WIDTH = 190;
const COLUMN_WIDTH = 104;
const LINE_HEIGHT = 34;
const HEAD_HEIGHT = 130;

interface Line {
  title: string;
  cells: string[]; // of equal width, one for each player or one for each team
  strong?: boolean;
}

/** A PNG of the sheet; null if the browser cannot draw it. */
export async function drawSheet(pad: Pad, score: Score): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const lines = linesOf(pad, score);
  const width = 2 * MARGIN + HEAD_WIDTH + COLUMN_WIDTH * pad.columns.length;
  const height = HEAD_HEIGHT + LINE_HEIGHT * lines.length + 2 * MARGIN;
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  brush.scale(SCALE, SCALE);
  drawHead(brush, pad, width, height);
  lines.forEach((line, i) => drawLine(brush, line, HEAD_HEIGHT + LINE_HEIGHT * (i + 1), width));
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** C61: what both members have together; teams sit side by side, so each total stands below its two columns. */
const teamLine = ({ team_totals }: Score): Line => ({
  ...{ title: t('pad-team-total'), strong: true },
  cells: team_totals.map(signed),
});

export function linesOf(pad: Pad, score: Score): Line[] {
  return [
    ...rowsOf(pad).map((row) => ({
      title: rowTitle(pad, row),
      cells: score.sheets.map((sheet) => signed(sheet[row] ?? 0)),
    })),
    { title: t('score-total'), cells: score.totals.map(signed), strong: true },
    ...(score.teams.length ? [teamLine(score)] : []),
    { title: t('score-coins'), cells: score.tiebreaks.map(String) },
    { title: t('score-rank'), cells: score.ranks.map(String), strong: true },
  ];
}

const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name);

function drawHead(brush: CanvasRenderingContext2D, pad: Pad, width: number, height: number): void {
  brush.fillStyle = colour('--paper');
  brush.fillRect(0, 0, width, height);
  brush.strokeStyle = colour('--line-strong');
  brush.lineWidth = 2;
  brush.strokeRect(8, 8, width - 16, height - 16);
  write(brush, gameTitleOf(pad), MARGIN, 52, { font: "26px 'Forum', serif" });
  write(brush, dated(pad.created), MARGIN, 76, { tone: '--ink-2' });
  pad.columns.forEach((column, i) => {
    const x = MARGIN + HEAD_WIDTH + COLUMN_WIDTH * (i + 0.5);
    write(brush, column.name, x, 108, { font: "20px 'Forum', serif", centred: true });
    write(brush, boardOf(pad, column), x, 126, { font: "13px 'Alegreya Sans', sans-serif", centred: true });
  });
}

function drawLine(brush: CanvasRenderingContext2D, { title, cells, strong }: Line, y: number, width: number): void {
  brush.strokeStyle = colour('--line');
  brush.lineWidth = 1;
  brush.beginPath();
  brush.moveTo(MARGIN, y - LINE_HEIGHT + 10);
  brush.lineTo(width - MARGIN, y - LINE_HEIGHT + 10);
  brush.stroke();
  const font = `${strong ? 'bold ' : ''}18px 'Alegreya Sans', sans-serif`;
  write(brush, title, MARGIN, y, { font, room: HEAD_WIDTH - 10 });
  const cellWidth = (width - 2 * MARGIN - HEAD_WIDTH) / cells.length;
  cells.forEach((cell, i) =>
    write(brush, cell, MARGIN + HEAD_WIDTH + cellWidth * (i + 0.5), y, { font, centred: true }),
  );
}

interface Hand {
  font?: string;
  tone?: string;
  centred?: boolean;
  room?: number;
}

function write(brush: CanvasRenderingContext2D, text: string, x: number, y: number, hand: Hand = {}): void {
  brush.font = hand.font ?? "16px 'Alegreya Sans', sans-serif";
  brush.fillStyle = colour(hand.tone ?? '--ink');
  brush.textAlign = hand.centred ? 'center' : 'left';
  brush.fillText(text, x, y, hand.room ?? COLUMN_WIDTH * (hand.centred ? 0.95 : 4));
}
