import { memoize } from '../../kernel/memoize.ts';
import { readIndicators } from '../behaviour/indicators.ts';
import { findControl } from '../machines/controls.ts';
import { findMachine, perModel } from '../machines/find-machine.ts';
import { type Target, targetsOf } from '../machines/resolve-target.ts';
import { withState } from '../model/changed.ts';
import type { LabState, MachineState } from '../model/state.ts';
import type { LabView } from '../model/view.ts';
import { coverOfName } from './sight.ts';

/**
 * Which states are known. The picture shows every visible state; texts state it only for targets that were inspected. What the
 * learner changed in plain sight stays known; what changed in any other way has to be inspected again.
 */

/** Whether a target's state is known only after an inspection. An open or closed case is obvious. */
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

const lookedIn = memoize((view: LabView): ReadonlySet<string> => new Set(view.looked));

/** Whether texts may state the state of a target. Parts on the workbench are always known. */
export function isKnown(view: LabView, target: string): boolean {
  return (
    view.job.mode === 'explore' ||
    !NEED_A_LOOK[view.model].has(target) ||
    view.parts[target]?.placement === 'removed' ||
    lookedIn(view).has(target)
  );
}

/** Targets that were inspected and are in sight, for the view. */
export function lookedAt({ machine, bench }: LabState): readonly string[] {
  return Object.keys(bench.looked).filter((id) => coverOfName(machine, id) === null);
}

/** Marks targets as inspected. */
export function withLooked(state: LabState, targets: readonly string[]): LabState {
  const { looked } = state.bench;
  const fresh = targets.filter((id) => looked[id] === undefined && NEED_A_LOOK[state.machine.model].has(id));
  if (fresh.length === 0) return state;
  const seen = Object.fromEntries(fresh.map((id) => [id, true as const]));
  return withState(state, { bench: { ...state.bench, looked: { ...looked, ...seen } } });
}

/** After a command: its changes in plain sight are known, those out of sight are not. A changed LED has to be inspected again. */
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

/** After changes that the learner did not make: the changed targets have to be inspected again. */
export function withUnseenChanges(before: MachineState, state: LabState): LabState {
  const things = changedTargets(before, state.machine).filter((id) => state.bench.looked[id] === true);
  const changed = [...things, ...changedLights(before, state)];
  if (changed.length === 0) return state;
  const looked = { ...state.bench.looked };
  for (const id of changed) delete looked[id];
  return withState(state, { bench: { ...state.bench, looked } });
}

/** Inspected LEDs whose light has changed. */
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

/** Targets whose visible state differs; hidden traits and conditions are not compared. */
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
