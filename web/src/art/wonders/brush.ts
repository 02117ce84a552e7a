/** Shapes that the pictures of the Wonders share. The colours are those of the side: day or night. */

export const C = {
  stone: 'var(--w-stone)',
  shade: 'var(--w-shade)',
  roof: 'var(--w-roof)',
  gold: 'var(--w-gold)',
  leaf: 'var(--w-leaf)',
  sea: 'var(--w-sea)',
  land: 'var(--w-land)',
  hill: 'var(--w-hill)',
  dark: 'var(--w-dark)',
  glow: 'var(--w-glow)',
} as const;

/** A picture: what is always there, then four layers, one on top of the other. */
export interface Illustration {
  ground: string;
  layers: [string, string, string, string];
}

export const shape = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
export const box = (fill: string, x: number, y: number, width: number, height: number): string =>
  shape(fill, `M${x} ${y}h${width}v${height}h${-width}z`);
/** Lines without a fill: joints, folds, rigging. */
export const lines = (d: string): string => `<path class="thin" d="${d}"/>`;

const many = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** Columns with a base and a capital. */
export const colonnade = (x: number, y: number, height: number, count: number, step: number, width = 6): string =>
  many(count, (index) => column(x + index * step, y, height, width));

function column(x: number, y: number, height: number, width: number): string {
  const shaft = shape(C.stone, `M${x} ${y + 3}h${width}v${height - 6}h${-width}z`);
  const ends = shape(
    C.stone,
    `M${x - 1.5} ${y}h${width + 3}v3h${-width - 3}zM${x - 1.5} ${y + height - 3}h${width + 3}v3h${-width - 3}z`,
  );
  return `${shaft}${ends}${lines(`M${x + width / 2} ${y + 4}v${height - 8}`)}`;
}

/** Dark arches side by side. */
export const arcade = (x: number, y: number, width: number, height: number, count: number, step: number): string =>
  many(count, (index) => {
    const left = x + index * step;
    return shape(
      C.dark,
      `M${left} ${y + height}v${-(height - width / 2)}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`,
    );
  });

/** Courses of blocks inside a rectangle. */
export function courses(x: number, y: number, width: number, height: number, rows: number, blocks: number): string {
  const row = height / rows;
  const joints = many(rows, (index) => {
    const shift = index % 2 ? 0 : width / blocks / 2;
    return many(
      blocks,
      (block) =>
        `M${(x + shift + (block * width) / blocks).toFixed(1)} ${(y + index * row).toFixed(1)}v${row.toFixed(1)}`,
    );
  });
  return lines(many(rows - 1, (index) => `M${x} ${(y + (index + 1) * row).toFixed(1)}h${width}`) + joints);
}

export const merlons = (fill: string, x: number, y: number, count: number, step: number): string =>
  shape(
    fill,
    many(count, (index) => `M${x + index * step} ${y}v-6h${step / 2}v6z`),
  );

export const cypress = (x: number, base: number, height: number): string =>
  shape(
    C.leaf,
    `M${x} ${base - height}c${height * 0.16} ${height * 0.4} ${height * 0.16} ${height * 0.75} ${height * 0.05} ${height}h${-height * 0.1}c${-height * 0.11} ${-height * 0.25} ${-height * 0.11} ${-height * 0.6} ${height * 0.05} ${-height}z`,
  );

export function palm(x: number, base: number, height: number): string {
  const top = base - height;
  const trunk = `<path fill="none" stroke="var(--w-roof)" stroke-width="2.6" d="M${x} ${base}c2 ${-height * 0.4} 1 ${-height * 0.7} ${height * 0.08} ${-height}"/>`;
  const [cx, r] = [x + height * 0.08, height * 0.42];
  const frond = (dx: number, dy: number): string =>
    `M${cx} ${top}q${dx * r * 0.5} ${dy * r - r * 0.35} ${dx * r} ${dy * r + r * 0.25}q${-dx * r * 0.3} ${-r * 0.35} ${-dx * r} ${-dy * r - r * 0.25}z`;
  return (
    trunk +
    shape(
      C.leaf,
      [frond(1, 0.1), frond(-1, 0.1), frond(0.75, 0.5), frond(-0.75, 0.5), frond(0.65, -0.5), frond(-0.65, -0.5)].join(
        '',
      ),
    )
  );
}

/** Little crests on the water. */
export const waves = (y: number, from: number, to: number): string =>
  lines(many(Math.floor((to - from) / 26), (index) => `M${from + index * 26} ${y}q4 -4 8 0q4 -4 8 0`));

export const ship = (x: number, y: number, size = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${shape(C.roof, 'M-22 0h44c-3 8-8 11-15 11h-16c-7 0-11-4-13-11z')}${shape(C.stone, 'M2 -30c12 4 15 16 12 27h-12z')}${shape(C.stone, 'M-2 -27c-9 5-12 13-12 24h12z')}${lines('M0 -32v32M-16 5h30')}</g>`;
