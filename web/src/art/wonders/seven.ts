/** The seven Wonders, each in four layers. 320 by 150; the ground line is at 128. */
import {
  C,
  type Illustration,
  arcade,
  box,
  colonnade,
  courses,
  cypress,
  lines,
  merlons,
  palm,
  shape,
  ship,
  waves,
} from './brush';

const sea = (y: number): string => `${box(C.sea, 0, y, 320, 150 - y)}${waves(y + 9, 6, 320)}${waves(y + 18, 18, 320)}`;
const plain = (y: number): string => box(C.land, 0, y, 320, 150 - y);

export const alexandria: Illustration = {
  ground: `${shape(C.hill, 'M0 118l30-8 26 4 22-6v20H0zM250 118l34-10 36 6v14h-70z')}${sea(118)}${shape(C.land, 'M70 134l16-8 34-3h80l36 3 18 8c-20 6-160 6-184 0z')}${ship(40, 122, 0.7)}${ship(288, 126, 0.9)}`,
  layers: [
    `${shape(C.stone, 'M104 110h112v17H104z')}${arcade(110, 114, 9, 12, 7, 15.2)}${merlons(C.stone, 104, 110, 12, 9.6)}${shape(C.stone, 'M132 110l6-42h44l6 42z')}${courses(138, 70, 44, 38, 5, 4)}`,
    `${merlons(C.stone, 136, 68, 6, 8.4)}${shape(C.stone, 'M144 62l4-22h24l4 22z')}${shape(C.shade, 'M166 40h6l4 22h-8z')}${lines('M154 41l-2 20M146 51h28')}`,
    `${box(C.shade, 146, 36, 28, 4)}${shape(C.stone, 'M150 36v-12h20v12z')}${shape(C.dark, 'M158 36v-7a2.5 2.5 0 0 1 5 0v7z')}${box(C.shade, 147, 21, 26, 3)}`,
    `<path class="rays" d="M160 13L70 2M160 13L62 24M160 13l92-11M160 13l98 11"/>${shape(C.glow, 'M160 4c2 4 6 5 6 10 0 4-3 6-6 6s-6-2-6-6c0-3 2-4 3-6 1 1 1.5 1.5 2 2.5 1-2 1.5-4 1-6.500z')}${colonnade(149, 8, 13, 2, 19, 3)}${shape(C.roof, 'M146 8c4-6 8-7 14-7s10 1 14 7z')}`,
  ],
};

const TERRACE = (x: number, y: number, count: number): string =>
  `${box(C.stone, x, y, 320 - 2 * x, 22)}${arcade(x + 7, y + 6, 10, 16, count, (320 - 2 * x - 10 - 14) / (count - 1))}${box(C.shade, x - 4, y - 3, 328 - 2 * x, 4)}`;
const vines = (x: number, y: number): string =>
  shape(
    C.leaf,
    `M${x} ${y}c6-9 12-2 16-6 6-6 12 0 16 2 8-7 14-2 18 4l-4 8-3-6-4 11-4-10-5 8-4-9-5 13-4-12-5 7-4-8-4 6z`,
  );

export const babylon: Illustration = {
  ground: `${shape(C.hill, 'M0 112h60l10 16H0zM258 112h62v16h-72z')}${plain(126)}${shape(C.sea, 'M0 139c60-6 110 4 160 0s110-4 160 0v11H0z')}${palm(28, 128, 34)}${palm(46, 130, 24)}${palm(286, 128, 38)}${palm(304, 131, 26)}`,
  layers: [
    `${TERRACE(66, 106, 9)}${vines(72, 104)}${vines(196, 104)}`,
    `${TERRACE(92, 82, 7)}${vines(96, 80)}${vines(174, 80)}`,
    `${TERRACE(118, 58, 5)}${vines(122, 56)}${vines(150, 56)}`,
    `<path fill="none" stroke="var(--w-sea)" stroke-width="5" d="M160 34v24M160 60v22l0 24v22"/>${box(C.stone, 138, 36, 44, 20)}${arcade(144, 42, 8, 14, 3, 12)}${shape(C.roof, 'M134 36l26-14 26 14z')}${palm(126, 56, 28)}${palm(192, 56, 30)}${palm(102, 80, 24)}${palm(216, 80, 24)}`,
  ],
};

