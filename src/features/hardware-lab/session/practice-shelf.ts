import { z } from '../../../core/contracts/zod.ts';
import { labCommand } from '../../../core/hardware/command-schema.ts';
import type { LabCommand } from '../../../core/hardware/commands.ts';
import type { Run } from '../../../core/kernel/run.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { shelfKey } from './shelf-key.ts';

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

/** One person's practice in this browser: it is theirs alone and ranks nowhere (assessment.md 4.6). */
export interface PracticeShelf {
  /** Newest first. */
  readonly records: readonly PracticeRecord[];
  /** The job that was left on the bench. */
  readonly open: Run<LabCommand> | null;
}

/** More than a year of a job a day would be; the oldest fall off. */
const MAX_RECORDS = 120;

const run = z.object({
  scenarioId: z.string(),
  seed: z.int(),
  rulesVersion: z.string(),
  commands: z.array(labCommand),
});

const shelf = z.object({
  records: z.array(
    z.object({
      run,
      endedAt: z.iso.datetime(),
      score: z.number(),
      passed: z.boolean(),
      simSeconds: z.number(),
      objectives: z.array(z.object({ objective: z.string(), score: z.number() })),
    }),
  ),
  open: run.nullable(),
});

const EMPTY: PracticeShelf = { records: [], open: null };

/** What is kept of somebody's practice in this browser. */
export function readShelf(personId: string): PracticeShelf {
  return readStored<PracticeShelf>(shelfKey(personId), shelf, EMPTY);
}

/** Keeps the job at hand, or clears the bench with null. */
export function keepOpenRun(personId: string, open: Run<LabCommand> | null): void {
  writeStored(shelfKey(personId), { ...readShelf(personId), open });
}

/** Files a job that is over and clears the bench. */
export function fileRecord(personId: string, record: PracticeRecord): void {
  const { records } = readShelf(personId);
  writeStored(shelfKey(personId), { records: [record, ...records].slice(0, MAX_RECORDS), open: null });
}
