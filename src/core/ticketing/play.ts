import type { Play } from '../kernel/play.ts';
import { deskCommand } from './commands/command-schema.ts';
import type { DeskCommand, DeskEvent, DeskRefusal } from './model/commands.ts';
import type { DeskState } from './model/state.ts';
import type { DeskView } from './model/view.ts';
import { project } from './projection/project.ts';
import { reduce } from './reduce.ts';
import { TICKETING_ID } from './simulation-id.ts';

/** The rules of play of the ticket desk. */
export const TICKETING_PLAY: Play<DeskCommand, DeskState, DeskView, DeskEvent, DeskRefusal> = {
  simulation: TICKETING_ID,
  command: deskCommand,
  reduce,
  project,
};
