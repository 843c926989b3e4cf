import type { LabEvent } from './commands.ts';
import { findMachine } from './machines/find-machine.ts';
import { memoryLayout, mustTrain, postEnd, usableMemory } from './post.ts';
import type { MachineState } from './state.ts';

/** What a self-test that begins, or goes on after training, has to tell. */
export function postEvents(machine: MachineState): readonly LabEvent[] {
  if (mustTrain(machine)) return [{ kind: 'training-started', seconds: machine.trainingSeconds }];
  const end = postEnd(machine);
  if (end.kind === 'stopped') {
    const { code, led } = end;
    return code === null || led === null
      ? [{ kind: 'post-stopped-dark' }]
      : [{ kind: 'post-stopped', code, led }];
  }
  const memory = memoryMiB(machine);
  return end.code === null
    ? [{ kind: 'post-passed-dark', memoryMiB: memory }]
    : [{ kind: 'post-passed', code: end.code, memoryMiB: memory }];
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
  if (!mustTrain(later) || later.bootSeconds < machine.trainingSeconds) return { machine: later, events: [] };
  const trained = { ...later, trainedLayout: memoryLayout(later) };
  return { machine: trained, events: [{ kind: 'training-finished' }, ...postEvents(trained)] };
}
