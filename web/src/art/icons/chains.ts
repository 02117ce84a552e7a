/** The symbols of chains: silhouettes in the colour of the text, with incised lines. */
import { CUT, FILL, STROKE, ring } from './ink';

export const CHAINS = {
  barrel: `<path ${FILL} d="M7 2.500h10c2.3 3 3 6 3 9.500s-.7 6.5-3 9.500H7c-2.3-3-3-6-3-9.500s.7-6.5 3-9.500z"/><path ${CUT} d="M5 7h14M4.5 17h15M12 7.500v9"/>`,
  book: `<path ${FILL} d="M11.3 5.500C8.5 3.6 5.5 3.2 2 4v14.500c3.5-.8 6.5-.4 9.3 1.500zM12.7 5.500c2.8-1.9 5.8-2.3 9.3-1.500v14.500c-3.5-.8-6.5-.4-9.3 1.500z"/><path ${CUT} d="M4.5 8c1.6-.2 3 0 4.5.7M4.5 12c1.6-.2 3 0 4.5.7M19.5 8c-1.6-.2-3 0-4.5.7M19.5 12c-1.6-.2-3 0-4.5.7"/>`,
  camel: `<path ${FILL} d="M2 6.500C3.2 5 5 4.7 6.2 5.500c.9.7 1 2 .9 3.500l.2 2.200c1.6-.6 2-4.7 4.2-4.7 1.6 0 1.7 2.6 2.7 2.600S15.6 6 17.3 6c2.5 0 3 4 4.2 6l.7 4-1.2-.6-.8-2.1-.5 3 .8 5.200h-1.700l-1.6-5-5.7.2-1.3 4.800H8.500l.2-5.500C6.5 14.8 5 13 4.8 10.500l-.3-2.300L2.3 8.500z"/><path ${CUT} d="M10 13.500c2 .6 4.5.5 6.5-.3"/>`,
  castle: `<path ${FILL} d="M3 3h4v3h3V3h4v3h3V3h4v8l-2 2v8.500H5V13l-2-2z"/><path fill="var(--incise,var(--paper,#f6efdf))" d="M9.5 21.500V17a2.5 2.5 0 0 1 5 0v4.500z"/>`,
  columns: `<path ${FILL} d="M2.5 3h19v3.500h-19zM4 7.500h4v10H4zM10 7.500h4v10h-4zM16 7.500h4v10h-4zM2.5 18.500h19V22h-19z"/>`,
  hammer: `<path ${FILL} d="M4 3.500h11.500l4.5 3-1.2 2.500H15l-.4 1.500H10.800L10.4 9H4z"/><path ${FILL} d="M10.8 11.500h3.800l.9 10.500h-5.600z"/>`,
  helmet: `<path ${FILL} d="M4.5 13.500C4.5 8 8 5.2 12.5 5.200S20 8.5 20 12v9.500h-4.500l-1-6h-3l2 4.5-1.5 1.500h-4C5.5 19.5 4.5 17 4.5 13.500z"/><path ${FILL} d="M2 13C1.5 6 6 1.5 13 1.500c3.5 0 6 1 8 3-2.6-.8-5-1-7.5-1C8 3.5 4 7 4 13z"/><path ${CUT} d="M10.5 13h4.5"/>`,
  horseshoe: `<path fill="none" stroke="currentColor" stroke-width="4.5" d="M6.5 21.500C4 17 3.5 13 4.8 9.2 6 5.7 8.6 4.2 12 4.200s6 1.5 7.2 5c1.3 3.8.8 7.8-1.7 12.3"/><g fill="var(--incise,var(--paper,#f6efdf))"><circle cx="5.5" cy="15.5" r=".9"/><circle cx="5" cy="10.5" r=".9"/><circle cx="12" cy="4.2" r=".9"/><circle cx="19" cy="10.5" r=".9"/><circle cx="18.5" cy="15.5" r=".9"/></g>`,
  lighthouse: `<path ${FILL} d="M10 9h4l3 13H7zM8.5 6.500h7V8h-7zM9.5 3.5 12 1.500l2.5 2V6h-5z"/><path ${STROKE} stroke-width="1.6" d="M6 4.5 2 3M6 6.500l-4 1M18 4.5 22 3M18 6.500l4 1"/><path ${CUT} d="M9 13.500h6M8 17.500h8"/>`,
  lightning: `<path ${FILL} d="M14.5 1.5 4.5 13.500h6L8 22.500l11.5-13h-6.500z"/>`,
  lyre: `<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" d="M5 3c-2 4 2.5 6.5 2 11.500M19 3c2 4-2.5 6.5-2 11.5"/><path ${FILL} d="M5.5 14h13l-1.5 7.500H7z"/><path ${STROKE} stroke-width="1.4" d="M5.5 6.500h13M9.5 6.500V14M12 6.500V14M14.5 6.500V14"/><path ${CUT} d="M9 18h6"/>`,
  'market-stall': `<path ${FILL} d="M3 3h18l1.5 6c0 3-3.5 3-3.5 0 0 3-3.5 3-3.5 0 0 3-3.5 3-3.5 0 0 3-3.5 3-3.5 0 0 3-3.5 3-3.5 0 0 3-3.5 3-3.5 0zM4 12.500h2V22H4zM18 12.500h2V22h-2zM7 15.500h10V22H7z"/><path ${CUT} d="M8.5 18.500h7"/>`,
  mask: `<path ${FILL} d="M3 3c3 1.3 6 1.8 9 1.800S18 4.3 21 3c1 8-1.5 15.5-9 19C4.5 18.5 2 11 3 3z"/><path fill="var(--incise,var(--paper,#f6efdf))" d="M6 9c1.6-1.3 3.2-1.3 4.5.3-1.5 1.3-3.3 1.3-4.5-.3zM18 9c-1.6-1.3-3.2-1.3-4.5.3 1.5 1.3 3.3 1.3 4.5-.3zM7.5 13.500c3 1.2 6 1.2 9 0-.6 3.3-2 5-4.5 5s-3.9-1.7-4.5-5z"/>`,
  mortar: `<path ${FILL} d="M2.5 9.500h19c0 4.5-2 7-5.5 8v1.500h2.500V22h-13v-3H8v-1.500c-3.5-1-5.5-3.5-5.5-8z"/><path fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round" d="M13.5 8 18 2.8"/>`,
  'oil-lamp': `<path ${FILL} d="M1.5 12c3 .6 4.5-.5 6.5-1.5 3-1.5 8-1.5 10.5 1 2 0 4 .3 4 2.500s-1.5 3-4 3c-1.6 2-4 2.5-7.5 2.5-5.5 0-7.5-4-9.5-7.500zM8 20.500h7V22H8z"/><path ${FILL} d="M2.5 10.500c-1.5-2 .8-3.5.3-7.5 2.7 2 4 5.3 1.6 7.700z"/><path ${CUT} d="M19 13.500c1.2 0 1.5.4 1.5.8s-.4.9-1.6.9M10 13.500h4.5"/>`,
  planet: `<circle ${FILL} cx="12" cy="12" r="6.5"/><path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" d="M6.6 8.600C3.3 10.7 1.4 13.2 2 14.500c1 2 6.3 1.2 11.8-1.500S23 7 22 5c-.5-1.2-3-1.3-6-.5"/><path ${CUT} d="M5.8 14c2.3.3 5.2-.4 8-1.7 1.7-.8 3-1.7 4-2.6"/>`,
  quill: `<path ${FILL} d="M22 2C13 2.5 7 7 5.5 14.500L3 20.500l1.6 1L7 17c7.5-.5 13.5-6 15-15z"/><path ${CUT} d="M7 16.5 16 8M11 13l-.5-4M14 10.200l3.5-.2"/>`,
  saw: `<path ${FILL} d="M2 7 18 4.500V11l-1.5 2.500L15 11.400l-1.5 2.600L12 11.800l-1.5 2.700L9 12.3 7.5 15 6 12.700l-1.5 2.600L3 13z"/><path ${FILL} d="M18.5 3.500c2.5-.8 4 .5 4 3s-1 6-3.5 6z"/>`,
  scales: `<path ${STROKE} stroke-width="1.8" d="M12 3.500V20M5 6h14M5 6 2 13.500M5 6l3 7.500M19 6l-3 7.500M19 6l3 7.5"/><path ${FILL} d="M1 13.500h8c0 2.3-1.7 4-4 4s-4-1.7-4-4zM15 13.500h8c0 2.3-1.7 4-4 4s-4-1.7-4-4zM7.5 20h9v2h-9z"/><circle ${FILL} cx="12" cy="3.5" r="2"/>`,
  scroll: `<path ${FILL} d="M7 2.500h12.500c1.6 0 2.5 1.2 2.5 3s-1 2.5-2.5 2.500H18v11c0 1.6-1 2.5-2.5 2.500H4.500C3 21.5 2 20.5 2 18.500S3 16 4.5 16H5V5.500c0-2 .7-3 2-3z"/><path ${CUT} d="M8.5 7h6M8.5 10.500h6M8.5 14h4M5 16h9.5"/>`,
  star: `<path ${FILL} d="${ring(12, 12, [11, 4.2], 8)}"/>`,
  target: `<g fill="none" stroke="currentColor"><circle cx="12" cy="12" r="9.3" stroke-width="2.6"/><circle cx="12" cy="12" r="4.9" stroke-width="2"/></g><circle ${FILL} cx="12" cy="12" r="1.9"/>`,
  torch: `<path ${FILL} d="M12.5 1c.5 3 4.5 4.5 4.5 8 0 2.3-1.7 3.7-5 3.700S7 11.3 7 9c0-2 1.3-2.8 1.8-4.5.8.5 1.4 1.1 1.7 2C12 5 12.7 3.2 12.5 1zM7 13.500h10l-1.3 2.700H8.300zM9 17h6l-1.7 6h-2.600z"/>`,
  'water-drop': `<path ${FILL} d="M12 1.500C15.5 7 19 11 19 15.300a7 7 0 0 1-14 0C5 11 8.5 7 12 1.500z"/><path ${CUT} d="M8.2 15.500c.2 2 1.3 3.3 3.3 3.6"/>`,
} as const;
