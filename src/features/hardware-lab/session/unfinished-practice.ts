import { z } from '../../../core/contracts/zod.ts';
import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import type { Run } from '../../../core/kernel/run.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { practiceRun, practiceRunKey } from './practice-run.ts';
import { unfinishedKey } from './unfinished-key.ts';

/** A bench in each of several tabs; nobody works at more, and the oldest fall off. */
const MAX_UNFINISHED = 5;

const unfinished = z.array(practiceRun);

/** Practice that was begun in this browser and not closed, the latest first. */
export function readUnfinished(personId: string): readonly Run<LabCommand>[] {
  return readStored<readonly Run<LabCommand>[]>(unfinishedKey(personId), unfinished, []);
}

/** Keeps how far a run got. Answers whether it will be there after a reload. */
export function keepUnfinished(personId: string, run: Run<LabCommand>): boolean {
  const runs = [run, ...others(personId, practiceRunKey(run))].slice(0, MAX_UNFINISHED);
  return writeStored(unfinishedKey(personId), runs);
}

export function dropUnfinished(personId: string, runKey: string): void {
  writeStored(unfinishedKey(personId), others(personId, runKey));
}

function others(personId: string, runKey: string): readonly Run<LabCommand>[] {
  return readUnfinished(personId).filter((run) => practiceRunKey(run) !== runKey);
}
