import { z } from '../../../core/contracts/zod.ts';
import type { StepRecord } from '../../../core/tutorials/progress.ts';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '../../../lib/storage.ts';
import { personKey } from '../../../runs/practice/person-key.ts';

const records = z.array(z.object({ tutorial: z.string(), step: z.int(), skipped: z.boolean() }));

const keyOf = (personId: string): string => personKey(STORAGE_KEYS.tutorialSteps, personId);

const isSame = (one: StepRecord, other: StepRecord): boolean =>
  one.tutorial === other.tutorial && one.step === other.step && one.skipped === other.skipped;

/** Steps that the database has not been told of yet, because there was no network. */
export function waitingSteps(personId: string): readonly StepRecord[] {
  return readStored<readonly StepRecord[]>(keyOf(personId), records, []);
}

export function keepWaiting(personId: string, step: StepRecord): void {
  const waiting = waitingSteps(personId);
  if (!waiting.some((one) => isSame(one, step))) writeStored(keyOf(personId), [...waiting, step]);
}

/** Forgets steps that the database has; those that came meanwhile stay. */
export function dropWaiting(personId: string, sent: readonly StepRecord[]): void {
  const left = waitingSteps(personId).filter((one) => !sent.some((other) => isSame(one, other)));
  if (left.length === 0) removeStored(keyOf(personId));
  else writeStored(keyOf(personId), left);
}
