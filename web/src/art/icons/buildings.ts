/** The buildings of the dice game, seen from the street. */
import { CUT, FILL, P } from './ink';

const INCISED = `fill="${P.incise}"`;

export const BUILDINGS = {
  wonder: `<path ${FILL} d="M12 1.5 15 7H9zM8.5 8h7l2 4.500h-11zM6 13.500h12l1.8 4H4.200zM2.5 18.500h19L23 22H1z"/>`,
  'guild-court': `<path ${FILL} d="M3 7.5 12 2l9 5.500V10H3zM4.5 11h2.800v8H4.500zM16.7 11h2.800v8h-2.800zM2.5 20h19v2.500h-19z"/><path ${FILL} d="M12 10.500l1.3 2.9 3 .3-2.3 2 .7 3.1-2.7-1.6-2.7 1.6.7-3.1-2.3-2 3-.3z"/>`,
  gallery: `<path ${FILL} d="M2 21.500V10a5 5 0 0 1 10 0 5 5 0 0 1 10 0v11.500z"/><path ${INCISED} d="M4 20V10.500a3 3 0 0 1 6 0V20zM14 20V10.500a3 3 0 0 1 6 0V20z"/><path ${FILL} d="M7 10a1.7 1.7 0 0 1 1 3.100V15c1 .4 1.5 1.2 1.5 2.500V20h-5v-2.500c0-1.3.5-2.1 1.5-2.500v-1.900A1.7 1.7 0 0 1 7 10zM17 10a1.7 1.7 0 0 1 1 3.100V15c1 .4 1.5 1.2 1.5 2.500V20h-5v-2.500c0-1.3.5-2.1 1.5-2.500v-1.900A1.7 1.7 0 0 1 17 10z"/>`,
  'west-barracks': `<path ${FILL} d="M9 4h3v2.500h2V4h3v2.500h2V4h3v7h-1.500v11H10.500V11H9z"/><path ${INCISED} d="M14 22v-5a1.8 1.8 0 0 1 3.6 0v5z"/><path ${FILL} d="M1 13.5 5.5 9v3H9v3H5.500v3z"/>`,
  'east-barracks': `<path ${FILL} d="M15 4h-3v2.500h-2V4H7v2.500H5V4H2v7h1.500v11h10V11H15z"/><path ${INCISED} d="M10 22v-5a1.8 1.8 0 0 0-3.6 0v5z"/><path ${FILL} d="M23 13.5 18.5 9v3H15v3h3.500v3z"/>`,
  barracks: `<path ${FILL} d="M4 3h4v3h2.500V3h3v3H16V3h4v8h-2v11H6V11H4z"/><path ${INCISED} d="M10 22v-5a2 2 0 0 1 4 0v5z"/><path ${CUT} d="M7 10h10"/>`,
  agora: `<path ${FILL} d="M1.5 4h21v3.500h-21zM3 8.500h2.600V19H3zM8 8.500h2.600V19H8zM13.4 8.500H16V19h-2.600zM18.4 8.500H21V19h-2.600zM1.5 20h21v2.500h-21z"/><path ${CUT} d="M4 5.800h16" stroke-dasharray="2 1.6"/>`,
  market: `<path ${FILL} d="M3 3h18l1.5 6c0 3-3.5 3-3.5 0 0 3-3.5 3-3.5 0 0 3-3.5 3-3.5 0 0 3-3.5 3-3.5 0 0 3-3.5 3-3.5 0 0 3-3.5 3-3.5 0zM4 12.500h2V22H4zM18 12.500h2V22h-2z"/><circle ${FILL} cx="10" cy="19.5" r="2.5"/><circle ${FILL} cx="14" cy="19.5" r="2.5"/><circle ${FILL} cx="12" cy="15.8" r="2.3"/>`,
  university: `<path ${FILL} d="M12 3c4.5 0 7.5 3 8 7H4c.5-4 3.5-7 8-7zM3 11h18v2H3zM5 14h2.500v6H5zM9 14h2v6H9zM13 14h2v6h-2zM16.5 14H19v6h-2.500zM2 20.500h20v2H2z"/><circle ${FILL} cx="12" cy="2" r="1.3"/>`,
  warehouse: `<path ${FILL} d="M2 9.5 12 3l10 6.500V22H2z"/><path ${INCISED} d="M5 12h14v10H5z"/><path ${FILL} d="M6.5 17h5v4.300h-5zM12.5 17h5v4.300h-5zM9.5 12.500h5v4h-5z"/>`,
} as const;
