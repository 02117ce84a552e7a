/** A frieze for each kind of card: silhouettes in the card's colour, as on a painted vase. 120 by 44. */
const CUT =
  'fill="none" stroke="var(--incise,var(--paper,#fbf6ea))" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"';
const HOLE = 'fill="var(--incise,var(--paper,#fbf6ea))"';

const merlons = (x: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `M${x + index * 5} ${y}h3v-4h-3z`).join('');
const pillars = (x: number, y: number, height: number, count: number, step = 6): string =>
  Array.from({ length: count }, (_, index) => `M${x + index * step} ${y}h3v${height}h-3z`).join('');
const amphora = (x: number): string =>
  `<path d="M${x} 44l-2-3c-4-6-4-12 1-15v-4h-1.500v-2h8v2H${x + 4}v4c5 3 5 9 1 15l-2 3z"/><path fill="none" stroke="currentColor" stroke-width="1.3" d="M${x + 0.5} 23c-5-1-6 3-3.5 6M${x + 4} 23c5-1 6 3 3.5 6"/>`;
const cypress = (x: number, height: number): string =>
  `<path d="M${x} ${44 - height}c4 ${height * 0.4} 4.5 ${height * 0.8} 1 ${height}h-2c-3.5-${height * 0.2} -3-${height * 0.6} 1-${height}z"/>`;
const banner = (x: number, y: number): string =>
  `<path d="M${x} ${y}h1.500v24h-1.500zM${x + 2} ${y + 1}h10l-3 4 3 4h-10z"/>`;

export const VIGNETTES: Record<string, string> = {
  brown: `<path d="M0 44V30l10-4 8 2 6-8h14l3-6h14l5 8h8l4 6h10l6-4 12 2 10 4 10-2v16z"/><path ${CUT} d="M24 26h14M41 20h12M60 28h10M20 34h30M66 36h28"/><path d="M92 24l12-14M96 11c5-2 10 1 12 6" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>`,
  grey: `<path d="M30 44V32c0-10 6-16 14-16s14 6 14 16v12z"/><path ${HOLE} d="M39 44v-8a5 5 0 0 1 10 0v8z"/><path d="M41 16V7h7v9z"/><path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" d="M45 4c2-3 6-1 8-3M49 6c3-2 6 0 9-2"/>${amphora(70)}${amphora(84)}${amphora(14)}<path d="M96 44V24h2v-3h14v3h2v20z"/><path ${CUT} d="M99 28h12M99 32h12M99 36h12M99 40h12"/>`,
  blue: `<path d="M26 20 60 4l34 16v4H26zM30 40h60v4H30z"/><path d="${pillars(33, 25, 14, 10)}"/><circle ${HOLE} cx="60" cy="14.5" r="3"/><path ${CUT} d="M29 22h62"/>${cypress(12, 34)}${cypress(20, 24)}${cypress(104, 30)}${cypress(112, 22)}`,
  yellow: `<path d="M6 16h34l3 9H3zM7 26h3v18H7zM36 26h3v18h-3zM12 34h22v10H12z"/><path ${CUT} d="M14 17l-1 8M23 17v8M32 17l1 8M14 38h18"/><path d="M58 33h50c-2 7-7 11-13 11H70c-6 0-10-4-12-11zM81 6h2.500v27H81z"/><path d="M85 9c11 3 15 10 14 20H85zM79 11c-9 4-12 10-13 18h13z"/><path ${CUT} d="M63 37h40"/><path d="M106 33l6-7 2 2-4 8z"/>`,
  red: `<path d="${merlons(8, 10, 5)}${merlons(84, 10, 5)}M8 10h23v34H8zM84 10h23v34H84zM31 24h53v20H31z${merlons(33, 24, 10)}"/><path ${HOLE} d="M51 44V36a6.5 6.5 0 0 1 13 0v8zM17 18h4v8h-4zM94 18h4v8h-4z"/><path ${CUT} d="M8 30h23M84 30h23M31 30h53"/><path fill="none" stroke="currentColor" stroke-width="1.5" d="M44 19V4M57.5 19V1M71 19V4"/><path d="M42.5 5 44 0l1.5 5zM56 3l1.5-5L59 3zM69.5 5 71 0l1.5 5z"/>`,
  green: `<path d="M30 22c0-11 8-18 18-18s18 7 18 18zM27 23h42v4H27zM24 40h48v4H24z"/><path d="${pillars(31, 28, 12, 6, 7)}"/><path ${CUT} d="M48 5v16M40 8c-2 4-3 8-3 13M56 8c2 4 3 8 3 13"/><path d="M92 44c1-6 0-10-3-13l2-1c2 1 3 3 3 5 1-4 2-6 5-8l1 2c-4 3-4 8-3 15z"/><path d="M80 26c-4-8 2-13 7-11 1-7 13-8 15-1 8-1 11 7 6 12-5 5-10 1-13 2-4 3-11 3-15-2z"/><path ${CUT} d="M86 20l4 3M97 16l-2 5M104 21l-4 2"/>`,
  purple: `<path d="M24 24l14-8V8h44v8l14 8v20H24z"/><path ${HOLE} d="M34 44V30h8v14zM48 44V28a12 12 0 0 1 24 0v16zM78 44V30h8v14z"/><path d="M60 22l2 4.5 5 .5-3.7 3.3 1 5L60 32.800l-4.3 2.5 1-5L53 27l5-.5z"/><path ${CUT} d="M38 16h44M24 24h72"/>${banner(10, 12)}${banner(100, 12)}`,
  black: `<path d="M4 44V18l12-8 12 8v26zM28 44V24l14-4v24zM44 44V10l10-6 10 6v34zM64 44V22h18v22zM84 44V16l14-8 12 10v26z"/><g ${HOLE}><path d="M11 44v-9a4.5 4.5 0 0 1 9 0v9zM50 44V34a4 4 0 0 1 8 0v10z"/><path d="M13 20h4v5h-4zM51 14h5v6h-5zM70 27h5v5h-5zM93 21h4v6h-4zM101 30h4v5h-4z"/></g><path d="M112 12a7 7 0 1 1-7-9 6 6 0 0 0 7 9z"/>`,
};
