import type { LabCommand, LabEvent } from '../model/commands.ts';
import type { BenchState } from '../model/state.ts';
import type { MachineModelId } from '../model/view.ts';
import { rowOf } from './command-table.ts';

/** Before the first reading of a job: the meter out of its bag, its leads into their jacks (2.5). */
const METER_SET_UP_S = 60;

/** Simulated seconds that a command costs beside itself the first time it is given. */
export function setUpSeconds({ meter }: BenchState, command: LabCommand): number {
  return command.kind === 'probe' && meter.black === null ? METER_SET_UP_S : 0;
}

/** Another fuse for the meter (P8). */
const FUSE_S = 120;

/** Simulated seconds that what happened costs beside the command itself. */
export function mishapSeconds(events: readonly LabEvent[]): number {
  return events.some(({ kind }) => kind === 'fuse-blown') ? FUSE_S : 0;
}

/** Simulated seconds. */
export function costOf(command: LabCommand, model: MachineModelId = 'kestrel-b7'): number {
  const { seconds } = rowOf(command);
  return typeof seconds === 'number' ? seconds : seconds(command, model);
}