export const ephesos: Illustration = {
  ground: `${shape(C.hill, 'M0 104c30-18 54-14 80 0s60 8 90 2 70-24 150-6v28H0z')}${plain(126)}${cypress(34, 130, 44)}${cypress(50, 132, 32)}${cypress(276, 131, 40)}${cypress(294, 132, 30)}`,
  layers: [
    `${box(C.shade, 66, 124, 188, 6)}${box(C.stone, 72, 118, 176, 6)}${box(C.stone, 78, 112, 164, 6)}`,
    `${box(C.dark, 104, 72, 112, 40)}${colonnade(84, 68, 44, 9, 18.2, 7)}`,
    `${box(C.stone, 78, 58, 164, 10)}${box(C.roof, 74, 54, 172, 4)}${lines('M84 63h152')}${shape(C.stone, 'M74 54l86-34 86 34z')}${shape(C.roof, 'M74 54l86-34 86 34h-8l-78-29-78 29z')}`,
    `${shape(C.gold, 'M160 30c3 0 4 2 4 4l5 3-2 2-4-1 2 14h-10l2-14-4 1-2-2 5-3c0-2 1-4 4-4z')}${shape(C.gold, 'M128 52c4-8 10-8 16-4l-2 4zM192 52c-4-8-10-8-16-4l2 4z')}${shape(C.gold, 'M160 8l4 12h-8zM72 46l5 8h-10zM248 46l5 8h-10z')}${shape(C.glow, 'M160 104c2 4 5 4 5 8h-10c0-3 3-4 5-8z')}${lines('M78 118h164')}`,
  ],
};

const SLOPE = (top: number, bottom: number): string => {
  const left = (y: number): number => 160 - ((y - 18) / 108) * 100;
  const right = (y: number): number => 320 - left(y);
  const lit = shape(C.stone, `M${left(top)} ${top}H${right(top)}L${right(bottom)} ${bottom}H${left(bottom)}z`);
  const edge = (y: number): number => 160 + (right(y) - 160) * 0.35;
  const dim = shape(C.shade, `M${edge(top)} ${top}H${right(top)}L${right(bottom)} ${bottom}H${edge(bottom)}z`);
  return `${lit}${dim}${lines(`M${left(bottom - 10) + 2} ${bottom - 10}H${right(bottom - 10) - 2}M${left(bottom - 20) + 2} ${bottom - 20}H${right(bottom - 20) - 2}`)}`;
};

export const gizah: Illustration = {
  ground: `${shape(C.hill, 'M0 112c40-10 60-6 90-2s90 4 130-2 60-8 100 0v18H0z')}${plain(122)}${shape(C.sea, 'M0 142c50-5 90 3 150 0s110-4 170 0v8H0z')}${palm(26, 138, 36)}${palm(44, 140, 26)}`,
  layers: [
    SLOPE(98, 128),
    SLOPE(68, 98),
    SLOPE(42, 68),
    `${shape(C.gold, 'M160 18l22.2 24H137.800z')}${shape(C.roof, 'M160 18l22.2 24h-14z')}${shape(C.stone, 'M232 136l2-10c-1-4 0-9 5-9s6 5 5 9l4 3h38c6 0 8 4 8 7z')}${lines('M237 119c2-1 5-1 6 0M246 130h36')}`,
  ],
};

export const halikarnassos: Illustration = {
  ground: `${shape(C.hill, 'M0 108l44-16 40 14 30-6 40 8 60-10 40-10 66 14v26H0z')}${plain(126)}${cypress(60, 130, 40)}${cypress(78, 132, 28)}${cypress(246, 131, 36)}${cypress(262, 132, 46)}`,
  layers: [
    `${box(C.shade, 100, 122, 120, 8)}${box(C.stone, 106, 90, 108, 32)}${courses(106, 100, 108, 22, 3, 6)}${box(C.roof, 104, 92, 112, 6)}${shape(C.dark, 'M152 122v-12a8 8 0 0 1 16 0v12z')}`,
    `${box(C.dark, 122, 62, 76, 26)}${colonnade(112, 58, 32, 7, 15, 6)}${box(C.stone, 104, 52, 112, 7)}`,
    `${box(C.stone, 110, 46, 100, 6)}${box(C.stone, 118, 40, 84, 6)}${box(C.stone, 126, 34, 68, 6)}${box(C.stone, 134, 28, 52, 6)}`,
    `${box(C.shade, 142, 23, 36, 5)}${shape(C.gold, 'M145 23l1-7-4-4 5-4 5 3 12 1 4 4v7h-3l-1-5h-9l-2 5h-3l-1-4-1 4z')}${shape(C.gold, 'M168 14h12l2 4h-14z')}<circle fill="${C.gold}" cx="176" cy="21" r="4"/>${shape(C.roof, 'M172 13l1-7 4-3 3 4-1 6z')}`,
  ],
};

