import type { Stamp } from '../../kernel/stamp.ts';
import { isPlugInPlace } from '../behaviour/factory-condition.ts';
import { connectorOf } from '../behaviour/wiring.ts';
import { findMachine } from '../machines/find-machine.ts';
import { settingsOf } from '../machines/settings.ts';
import type { LabState, MachineState } from '../model/state.ts';

/** A setting or a cable end that was left otherwise than it came and than it left the factory. */
export interface LeftChanged extends Stamp {
  readonly kind: 'changed';
  /** Id of the setting or cable end. */
  readonly part: string;
}

/** Keys whose values differ. */
function differing(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly string[] {
  if (before === after) return [];
  return Object.keys({ ...before, ...after }).filter((id) => before[id] !== after[id]);
}

/** Settings and cable ends that a command changed. */
export function changedBy(before: MachineState, after: MachineState): readonly string[] {
  return [
    ...differing(before.settings, after.settings),
    ...differing(before.connectorByEnd, after.connectorByEnd),
  ];
}

function isEnd({ connectorByEnd }: MachineState, id: string): boolean {
  return connectorByEnd[id] !== undefined;
}

/** The value of a setting as the machine left the factory. */
function delivered({ model }: MachineState, id: string): string | undefined {
  const own = findMachine(model).baseline.settings[id];
  return own ?? settingsOf(model).find((setting) => setting.id === id)?.options[0];
}

/** Of the changes of a run, given with their last time, those that stayed and are not as the machine left the factory. */
export function leftChanged(
  { machine: start, job }: LabState,
  { machine: end }: LabState,
  changed: ReadonlyMap<string, Stamp>,
): readonly LeftChanged[] {
  const plugs = job.brief.factoryCondition?.plugs ?? {};
  const stays = (id: string): boolean =>
    isEnd(end, id)
      ? connectorOf(end, id) !== null &&
        connectorOf(end, id) !== connectorOf(start, id) &&
        plugs[id] !== undefined &&
        !isPlugInPlace(end, plugs, id)
      : end.settings[id] !== start.settings[id] && end.settings[id] !== delivered(end, id);
  return [...changed].flatMap(([part, { step, simSeconds }]) =>
    stays(part) ? [{ kind: 'changed' as const, part, step, simSeconds }] : [],
  );
}
