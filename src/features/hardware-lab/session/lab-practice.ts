import { labCommand } from '../../../core/hardware/commands/command-schema.ts';
import { STORAGE_KEYS } from '../../../lib/storage.ts';
import { practiceArchive } from '../../../runs/practice/practice-archive.ts';
import { unfinishedPractice } from '../../../runs/practice/unfinished-practice.ts';

/** Practice jobs of the lab that are over, in this browser. */
export const LAB_ARCHIVE = practiceArchive(STORAGE_KEYS.labPractice, labCommand);

/** Practice jobs that are still on a bench in this browser. */
export const LAB_UNFINISHED = unfinishedPractice(STORAGE_KEYS.labUnfinished, labCommand);
