import { z } from '../../../core/contracts/zod.ts';
import {
  DEMO_ACHIEVEMENT_STATES,
  DEMO_OUTCOMES,
  type DemoResult,
} from '../../../core/hardware/scenarios/demo-60-result.ts';
import { EVERY_DEMO_STEP } from '../../../core/hardware/scenarios/demo-60-steps.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../../../lib/storage.ts';

const share = z.number().min(0).max(1);
const cost = z.object({ count: z.int().min(0), points: z.int().min(0) });
const achievementState = z.enum(DEMO_ACHIEVEMENT_STATES);

const demoResult: z.ZodType<DemoResult> = z.object({
  outcome: z.enum(DEMO_OUTCOMES),
  score: z.number().min(0).max(100),
  seconds: z.int().min(0),
  memoryMiB: z.int().min(0),
  deeds: z.object({
    'read-evidence': achievementState,
    'found-module': achievementState,
    'two-clicks': achievementState,
    'strap-off-first': achievementState,
    'first-picture': achievementState,
  }),
  missing: z.enum(EVERY_DEMO_STEP).nullable(),
  wrong: cost,
  shown: cost,
  look: z.object({ taken: z.boolean(), before: share, after: share }).nullable(),
});

/** The stored result of this person's demo; null if this browser has none. */
export function readDemoResult(personId: string): DemoResult | null {
  return readStored<DemoResult | null>(keyOf(personId), demoResult, null);
}

/** Stores the result; returns false if it could not be stored. */
export function keepDemoResult(personId: string, result: DemoResult): boolean {
  return writeStored(keyOf(personId), result);
}

function keyOf(personId: string): string {
  return `${STORAGE_KEYS.demoResult}:${personId}`;
}
