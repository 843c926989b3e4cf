import type { LabelArt } from '../kit/label-art.ts';
import { labelQuad, packLabels } from '../kit/label-sheet.ts';
import type { Solid } from '../kit/solid.ts';
import { HUB_LABELS } from './fans.ts';
import { BOARD_LABELS } from './kestrel/labels-board.ts';
import { HOUSING_LABELS } from './kestrel/labels-housing.ts';
import { MODULE_LABELS } from './kestrel/labels-modules.ts';
import { BENCH_LABELS } from './labels-bench.ts';
import { MARLOW_LABELS } from './marlow/labels.ts';
import { OFFICE_LABELS } from './office/labels.ts';

/** Every printed label of the scene. They share one texture, so they need no extra draw call. */
export const LABELS = {
  ...BENCH_LABELS,
  ...BOARD_LABELS,
  ...MODULE_LABELS,
  ...HOUSING_LABELS,
  ...OFFICE_LABELS,
  ...HUB_LABELS,
  ...MARLOW_LABELS,
} as const;
export type LabelName = keyof typeof LABELS;

/** The rectangle of each label on the sheet. */
export const LABEL_RECTS = packLabels(LABELS);

/** The label as a piece of geometry, facing +z. */
export function label(name: LabelName): Solid {
  const art: LabelArt = LABELS[name];
  const rect = LABEL_RECTS.get(name);
  if (!rect) throw new RangeError(`No label named ${name}`);
  return labelQuad(art, rect);
}
