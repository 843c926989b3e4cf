import type { LabCommand, LabEvent } from '../model/commands.ts';
import type { BenchState } from '../model/state.ts';
import type { MachineModelId } from '../model/view.ts';
import { rowOf } from './command-table.ts';

/** Seconds for unpacking and connecting the meter before the first reading of a job (2.5). */
const METER_SET_UP_S = 60;

/** Simulated seconds of set-up, in addition to `costOf`: for the first reading of the meter. */
export function setUpSeconds({ meter }: BenchState, command: LabCommand): number {
  return command.kind === 'probe' && meter.black === null ? METER_SET_UP_S : 0;
}

/** Seconds for replacing the meter's fuse (P8). */
const FUSE_S = 120;

/** Simulated seconds in addition to `costOf` that depend on what happened: a wait for an event, replacing a blown fuse. */
export function eventSeconds(events: readonly LabEvent[]): number {
  let seconds = 0;
  for (const event of events) {
    if (event.kind === 'waited') seconds += event.seconds;
    if (event.kind === 'fuse-blown') seconds += FUSE_S;
  }
  return seconds;
}

/** Technician time of a command in simulated seconds. */
export function costOf(command: LabCommand, model: MachineModelId = 'kestrel-b7'): number {
  const { seconds } = rowOf(command);
  return typeof seconds === 'number' ? seconds : seconds(command, model);
}
