import type { LabEvent } from './commands.ts';
import { findMachine } from './machines/find-machine.ts';
import { MEMORY_TRAINING_S, memoryLayout, mustTrain, postEnd, usableMemory } from './post.ts';
import type { MachineState } from './state.ts';

/** What a self-test that begins, or goes on after training, has to tell. */
export function postEvents(machine: MachineState): readonly LabEvent[] {
  if (mustTrain(machine)) return [{ kind: 'training-started', seconds: MEMORY_TRAINING_S }];
  const end = postEnd(machine);
  if (end.kind === 'stopped') return [{ kind: 'post-stopped', code: end.code, led: end.led }];
  return [{ kind: 'post-passed', code: end.code, memoryMiB: memoryMiB(machine) }];
}

/** Memory that answers, in MiB. */
export function memoryMiB(machine: MachineState): number {
  const spec = findMachine(machine.model);
  return usableMemory(machine).reduce((sum, id) => sum + (spec.parts[id]?.capacity ?? 0), 0);
}

/** Lets simulated seconds pass for the machine. Training that is left alone long enough is done once and for all. */
export function passTime(
  machine: MachineState,
  seconds: number,
): { machine: MachineState; events: readonly LabEvent[] } {
  if (!machine.running) return { machine, events: [] };
  const later = { ...machine, bootSeconds: machine.bootSeconds + seconds };
  if (!mustTrain(later) || later.bootSeconds < MEMORY_TRAINING_S) return { machine: later, events: [] };
  const trained = { ...later, trainedLayout: memoryLayout(later) };
  return { machine: trained, events: [{ kind: 'training-finished' }, ...postEvents(trained)] };
}
