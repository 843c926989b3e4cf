import type { LabMode } from '../../../core/hardware/model/vocabulary.ts';
import type { RunSession } from '../../../runs/session/run-session.ts';
import type { LabTypes } from '../store.ts';

/** An open run with its store. */
export type LabSession = RunSession<LabTypes, LabMode>;