export const olympia: Illustration = {
  ground: `${shape(C.hill, 'M0 104c40-16 70-12 100-6s80 6 120-2 70-6 100 4v28H0z')}${plain(126)}${cypress(28, 131, 42)}${cypress(296, 131, 42)}${box(C.shade, 70, 128, 180, 6)}${colonnade(78, 34, 94, 2, 18, 8)}${colonnade(216, 34, 94, 2, 18, 8)}${box(C.stone, 70, 26, 180, 8)}${shape(C.roof, 'M66 26l94-25 94 25z')}${shape(C.stone, 'M96 23l64-17 64 17z')}`,
  layers: [
    `${box(C.stone, 120, 120, 84, 8)}${shape(C.gold, 'M128 120V66h8v32h42v22h-7v-12h-35v12z')}${shape(C.roof, 'M136 98h42v6h-42z')}${shape(C.gold, 'M125 66h14v-5h-14z')}`,
    `${shape(C.stone, 'M137 98l2-14h34c6 2 8 6 9 12l2 24h-16l-4-18-27-1z')}${lines('M148 88l6 11M160 88l8 14M170 92l8 26M172 102l4 18')}`,
    `${shape(C.roof, 'M140 86c-2-16 0-26 6-30h14c5 4 7 12 7 30z')}${shape(C.stone, 'M146 56l14 30h-8l-10-24z')}${shape(C.roof, 'M147 54c-2-11 2-17 8-17s9 5 8 11l2 4-3 1c0 5-4 7-8 6z')}${shape(C.dark, 'M147 52c-3-12 2-18 9-17 5 0 8 3 8 6-6-1-9 1-10 5l-3 7zM155 50c3 3 6 3 8 2 0 6-3 8-6 8s-4-4-2-10z')}`,
    `<path fill="none" stroke="var(--w-roof)" stroke-width="6" stroke-linecap="round" d="M163 62l14 12 14-4M146 62l-14 10-4-8"/>${shape(C.gold, 'M191 68c-2-4-2-8 1-11-4-3-8-3-11-1 2-4 8-6 12-3 0-3 4-4 5-1l-1 4c5-1 8 1 9 5-4-2-7-1-9 1 3 3 3 6 1 9z')}<path fill="none" stroke="var(--w-gold)" stroke-width="2.8" d="M127 118V40"/>${shape(C.gold, 'M127 42c-8-2-10-8-8-12 3 3 5 4 8 4s5-1 8-4c2 4 0 10-8 12z')}${shape(C.leaf, 'M146 40c4-5 12-6 17-1-5-1-11-1-17 4z')}`,
  ],
};

export const rhodos: Illustration = {
  ground: `${shape(C.hill, 'M0 112l36-14 40 10 30 4h110l34-10 30-4 40 12v16H0z')}${sea(116)}${shape(C.shade, 'M40 150v-16h84v16zM196 150v-16h84v16z')}${ship(160, 136, 0.75)}${lines('M40 142h84M196 142h84')}`,
  layers: [
    `${box(C.stone, 112, 126, 28, 10)}${box(C.stone, 180, 126, 28, 10)}${shape(C.gold, 'M118 126l10-3 10-22 10-18 8 3-8 20-5 20zM202 126l-10-3-10-22-10-18-8 3 8 20 5 20z')}`,
    `${shape(C.gold, 'M142 52h36l-4 34h-28z')}${shape(C.stone, 'M144 76c10 4 22 4 32 0l4 16c-6 3-8-1-12 2-4-2-6 2-10 0-4 2-6-2-10 0-4-1-6 1-10-2z')}${lines('M160 54v16M148 62c4 4 8 4 12 0 4 4 8 4 12 0M150 70h20')}`,
    `${shape(C.gold, 'M136 56c0-7 4-11 10-12l8-3h12l8 3c6 1 10 5 10 12l-6 4h-36z')}${shape(C.gold, 'M152 42l1-6c-3-8 0-15 7-15s10 7 7 15l1 6z')}${shape(C.glow, 'M151 24l-8-4 8-1-5-8 8 5 0-9 6 7 6-7v9l8-5-5 8 8 1-8 4c-4-6-14-6-18 0z')}${lines('M157 29v1M163 29v1M157 35c2 1 4 1 6 0')}`,
    `<path fill="none" stroke="var(--w-line)" stroke-width="9" stroke-linecap="round" d="M180 50l20-12 2-16M140 52l-14 14-2 16"/><path fill="none" stroke="var(--w-gold)" stroke-width="6.5" stroke-linecap="round" d="M180 50l20-12 2-16M140 52l-14 14-2 16"/>${shape(C.roof, 'M196 22h13l-3-6h-7z')}${shape(C.glow, 'M202 0c2 5 7 6 7 11 0 3-3 5-7 5s-7-2-7-5c0-3 2-4 3-6l2 2c1-2 2-4 2-7z')}<path fill="none" stroke="var(--w-line)" stroke-width="2.4" d="M124 126V44"/>${shape(C.stone, 'M124 34l4 10h-8z')}`,
  ],
};
