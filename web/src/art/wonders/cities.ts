/** The two Wonders of Cities. */
import { C, type Illustration, arcade, box, colonnade, courses, lines, merlons, shape, ship, waves } from './brush';

const flag = (x: number, y: number): string =>
  `${lines(`M${x} ${y}v-14`)}${shape(C.roof, `M${x} ${y - 14}h11l-3 3.5 3 3.500h-11z`)}`;

export const byzantium: Illustration = {
  ground: `${shape(C.hill, 'M0 108c40-14 90-18 160-18s120 4 160 18v20H0z')}${box(C.sea, 0, 132, 320, 18)}${waves(141, 6, 320)}${ship(34, 136, 0.6)}${ship(292, 138, 0.7)}`,
  layers: [
    `${box(C.stone, 52, 116, 216, 18)}${merlons(C.stone, 52, 116, 20, 10.9)}${box(C.stone, 44, 100, 20, 34)}${merlons(C.stone, 44, 100, 3, 8)}${box(C.stone, 256, 100, 20, 34)}${merlons(C.stone, 256, 100, 3, 8)}${shape(C.dark, 'M152 134v-8a8 8 0 0 1 16 0v8z')}${courses(64, 122, 192, 12, 2, 12)}`,
    `${box(C.stone, 96, 78, 128, 32)}${arcade(104, 84, 10, 24, 8, 14.6)}${box(C.roof, 92, 74, 136, 5)}`,
    `${shape(C.shade, 'M92 74c0-14 10-22 24-22s24 8 24 22zM180 74c0-14 10-22 24-22s24 8 24 22z')}${lines('M116 53v21M104 57l4 17M128 57l-4 17M204 53v21M192 57l4 17M216 57l-4 17')}${box(C.stone, 124, 54, 72, 20)}${arcade(130, 58, 6, 13, 6, 11)}`,
    `${shape(C.gold, 'M122 54c0-22 16-38 38-38s38 16 38 38z')}${lines('M160 16v38M146 19l-8 35M174 19l8 35M134 28l-7 26M186 28l7 26')}${shape(C.gold, 'M158 16l2-10 2 10z')}${flag(54, 94)}${flag(266, 94)}`,
  ],
};

export const petra: Illustration = {
  ground: `${box(C.land, 0, 126, 320, 24)}${shape(C.hill, 'M0 0h64l10 30-6 28 12 26-8 44H0zM320 0h-60l-14 34 8 26-10 28 6 40h70z')}${shape(C.roof, 'M64 0h196l-14 34 8 26-10 28 6 40H72l8-44-12-26 6-28z')}${lines('M20 10l8 40-6 40M300 8l-8 44 8 40M44 4l6 50')}`,
  layers: [
    `${box(C.shade, 92, 124, 136, 6)}${box(C.stone, 98, 118, 124, 6)}${box(C.dark, 144, 84, 32, 34)}${colonnade(102, 78, 40, 3, 17, 7)}${colonnade(177, 78, 40, 3, 17, 7)}`,
    `${box(C.stone, 96, 69, 128, 9)}${lines('M104 73.500h112')}${shape(C.stone, 'M124 69l36-15 36 15z')}${shape(C.gold, 'M160 58l3 5 5 .5-4 3 1 2h-10l1-2-4-3 5-.500z')}`,
    `${shape(C.dark, 'M150 52V28h20v24z')}${colonnade(102, 28, 26, 2, 16, 6)}${colonnade(196, 28, 26, 2, 16, 6)}${colonnade(143, 28, 26, 3, 14, 6)}${box(C.stone, 96, 22, 34, 6)}${box(C.stone, 190, 22, 34, 6)}${box(C.stone, 138, 22, 44, 6)}`,
    `${shape(C.stone, 'M96 22l30-11v11zM224 22l-30-11v11z')}${shape(C.stone, 'M140 22l20-13 20 13z')}${shape(C.gold, 'M157 10h6l-1-2c4-1 4-6 0-7h-4c-4 1-4 6 0 7z')}${shape(C.glow, 'M160 100c3 5 7 6 7 12 0 4-3 6-7 6s-7-2-7-6c0-6 4-7 7-12z')}`,
  ],
};
