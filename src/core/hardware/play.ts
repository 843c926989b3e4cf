import type { LocalReferee } from '../kernel/local-referee.ts';
import type { Play } from '../kernel/play.ts';
import type { Referee } from '../kernel/referee.ts';
import type { LabReport } from './assessment/report.ts';
import { labCommand } from './commands/command-schema.ts';
import type { LabCommand, LabEvent, Refusal } from './model/commands.ts';
import type { LabState } from './model/state.ts';
import type { LabView } from './model/view.ts';
import { project } from './projection/project.ts';
import { reduce } from './reduce.ts';
import { HARDWARE_ID } from './simulation-id.ts';

export type LabReferee = Referee<LabCommand, LabView, LabEvent, Refusal, LabReport>;
export type LocalLabReferee = LocalReferee<LabCommand, LabView, LabEvent, Refusal, LabReport>;

/** The rules of play of the hardware lab. */
export const HARDWARE_PLAY: Play<LabCommand, LabState, LabView, LabEvent, Refusal> = {
  simulation: HARDWARE_ID,
  command: labCommand,
  reduce,
  project,
};
