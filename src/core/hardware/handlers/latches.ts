import { findMachine } from '../machines/find-machine.ts';
import { withLatch, withPart } from '../model/changed.ts';
import { type LabState, partIn } from '../model/state.ts';
import { partsAbove } from '../projection/sight.ts';
import { doneTo, type Outcome, refuse } from './change.ts';

/** Opens a latch or lever; an ejector also lifts the end that it held. */
export function pressLatch(state: LabState, target: string): Outcome {
  const { machine } = state;
  const latch = findMachine(machine.model).latches[target];
  if (latch === undefined) return refuse('unknown-target', target);
  if (machine.latches[target] === 'open') return refuse('already', target);
  const blocking = partsAbove(machine, latch.socket);
  if (blocking.length > 0) return refuse('blocked', target, blocking);

  const opened = withLatch(machine, target, 'open');
  const partId = partIn(machine, latch.socket);
  const part = partId === null ? undefined : machine.parts[partId];
  const event = { kind: 'latch-opened', target, part: partId } as const;
  if (partId === null || part === undefined || latch.action !== 'ejector')
    return doneTo(state, opened, event);
  return doneTo(state, withPart(opened, partId, { ends: { ...part.ends, [latch.end]: 'up' } }), event);
}

/** Closes a latch or lever by hand; refused while the part's end is raised: pushing the part home closes it then. */
export function closeLatch(state: LabState, target: string): Outcome {
  const { machine } = state;
  const latch = findMachine(machine.model).latches[target];
  if (latch === undefined) return refuse('unknown-target', target);
  if (machine.latches[target] === 'closed') return refuse('already', target);
  const blocking = partsAbove(machine, latch.socket);
  if (blocking.length > 0) return refuse('blocked', target, blocking);
  const partId = partIn(machine, latch.socket);
  const proud = partId !== null && machine.parts[partId]?.ends[latch.end] === 'up';
  if (proud) return refuse('not-possible', target, [partId]);
  return doneTo(state, withLatch(machine, target, 'closed'), { kind: 'latch-closed', target });
}
