import { z } from '../../../core/contracts/zod.ts';
import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import type { Run } from '../../../core/kernel/run.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../../../lib/storage.ts';
import { practiceRun } from './practice-run.ts';

/** A practice run that is over. Figures are kept beside the log, so that they outlive a change of the rules. */
export interface PracticeRecord {
  readonly run: Run<LabCommand>;
  /** ISO, by this device's clock. */
  readonly endedAt: string;
  /** 0 to 100. */
  readonly score: number;
  readonly passed: boolean;
  readonly simSeconds: number;
  readonly objectives: readonly { readonly objective: string; readonly score: number }[];
}

/** More than a year of a job a day would be; the oldest fall off. */
const MAX_RECORDS = 120;

const archive = z.array(
  z.object({
    run: practiceRun,
    endedAt: z.iso.datetime(),
    score: z.number(),
    passed: z.boolean(),
    simSeconds: z.number(),
    objectives: z.array(z.object({ objective: z.string(), score: z.number() })),
  }),
);

/** One person's practice in this browser, newest first: it is theirs alone and ranks nowhere (assessment.md 4.6). */
export function readPractice(personId: string): readonly PracticeRecord[] {
  return readStored<readonly PracticeRecord[]>(archiveKey(personId), archive, []);
}

/** Files a run that is over. */
export function archivePractice(personId: string, record: PracticeRecord): void {
  writeStored(archiveKey(personId), [record, ...readPractice(personId)].slice(0, MAX_RECORDS));
}

function archiveKey(personId: string): string {
  return `${STORAGE_KEYS.labPractice}:${personId}`;
}
