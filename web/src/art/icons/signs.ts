/** A sign for every colour, the same in both games, so nobody has to tell colours apart (B7, D3). */
import { CUT, FILL, ring } from './ink';

export const SIGNS = {
  'sign-square': `<path ${FILL} d="M4.5 4.500h15v15h-15z"/>`,
  'sign-diamond': `<path ${FILL} d="M12 2l8.5 10L12 22 3.5 12z"/>`,
  'sign-bar': `<path ${FILL} d="M2 8.500h20v7H2z"/>`,
  'sign-cross': `<path ${FILL} d="M9 2.500h6V9h6.500v6H15v6.500H9V15H2.500V9H9z"/>`,
  'sign-circle': `<circle ${FILL} cx="12" cy="12" r="9"/>`,
  'sign-triangle': `<path ${FILL} d="M12 2.5 22.5 21h-21z"/>`,
  'sign-ring': `<circle fill="none" stroke="currentColor" stroke-width="4.5" cx="12" cy="12" r="7.5"/>`,
  'sign-star': `<path ${FILL} d="${ring(12, 12.8, [11, 4.6], 5)}"/>`,
  'sign-bust': `<path ${FILL} d="M12 2.500c3 0 5 2.2 5 5.2 0 2.3-1 4.3-2.5 5.300v1.500c3.7.7 6.5 3 6.5 7H3c0-4 2.8-6.3 6.5-7V13C8 12 7 10 7 7.700c0-3 2-5.2 5-5.200z"/><path ${CUT} d="M7.5 6.500h9"/>`,
} as const;
