import { heldBy, screwsOf } from '../behaviour/wiring.ts';
import { findMachine } from '../machines/find-machine.ts';
import { withFastener, withMachine, withTraits } from '../model/changed.ts';
import { isHome, type LabState, type MachineState } from '../model/state.ts';
import { partsAbove } from '../projection/sight.ts';
import { doneTo, type Outcome, refuse } from './change.ts';

/** Loosens or tightens a screw. It can be tightened only while its part is pushed home. */
export function turnScrew(state: LabState, target: string, to: 'tight' | 'out'): Outcome {
  const { machine } = state;
  const spec = findMachine(machine.model);
  const screw = spec.fasteners[target];
  const now = machine.fasteners[target];
  if (screw === undefined || now === undefined) return refuse('unknown-target', target);
  const part = heldBy(machine, target) ?? screw.part;
  if (machine.parts[part] === undefined) return refuse('unknown-target', target);
  if (now === to) return refuse('already', target);
  // The part's present socket, or its usual one while it is out.
  const place = machine.parts[part]?.socket ?? spec.parts[part]?.socket ?? null;
  const blocking = place === null ? [] : partsAbove(machine, place);
  if (blocking.length > 0) return refuse('blocked', target, blocking);
  if (to === 'tight' && !isHome(machine.parts[part])) return refuse('not-in-socket', part);
  const screws = screwsOf(machine, part);
  const turned = withFastener(machine, target, to);
  const settled = to === 'tight' ? withTilt(turned, part, screws) : withoutTilt(turned, part, screws);
  return doneTo(state, settled, {
    kind: to === 'tight' ? 'screw-tightened' : 'screw-loosened',
    target,
  });
}

/** A cooler is uneven when its first two screws are adjacent: they must be diagonally opposite (2.3). */
function withTilt(machine: MachineState, part: string, screws: readonly string[]): MachineState {
  if (findMachine(machine.model).parts[part]?.kind !== 'cpu-cooler' || screws.length !== 4) return machine;
  const tight = screws.flatMap((id, index) => (machine.fasteners[id] === 'tight' ? [index] : []));
  const [first = 0, second = 0] = tight;
  // The catalogue lists the screws row by row, so indices of opposite screws add up to 3.
  const askew = tight.length === 2 && first + second !== screws.length - 1;
  return askew ? withTraits(machine, part, { uneven: true }) : machine;
}

/** Removing all its screws makes an uneven cooler flat again. */
function withoutTilt(machine: MachineState, part: string, screws: readonly string[]): MachineState {
  const { lostChannel, uneven, ...others } = machine.traits[part] ?? {};
  const isFlat = lostChannel === undefined && uneven === undefined;
  if (isFlat || screws.some((id) => machine.fasteners[id] !== 'out')) return machine;
  return withMachine(machine, { traits: { ...machine.traits, [part]: others } });
}
