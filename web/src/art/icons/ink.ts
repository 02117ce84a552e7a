/** Pigments and strokes that all drawings share, so that they look drawn by the same hand. */

/** Fresco pigments; a theme may replace any of them with a custom property of the same name. */
export const P = {
  line: 'var(--i-line,#2b2119)',
  wood: 'var(--i-wood,#9c6b3e)',
  woodEnd: 'var(--i-wood-end,#dcb67e)',
  stone: 'var(--i-stone,#bdb6a5)',
  stoneLight: 'var(--i-stone-light,#dbd5c5)',
  stoneDark: 'var(--i-stone-dark,#938c7c)',
  clay: 'var(--i-clay,#c4623c)',
  ore: 'var(--i-ore,#75808d)',
  oreLight: 'var(--i-ore-light,#a3adb6)',
  glass: 'var(--i-glass,#7fc0ba)',
  glassDark: 'var(--i-glass-dark,#4a948f)',
  papyrus: 'var(--i-papyrus,#ead9a8)',
  papyrusDark: 'var(--i-papyrus-dark,#cdb477)',
  cloth: 'var(--i-cloth,#963f69)',
  gold: 'var(--i-gold,#d3a042)',
  goldDark: 'var(--i-gold-dark,#a8772a)',
  red: 'var(--i-red,#b23a2b)',
  redDark: 'var(--i-red-dark,#8c2a1f)',
  green: 'var(--i-green,#3f7350)',
  olive: 'var(--i-olive,#76843f)',
  sea: 'var(--i-sea,#2f6d8c)',
  marble: 'var(--i-marble,#f5eedd)',
  black: 'var(--i-black,#2b2119)',
  /** What is cut into a silhouette, as in black-figure pottery: the colour of the ground it stands on. */
  incise: 'var(--incise,var(--paper,#f6efdf))',
} as const;

/** The ink contour of coloured icons. */
export const LINE = `stroke="${P.line}" stroke-width="1.25" stroke-linejoin="round" stroke-linecap="round"`;
/** A thinner line inside a contour. */
export const FINE = `fill="none" stroke="${P.line}" stroke-width=".9" stroke-linejoin="round" stroke-linecap="round"`;
/** A line cut into a silhouette. */
export const CUT = `fill="none" stroke="${P.incise}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"`;
/** A glyph drawn with strokes in the colour of the text. */
export const STROKE =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"';
/** A glyph filled with the colour of the text. */
export const FILL = 'fill="currentColor" stroke="none"';

const round = (value: number): number => Math.round(value * 100) / 100;

/** A point on a circle; 0 degrees is up, clockwise. */
export function polar(cx: number, cy: number, radius: number, degrees: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(cx + radius * Math.cos(angle)), round(cy + radius * Math.sin(angle))];
}

/** The outline of a star, a gear or a rosette: points that alternate between two radii. */
export function ring(cx: number, cy: number, radii: number[], count: number, turn = 0): string {
  const points = Array.from({ length: count * radii.length }, (_, index) =>
    polar(cx, cy, radii[index % radii.length]!, turn + (360 * index) / (count * radii.length)),
  );
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`;
}

/** Leaves along an arc: the two branches of a laurel, open at the top. */
export function laurel(cx: number, cy: number, radius: number, length: number, width: number): string {
  const angles = [196, 222, 248, 274, 300, 326];
  return angles
    .map((angle) => leaf(cx, cy, radius, length, width, angle) + leaf(cx, cy, radius, length, width, -angle, -1))
    .join('');
}

function leaf(cx: number, cy: number, radius: number, length: number, width: number, angle: number, side = 1): string {
  const [x, y] = polar(cx, cy, radius, angle);
  const lean = angle + 180 + side * 58;
  return `<path transform="translate(${x} ${y}) rotate(${round(lean)})" d="M0 ${length}C${-width} ${length / 3} ${-width} ${-length / 3} 0 ${-length}C${width} ${-length / 3} ${width} ${length / 3} 0 ${length}z"/>`;
}
