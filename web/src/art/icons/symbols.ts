/** Science, arms, blue and yellow faces: silhouettes for cards and dice alike. */
import { CUT, FILL, P, STROKE, laurel, ring } from './ink';

const INCISED = `fill="${P.incise}"`;

export const SYMBOLS = {
  compass: `<path ${FILL} d="M10.2 6.500h3.600L20 21.500l-1.6.8L13 12h-2L5.6 22.3 4 21.500z"/><circle ${FILL} cx="12" cy="4.8" r="3.3"/><path ${STROKE} stroke-width="1.8" d="M6.5 16.500c3.5 1.8 7.5 1.8 11 0"/><circle ${INCISED} cx="12" cy="4.8" r="1.1"/>`,
  gear: `<path ${FILL} d="${ring(12, 12, [10.8, 10.8, 8.2, 8.2], 8, -11)}"/><circle ${INCISED} cx="12" cy="12" r="4"/><circle ${FILL} cx="12" cy="12" r="1.7"/>`,
  tablet: `<path ${FILL} d="M4 8c0-4 3.5-6 8-6s8 2 8 6v14H4z"/><g ${CUT}><path d="M7.5 8h3M13 8h3.500M7.5 11.500h6M7.5 15h2.500M12.5 15h4M7.5 18.500h5"/></g>`,
  axe: `<path ${FILL} d="M11 2h2.200v20H11z"/><path ${FILL} d="M10.5 6.5 3 3C.8 7 .8 11 3 15l7.5-3.500zM13.7 6.500l7.5-3.500c2.2 4 2.2 8 0 12l-7.5-3.500z"/><path ${CUT} d="M4 5.500c-1 2.4-1 4.6 0 7M20 5.500c1 2.4 1 4.6 0 7"/>`,
  sword: `<path ${FILL} d="M21.5 2.5 20.3 8 10.5 17.800l-4.3-4.300L16 3.700z"/><path ${FILL} d="M3.8 11.800l1.7-1.7 8.4 8.4-1.7 1.700zM6 15.500l2.5 2.5-3.7 4-2.8-2.800z"/><path ${CUT} d="M9 14.8 18.5 5.3"/>`,
  'shield-glyph': `<path ${FILL} d="M12 1.8c3 1.7 6 2.3 9 2.2v6.5c0 5.8-3.4 9.5-9 12-5.6-2.5-9-6.2-9-12V4c3 .1 6-.5 9-2.2z"/><path ${CUT} d="M12 4.5v2.600M12 15v4M5.2 11h2.500M16.3 11h2.5"/><circle ${CUT} cx="12" cy="11" r="2.8"/>`,
  chest: `<path ${FILL} d="M3 9.500C3 6 5 4 8 4h8c3 0 5 2 5 5.500v1H3zM3 11.800h18V21H3z"/><path ${INCISED} d="M10 10h4v5h-4z"/><path ${FILL} d="M11.4 11.800h1.200v1.800h-1.200z"/><path ${CUT} d="M6.5 4.800v16M17.5 4.800v16"/>`,
  fountain: `<path ${FILL} d="M3 17h18c0 2.5-1.5 4.5-4 4.500H7c-2.5 0-4-2-4-4.500zM10.8 9.500h2.400V17h-2.400zM7 9h10c0 2-1.3 3-3 3h-4c-1.7 0-3-1-3-3z"/><path ${STROKE} stroke-width="1.7" d="M12 7c0-3-1.5-4.5-3.5-4.500S5.2 4 5 6.500M12 7c0-3 1.5-4.5 3.5-4.500S18.8 4 19 6.500M4.8 9.500v4.500M19.2 9.500v4.5"/>`,
  temple: `<path ${FILL} d="M12 2 22.5 8.500v2h-21v-2zM4 11.500h3V18H4zM10.5 11.500h3V18h-3zM17 11.500h3V18h-3zM2 19h20v3H2z"/><circle ${INCISED} cx="12" cy="6.8" r="1.5"/>`,
  owl: `<path ${FILL} d="M4.5 2.500c2 1.5 4.5 2 7.5 2s5.5-.5 7.5-2c.8 3 .8 5.5 0 7.8 1 3.7.3 8.2-3 10.200l.5 1.500h-3l-.8-1h-2.400l-.8 1H7l.5-1.500c-3.3-2-4-6.5-3-10.2-.8-2.3-.8-4.8 0-7.800z"/><g ${INCISED}><circle cx="8.5" cy="8.8" r="2.4"/><circle cx="15.5" cy="8.8" r="2.4"/><path d="M12 10.500l1.4 2.500L12 15l-1.4-2z"/></g><g ${FILL}><circle cx="8.5" cy="8.8" r="1"/><circle cx="15.5" cy="8.8" r="1"/></g><path ${CUT} d="M7.5 17.500c1 .8 2 .8 2.8 0M13.7 17.500c1 .8 2 .8 2.8 0"/>`,
  caduceus: `<path ${FILL} d="M11 5h2v17.500h-2z"/><circle ${FILL} cx="12" cy="4" r="2.3"/><path ${FILL} d="M10.5 7.500C7 8 4 7 1.5 4c3.5.5 6 .8 9 .8zM13.5 7.500c3.5.5 6.5-.5 9-3.5-3.5.5-6 .8-9 .8z"/><path fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" d="M8 9.500c-2 2.5 0 4 4 5s5 3 3 4.5-3 1.5-3 3M16 9.500c2 2.5 0 4-4 5s-5 3-3 4.5 3 1.5 3 3"/>`,
  bust: `<path ${FILL} d="M12 2c3.3 0 5.5 2.3 5.5 5.5 0 2.5-1 4.6-2.6 5.700v1.500c4 .8 6.6 3.3 6.6 7.300h-19c0-4 2.6-6.5 6.6-7.300v-1.500C7.5 12.1 6.5 10 6.5 7.5 6.5 4.3 8.7 2 12 2z"/><path ${CUT} d="M6.8 6.500c3.5 1 6.9 1 10.4 0M8.5 18.500c2.3 1.3 4.7 1.3 7 0"/>`,
  'laurel-glyph': `<g ${FILL}>${laurel(12, 12.4, 8.8, 3.7, 2.5)}</g>`,
  eye: `<path ${FILL} d="M1 12.500C4 7.5 8 5 12 5s8 2.5 11 7.500C20 16.5 16 18.5 12 18.500S4 16.5 1 12.500z"/><circle ${INCISED} cx="12" cy="11.8" r="4.6"/><circle ${FILL} cx="12" cy="11.8" r="2.5"/><path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" d="M2 6.500C5 3.5 8.5 2 12 2s7 1.5 10 4.500M8 19l-2 3.5"/>`,
  'seven-coins': `<circle ${FILL} cx="12" cy="12" r="10.5"/><circle ${CUT} cx="12" cy="12" r="8.6" stroke-dasharray=".1 2.2"/><path fill="none" stroke="${P.incise}" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round" d="M8.5 8h7L11 17"/>`,
} as const;
