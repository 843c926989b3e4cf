import { SOLDER_MASK } from '../../catalogue/finishes.ts';
import { BOARD } from '../../catalogue/marlow/layout.ts';
import { BENCH_GEOMETRIES, type Build } from '../bench-geometries.ts';
import { circuitBoard } from '../circuit-board.ts';
import { buildM2Drive } from '../storage.ts';
import { buildMarlowBoard } from './board.ts';
import { buildMarlowCase } from './case.ts';
import { buildBlowerRotor, buildMarlowCooler } from './cooler.ts';
import { buildBaseCover } from './cover.ts';
import {
  buildBattery,
  buildMarlowButton,
  buildMobileProcessor,
  buildSmallScrew,
  buildSodimm,
  buildSodimmClip,
  buildWifiCard,
} from './modules.ts';

/** A laptop has smaller screws than the one of the bench. */
const { screw: _, ...BENCH } = BENCH_GEOMETRIES;

/** All geometries of the Marlow 14 by name, except its cables. */
export const MARLOW_GEOMETRIES: Readonly<Record<string, Build>> = {
  case: buildMarlowCase,
  board: buildMarlowBoard,
  'circuit-board': () => circuitBoard(BOARD.width, BOARD.height, SOLDER_MASK),
  cpu: buildMobileProcessor,
  cooler: buildMarlowCooler,
  'cooler-rotor': buildBlowerRotor,
  battery: buildBattery,
  sodimm: buildSodimm,
  'sodimm-clip-top': () => buildSodimmClip(1),
  'sodimm-clip-bottom': () => buildSodimmClip(-1),
  'ssd-m2': () => buildM2Drive('m2-label-512'),
  'wifi-card': buildWifiCard,
  'long-screw': () => buildSmallScrew(8),
  'short-screw': () => buildSmallScrew(4),
  'power-button': buildMarlowButton,
  'base-cover': buildBaseCover,
  ...BENCH,
};
