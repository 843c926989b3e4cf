import { readIndicators } from '../behaviour/indicators.ts';
import { findControl } from '../machines/controls.ts';
import { findMachine, perModel } from '../machines/find-machine.ts';
import { type Target, targetsOf } from '../machines/resolve-target.ts';
import { withState } from '../model/changed.ts';
import type { LabState, MachineState } from '../model/state.ts';
import type { LabView } from '../model/view.ts';
import { coverOfName } from './sight.ts';

/**
 * What is known of how things stand. The picture shows what is there; words tell it only of what was looked at. What the
 * learner's own hands changed in plain sight stays known, what changed otherwise is not known any more.
 */

/** Whether a thing has a state that only a look tells. That a case is open or closed is seen from across the room. */
function needsLook(target: Target): boolean {
  switch (target.kind) {
    case 'part':
      return target.spec.socket !== null && target.spec.kind !== 'side-panel';
    case 'socket':
      return target.spec.accepts !== 'side-panel';
    case 'control':
      return findControl(target.id)?.switch !== undefined;
    default:
      return true;
  }
}

const NEED_A_LOOK = perModel(
  (machine): ReadonlySet<string> =>
    new Set(
      targetsOf(machine)
        .filter(needsLook)
        .map(({ id }) => id),
    ),
);

/** Whether the state of a thing may be told in words. What lies on the bench lies there for all to see. */
export function isKnown(view: LabView, target: string): boolean {
  return (
    view.job.mode === 'explore' ||
    !NEED_A_LOOK[view.model].has(target) ||
    view.parts[target]?.placement === 'removed' ||
    view.looked.includes(target)
  );
}

/** What was looked at and is in sight; the view's own list. */
export function lookedAt({ machine, bench }: LabState): readonly string[] {
  return Object.keys(bench.looked).filter((id) => coverOfName(machine, id) === null);
}

/** After a look at some things. */
export function withLooked(state: LabState, targets: readonly string[]): LabState {
  const { looked } = state.bench;
  const fresh = targets.filter((id) => looked[id] === undefined && NEED_A_LOOK[state.machine.model].has(id));
  if (fresh.length === 0) return state;
  const seen = Object.fromEntries(fresh.map((id) => [id, true as const]));
  return withState(state, { bench: { ...state.bench, looked: { ...looked, ...seen } } });
}

/** After an act: what it changed in plain sight is known, what it changed out of sight is not. A light has to be looked at again. */
export function withOwnActs(before: MachineState, state: LabState): LabState {
  const { machine, bench } = state;
  const changed = changedTargets(before, machine);
  const lights = changedLights(before, state);
  if (changed.length + lights.length === 0) return state;
  const looked = { ...bench.looked };
  for (const id of lights) delete looked[id];
  for (const id of changed) {
    if (NEED_A_LOOK[machine.model].has(id) && coverOfName(machine, id) === null) looked[id] = true;
    else delete looked[id];
  }
  return withState(state, { bench: { ...bench, looked } });
}

/** After what happened by itself: whatever it changed has to be looked at again. */
export function withUnseenChanges(before: MachineState, state: LabState): LabState {
  const things = changedTargets(before, state.machine).filter((id) => state.bench.looked[id] === true);
  const changed = [...things, ...changedLights(before, state)];
  if (changed.length === 0) return state;
  const looked = { ...state.bench.looked };
  for (const id of changed) delete looked[id];
  return withState(state, { bench: { ...state.bench, looked } });
}

/** The lights that were looked at and shine otherwise than before. */
function changedLights(before: MachineState, { machine, bench }: LabState): readonly string[] {
  if (before === machine) return [];
  const looked = findMachine(machine.model).leds.filter(({ id }) => bench.looked[id] === true);
  if (looked.length === 0) return [];
  const [then, now] = [readIndicators(before).leds, readIndicators(machine).leds];
  return looked.map(({ id }) => id).filter((id) => then[id] !== now[id]);
}

function differing<Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): readonly string[] {
  return before === after ? [] : Object.keys(after).filter((id) => before[id] !== after[id]);
}

/** Everything that stands otherwise than before; hidden traits and conditions aside. */
function changedTargets(before: MachineState, after: MachineState): readonly string[] {
  const parts = differing(before.parts, after.parts).filter(
    (id) =>
      before.parts[id]?.socket !== after.parts[id]?.socket ||
      before.parts[id]?.ends !== after.parts[id]?.ends,
  );
  const ends = new Set([
    ...differing(before.plugs, after.plugs),
    ...differing(before.connectorByEnd, after.connectorByEnd),
  ]);
  const places = [
    ...parts.flatMap((id) => [before.parts[id]?.socket, after.parts[id]?.socket]),
    ...[...ends].flatMap((id) => [before.connectorByEnd[id], after.connectorByEnd[id]]),
  ].filter((id) => id !== undefined && id !== null);
  return [
    ...parts,
    ...ends,
    ...places,
    ...differing(before.latches, after.latches),
    ...differing(before.fasteners, after.fasteners),
    ...(before.psuSwitch === after.psuSwitch ? [] : ['psu-switch']),
    ...(before.strip === after.strip ? [] : ['strip-switch']),
    ...(before.selector === after.selector ? [] : ['mains-selector']),
  ];
}
