/** Coins, shields, laurels and the tokens that a city keeps. */
import { CUT, FILL, FINE, LINE, P, laurel, ring } from './ink';

const NUMERAL = `text-anchor="middle" font-family="var(--font-number,var(--font-display,Forum,Georgia,serif))" font-weight="700" stroke="none"`;
const WREATH = `<g fill="${P.olive}" stroke="${P.line}" stroke-width=".7">${laurel(12, 12.4, 9, 3.3, 2.1)}</g>`;

function victory(points: number, age: number): string {
  const flames = ring(12, 12, [10.6, 8.9], 9 + age * 2);
  return `<path fill="${P.red}" ${LINE} d="${flames}"/><circle cx="12" cy="12" r="6.6" fill="${P.marble}" ${LINE}/><text x="12" y="16" font-size="11" fill="${P.line}" ${NUMERAL}>${points}</text>`;
}

export const TOKENS = {
  coin: `<circle cx="12" cy="12" r="9.8" fill="${P.gold}" ${LINE}/><circle cx="12" cy="12" r="7.4" fill="none" stroke="${P.goldDark}" stroke-width="1.1" stroke-dasharray=".1 2.1" stroke-linecap="round"/><path fill="${P.line}" d="${ring(12, 12, [5.2, 2.2], 7)}"/>`,
  'coin-blank': `<circle cx="12" cy="12" r="10.4" fill="${P.gold}" ${LINE}/><circle cx="12" cy="12" r="8.6" fill="none" stroke="${P.goldDark}" stroke-width=".8"/>`,
  coins: `<g fill="${P.gold}" ${LINE}><ellipse cx="8.5" cy="18" rx="6" ry="2.8"/><ellipse cx="8.5" cy="15" rx="6" ry="2.8"/><ellipse cx="8.5" cy="12" rx="6" ry="2.8"/><circle cx="15.5" cy="9" r="6"/></g><path fill="${P.line}" d="${ring(15.5, 9, [3.4, 1.4], 7)}"/>`,
  debt: `<path fill="${P.stone}" ${LINE} d="M13.6 2.3A9.8 9.8 0 0 0 9 21.3l1.6-4.6-2.4-2.6 3.8-3-1.4-3.6z"/><path fill="${P.stone}" ${LINE} d="M16.4 3.6A9.8 9.8 0 0 1 12 21.8l1.6-4.4-2.2-2.6 4-3.4-1.5-3.7z"/>`,
  shield: `<path fill="${P.red}" ${LINE} d="M12 1.8c3 1.7 6 2.3 9 2.2v6.5c0 5.8-3.4 9.5-9 12-5.6-2.5-9-6.2-9-12V4c3 .1 6-.5 9-2.2z"/><path fill="${P.redDark}" d="M12 2.6c2.7 1.4 5.3 2 8.3 2v5.900c0 5.2-2.9 8.7-8.3 11.200z"/><path fill="none" stroke="${P.marble}" stroke-width="1.3" stroke-linecap="round" d="M12 4.600v2.200M12 15.200v4M5.2 11h2.400M16.4 11h2.4"/><circle cx="12" cy="11" r="3.2" fill="${P.gold}" ${LINE}/>`,
  'shield-blank': `<path fill="${P.red}" ${LINE} d="M12 1.8c3 1.7 6 2.3 9 2.2v6.5c0 5.8-3.4 9.5-9 12-5.6-2.5-9-6.2-9-12V4c3 .1 6-.5 9-2.2z"/>`,
  points: `<circle cx="12" cy="12" r="7" fill="${P.marble}" stroke="none"/>${WREATH}<path fill="${P.gold}" stroke="${P.line}" stroke-width=".8" d="${ring(12, 11.6, [4.6, 2], 5)}"/>`,
  'points-blank': `<circle cx="12" cy="12" r="8" fill="${P.marble}" stroke="none"/>${WREATH}`,
  'victory-1': victory(1, 1),
  'victory-2': victory(3, 2),
  'victory-3': victory(5, 3),
  victory: `<path fill="${P.red}" ${LINE} d="${ring(12, 12, [10.6, 8.9], 13)}"/><path fill="${P.marble}" d="M11 6h2v12h-2z"/><path fill="none" stroke="${P.marble}" stroke-width="1.5" stroke-linecap="round" d="M12 9.500c-2.5 0-4-1-4.6-3M12 9.500c2.5 0 4-1 4.6-3M12 13c-2.5 0-4-1-4.6-3M12 13c2.5 0 4-1 4.6-3M12 16.500c-2.5 0-4-1-4.6-3M12 16.500c2.5 0 4-1 4.6-3"/>`,
  defeat: `<g fill="${P.stoneDark}" ${LINE}><path d="M11.5 2.100C8.7 3.6 5.9 4.1 3 4v6.500c0 5.5 3 9 8 11.500l1.6-4.8-3-3.7 3.4-3.6-3.2-3.700z"/><path d="M14.6 3.200c2 .7 4.1.9 6.4.8v6.500c0 5-2.6 8.5-7 11l1.4-4.6-2.9-3.6 3.5-3.6-3.1-3.600z"/></g>`,
  diplomacy: `<path fill="${P.marble}" ${LINE} d="M2 9.200c2.6 2 5 2.4 7 1.700C10.2 6.6 12.6 4.2 16.4 3c-.4 2.3-.2 4 .4 5.3 1.5-.6 3-.3 3.9 1l1.5.8-1.6.8c-.4 4.3-3.3 7-7.7 7.2-3 .2-5.2-.2-7.9 1.7 0-1.9.5-3.3 1.8-4.600C4.4 14 2.7 12.2 2 9.200z"/><circle cx="18.7" cy="9.7" r=".8" fill="${P.line}"/><g fill="${P.olive}" stroke="${P.line}" stroke-width=".6"><path d="M21 12.500c1.5.6 2 2 1.6 3.4-1.4-.4-2.2-1.7-1.6-3.400zM19.5 14c.9 1.3.6 2.8-.5 3.8-1-1-1.2-2.6.5-3.800z"/></g><path ${FINE} d="M9 11c1.8 2.3 4.3 3.2 7 2.4"/>`,
  card: `<path fill="var(--glyph-fill,${P.marble})" ${LINE} d="M5.5 2h13v20h-13z"/>`,
  'card-back': `<path fill="${P.sea}" ${LINE} d="M4.500 1.800h15v20.400h-15z"/><path fill="none" stroke="${P.marble}" stroke-width="1" d="M6.900 4.200h10.200v15.600H6.900z"/><path fill="${P.gold}" stroke="${P.line}" stroke-width=".8" d="M12 7.200 15.400 12 12 16.800 8.600 12z"/>`,
  pile: `<g fill="${P.marble}" ${LINE}><path d="M3.2 7.2 13 4.500l4.2 14.8-9.9 2.600z"/><path d="M8 3.600l11-1 1.3 16.2-11 1z"/></g><path fill="none" stroke="${P.red}" stroke-width="1.8" stroke-linecap="round" d="M11.5 8l6 6.500M17 7.700l-5 7"/>`,
  hand: `<g fill="${P.marble}" ${LINE}><path d="M2 8.5 9 5l6.5 13.3-7 3.400z"/><path d="M7 5.2 14.5 3.500l3.2 15-7.6 1.600z"/><path d="M13 3.2 21 4l-1.6 16-8-.8z"/></g>`,
  stage: `<path fill="${P.stoneLight}" ${LINE} d="M12 3 22.5 20.500h-21z"/><path fill="${P.gold}" ${LINE} d="M12 3l3 5H9z"/><g ${FINE}><path d="M6.3 12.500h11.400M4 16.500h16M12 8v4.500M8.7 12.500v4M15 12.500v4M12 16.500v4"/></g>`,
  'stage-glyph': `<path ${FILL} d="M12 3 22.5 20.500h-21z"/><g ${CUT}><path d="M6.3 13h11.400M9.5 8.300h5"/></g>`,
} as const;
