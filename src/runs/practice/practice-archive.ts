import { z } from '../../core/contracts/zod.ts';
import { readStored } from '../../lib/storage.ts';
import { personKey } from './person-key.ts';

/** A practice run that this browser judged itself, before the server did: its figures, as they were. */
export interface ArchivedPractice {
  /** The story under which it was practised. */
  readonly story: string;
  /** ISO, by the device's clock. */
  readonly endedAt: string;
  /** 0 to 100. */
  readonly score: number;
  readonly passed: boolean;
}

const archive = z.array(
  z
    .object({
      run: z.object({ scenarioId: z.string() }),
      endedAt: z.iso.datetime(),
      score: z.number(),
      passed: z.boolean(),
    })
    .transform(({ run, ...figures }): ArchivedPractice => ({ story: run.scenarioId, ...figures })),
);

/** What this browser kept of a person's practice, newest first. Nothing is added to it any more. */
export function archivedPractice(storageKey: string, personId: string): readonly ArchivedPractice[] {
  return readStored<readonly ArchivedPractice[]>(personKey(storageKey, personId), archive, []);
}
