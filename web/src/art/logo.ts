/** The mark: a black-figure cup seen from above, with seven cities around the sea. Drawn on 64. */

const TOWER = 'M27.6 21.5 28.4 12h-1.6V6h2v2.2h2.2V6h2v2.2h2.2V6h2v6h-1.6l.8 9.5z';
const tower = (turn: number): string => `<path transform="rotate(${turn} 32 32)" d="${TOWER}"/>`;

const seven = Array.from({ length: 7 }, (_, index) => tower((index * 360) / 7)).join('');

export const LOGO = `<circle cx="32" cy="32" r="31" fill="#b9532f"/><circle cx="32" cy="32" r="29.3" fill="none" stroke="#2b2119" stroke-width="1.4"/><g fill="#2b2119">${seven}</g><circle cx="32" cy="32" r="10.5" fill="#2b2119"/><circle cx="32" cy="32" r="8.6" fill="#e9c88a"/><path fill="#2b2119" d="M24.5 33.500h15c-1 3.3-3 4.8-5.6 4.800h-3.800c-2.6 0-4.6-1.5-5.6-4.800zM32.6 24.500c3.6 1.4 5 4.6 4.6 8h-4.600zM31.2 26c-2.6 1.4-3.6 3.7-3.8 6.500h3.800z"/>`;
