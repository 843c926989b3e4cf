import { labCommand } from '../../../core/hardware/commands/command-schema.ts';
import { STORAGE_KEYS } from '../../../lib/storage.ts';
import { practiceArchive } from '../../../runs/practice/practice-archive.ts';
import { unfinishedPractice } from '../../../runs/practice/unfinished-practice.ts';

/** Finished practice runs of the lab in this browser. */
export const LAB_ARCHIVE = practiceArchive(STORAGE_KEYS.labPractice, labCommand);

/** Unfinished practice runs in this browser. */
export const LAB_UNFINISHED = unfinishedPractice(STORAGE_KEYS.labUnfinished, labCommand);
