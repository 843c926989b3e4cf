import { z } from '../../../../core/contracts/zod.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../../../../lib/storage.ts';
import { LISTS, type ListId } from './desk.ts';
import type { Shape } from './shape.ts';

/** The panels of the left column. The complaint is not remembered: it opens with each job. */
export type PanelId = 'job' | 'step' | 'theory';

const shapeSchema = z.object({
  step: z.boolean().optional(),
  theory: z.boolean().optional(),
  list: z.enum(LISTS).nullable().optional(),
});
const memorySchema = z.object({ d: shapeSchema, m: shapeSchema, l: shapeSchema }).partial();

/** The panels folded and open on screens of one shape, for all jobs. */
export interface ShapeMemory {
  readonly step?: boolean | undefined;
  readonly theory?: boolean | undefined;
  readonly list?: ListId | null | undefined;
}

export function readFolds(shape: Shape): ShapeMemory {
  return readStored(STORAGE_KEYS.labFolds, memorySchema, {})[shape] ?? {};
}

export function keepFolds(shape: Shape, change: ShapeMemory): void {
  const memory = readStored(STORAGE_KEYS.labFolds, memorySchema, {});
  writeStored(STORAGE_KEYS.labFolds, { ...memory, [shape]: { ...memory[shape], ...change } });
}
