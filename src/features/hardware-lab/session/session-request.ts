import type { MachineModelId } from '../../../core/hardware/model/view.ts';
import type { RunWish } from '../../../runs/shell/run-wish.ts';
import type { LabTypes } from '../store.ts';

/** A healthy machine, to be explored. */
export type LabSubject = MachineModelId;

/** The session to open. */
export type SessionRequest = RunWish<LabTypes, LabSubject>;
