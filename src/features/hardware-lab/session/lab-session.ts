import type { LabMode } from '../../../core/hardware/model/vocabulary.ts';
import type { EndedRun, RunSession } from '../../../runs/session/run-session.ts';
import type { LabTypes } from '../store.ts';

/** A machine on the bench. */
export type LabSession = RunSession<LabTypes, LabMode>;

/** A job that is over. */
export type EndedJob = EndedRun<LabTypes, LabMode>;
