import type { Box } from './projection.ts';

/** What a part is made of; each has its colour in src/styles. */
type Material = 'board' | 'plastic' | 'metal';

export interface BoardPart extends Box {
  readonly material: Material;
  /** Fins cut along the x axis. */
  readonly fins?: number;
}

const box = (
  material: Material,
  [x, y, width, depth, height]: readonly [number, number, number, number, number],
  more: { readonly z?: number; readonly fins?: number } = {},
): BoardPart => ({ material, x, y, width, depth, height, ...more });

export const BOARD_WIDTH = 244;
export const BOARD_DEPTH = 305;

/** An ATX board, from the back to the front. */
export const PARTS_BEHIND_REGULATOR: readonly BoardPart[] = [
  box('plastic', [56, 4, 22, 11, 12]),
  box('metal', [84, 8, 62, 20, 20], { fins: 10 }),
  box('plastic', [-3, 36, 24, 116, 30]),
  box('metal', [27, 46, 20, 92, 22], { fins: 4 }),
];

export const PARTS_BEHIND_MEMORY: readonly BoardPart[] = [
  box('plastic', [66, 44, 86, 90, 5]),
  box('metal', [74, 52, 70, 74, 26], { z: 5, fins: 12 }),
];

export const MEMORY_SLOTS = [0, 1, 2, 3].map((index) => ({
  x: 166 + index * 12,
  y: 34,
  width: 7,
  depth: 138,
}));

export const PARTS_BEFORE_MEMORY: readonly BoardPart[] = [
  box('plastic', [226, 84, 12, 56, 13]),
  box('metal', [52, 158, 92, 22, 7], { fins: 0 }),
  box('plastic', [38, 196, 94, 8, 9]),
  box('plastic', [38, 222, 27, 7, 9]),
  box('metal', [160, 204, 54, 56, 11], { fins: 5 }),
  box('plastic', [228, 196, 14, 46, 10]),
  box('plastic', [38, 248, 94, 8, 9]),
  box('plastic', [38, 274, 27, 7, 9]),
];

export interface Cylinder {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly height: number;
}

export const REGULATOR_CAPACITORS: readonly Cylinder[] = [0, 1, 2, 3, 4, 5].map((index) => ({
  x: 57,
  y: 54 + index * 14,
  radius: 3.6,
  height: 9,
}));

export const SOUND_CAPACITORS: readonly Cylinder[] = [
  ...[0, 1, 2].map((index) => ({ x: 14 + index * 9, y: 268, radius: 3.2, height: 8 })),
  ...[0, 1].map((index) => ({ x: 14 + index * 9, y: 282, radius: 3.2, height: 8 })),
];

export const MOUNTING_HOLES: readonly (readonly [number, number])[] = [
  [8, 8],
  [150, 8],
  [236, 150],
  [8, 160],
  [150, 190],
  [8, 297],
  [150, 297],
  [236, 297],
];

/** Copper tracks: flat paths that turn by 45 degrees, as on a board. */
export const TRACES: readonly string[] = [
  'M152 66h8l6 6v90l-8 8h-18',
  'M152 74h5l5 5v86l-6 6h-10',
  'M152 82h2l4 4v78',
  'M120 134v14l-8 8v2',
  'M112 134v12l-8 8v4',
  'M104 134v10l-8 8v6',
  'M132 200h16l12 12',
  'M132 204h14l14 14',
  'M132 252h20l10-10',
  'M214 212h14M214 220h14M214 228h14',
  'M186 260v22l10 10h10',
  'M178 260v26l-8 8',
  'M47 60h10l9 8M47 72h19M47 84h19M47 96h19',
  'M65 225h24l12 12h20',
];

/** The path of the fault: from the open slot to the memory light. */
export const FAULT_TRACE = 'M209 34v-6l6-6h4';

/** Pin headers along the lower edge: first pin, columns. */
export const HEADERS: readonly (readonly [x: number, y: number, columns: number])[] = [
  [58, 291, 9],
  [104, 291, 5],
  [162, 291, 5],
  [196, 291, 10],
];

/** Parts too small for a name, scattered by a fixed rule. */
export const SPECKS: string = Array.from({ length: 150 }, (_, index) => {
  const x = 6 + ((index * 73) % 232);
  const y = 8 + ((index * 131) % 290);
  return `M${x} ${y}h${index % 3 === 0 ? 3.4 : 2}v1.6h-${index % 3 === 0 ? 3.4 : 2}z`;
}).join('');
