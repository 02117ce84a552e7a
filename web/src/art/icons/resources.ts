/** Raw materials and manufactured goods, each with a silhouette of its own. */
import { FINE, LINE, P } from './ink';

export const RESOURCES = {
  wood: `<g ${LINE}><path fill="${P.wood}" d="M7 7.2h12.2c1.6 0 2.8 2.3 2.8 5.2s-1.2 5.2-2.8 5.2H7z"/><ellipse fill="${P.woodEnd}" cx="6.6" cy="12.4" rx="4" ry="5.2"/></g><g ${FINE}><ellipse cx="6.6" cy="12.4" rx="1.9" ry="2.6"/><path d="M13 10h5M12 14.6h6.5"/></g>`,
  stone: `<g ${LINE}><path fill="${P.stoneLight}" d="M2.5 9.8 7.6 5h14l-5 4.8z"/><path fill="${P.stone}" d="M2.5 9.8h14.1v9.7H2.5z"/><path fill="${P.stoneDark}" d="M16.6 9.8l5-4.8v9.6l-5 4.9z"/></g><g ${FINE}><path d="M5.5 16.5l2-2M8.5 17l3-3M6 13.2l1-1M12 17l1.5-1.5"/></g>`,
  clay: `<g fill="${P.clay}" ${LINE}><path d="M6.8 4.8h10.6v6.4H6.8z"/><path d="M1.8 12.4h9.7v6.6H1.8z"/><path d="M12.5 12.4h9.7v6.6h-9.7z"/></g><g ${FINE}><path d="M9.5 8h4M4.5 15.7h3M16 15.7h4"/></g>`,
  ore: `<path fill="${P.ore}" ${LINE} d="M3 4c4.5 2.6 13.5 2.6 18 0-2 5.6-2 10.4 0 16-4.5-2.6-13.5-2.6-18 0 2-5.6 2-10.4 0-16z"/><path fill="none" stroke="${P.oreLight}" stroke-width="1.6" stroke-linecap="round" d="M6.5 7.6c3.3 1 7.7 1 11 0M7 10.5c2 .5 4 .5 6 .3"/>`,
  glass: `<g ${LINE}><path fill="${P.glass}" d="M9.6 4.5h4.8v3.2c0 1.6 5 3.2 5 8 0 3.7-3.3 5.8-7.4 5.8s-7.4-2.1-7.4-5.8c0-4.8 5-6.4 5-8z"/><path fill="${P.glassDark}" d="M5 14.6c2.3 1.2 4.6-.6 7-.6s4.7 1.8 7 .6c.3.7.4 1 .4 1.5 0 3.5-3.3 5.4-7.4 5.4s-7.4-2-7.4-5.4c0-.5.1-.9.4-1.5z"/><path fill="${P.glass}" d="M8.3 2.5h7.4v2H8.3z"/></g>`,
  papyrus: `<g ${LINE}><path fill="${P.papyrus}" d="M6 5.5h12v13H6z"/><rect fill="${P.papyrusDark}" x="3.5" y="2.8" width="17" height="4.2" rx="2.1"/><rect fill="${P.papyrusDark}" x="3.5" y="17" width="17" height="4.2" rx="2.1"/></g><g ${FINE}><path d="M9 10h6M9 12.5h6M9 15h3.5"/></g>`,
  cloth: `<g ${LINE}><path fill="${P.cloth}" d="M6.2 5.5h11.6v13H6.2z"/><rect fill="${P.woodEnd}" x="3.8" y="2.6" width="16.4" height="3.6" rx="1.2"/><rect fill="${P.woodEnd}" x="3.8" y="17.8" width="16.4" height="3.6" rx="1.2"/></g><g fill="none" stroke="${P.marble}" stroke-opacity=".75" stroke-width="1" stroke-linecap="round"><path d="M7 9.2l10-1.4M7 12.2l10-1.4M7 15.2l10-1.4"/></g>`,
  'any-raw': `<g ${LINE}><path fill="${P.wood}" d="M12 2.5 21.5 12H12z"/><path fill="${P.stone}" d="M12 2.5 2.5 12H12z"/><path fill="${P.clay}" d="M12 21.5 2.5 12H12z"/><path fill="${P.ore}" d="M12 21.5 21.5 12H12z"/></g>`,
  'any-good': `<g ${LINE}><path fill="${P.glass}" d="M12 12 4 6.5A9.6 9.6 0 0 1 20 6.5z"/><path fill="${P.papyrus}" d="M12 12 4 6.5a9.6 9.6 0 0 0 8 15.1z"/><path fill="${P.cloth}" d="M12 12 20 6.5a9.6 9.6 0 0 1-8 15.1z"/></g>`,
  'any-resource': `<g ${LINE}><path fill="${P.papyrus}" d="M12 2.3 21.7 12 12 21.7 2.3 12z"/></g><path fill="none" stroke="${P.line}" stroke-width="1.8" stroke-linecap="round" d="M9.4 10.2c0-3.4 5.3-3.4 5.3 0 0 2-2.6 2-2.6 4"/><circle cx="12.1" cy="16.7" r="1.2" fill="${P.line}"/>`,
} as const;
