import { memoize } from '../../kernel/memoize.ts';
import { BOOT_STICK, STICK_PORT } from '../behaviour/boot-stick.ts';
import { endSpec } from '../behaviour/wiring.ts';
import type { CableEndSpec } from '../machines/catalogue.ts';
import { isSplit, type PlugFamily } from '../machines/pinouts.ts';
import type { LabCommand } from '../model/commands.ts';
import type { CableView, LabView } from '../model/view.ts';
import { isKnown } from './looked-at.ts';

const endsOf = memoize(
  ({ cables }: LabView): ReadonlyMap<string, CableView['ends'][number]> =>
    new Map(Object.values(cables).flatMap(({ ends }) => ends.map((end) => [end.id, end]))),
);

/** Connectors that are not known to be taken. */
const freeConnectors = memoize((view: LabView) =>
  Object.values(view.connectors).filter(({ id, holds }) => holds === null || !isKnown(view, id)),
);

/** Commands of a plug: unplug it, plug it into its own or another free connector of its family, or force it into a look-alike. */
export function plugActions(view: LabView, { id, family, home }: CableEndSpec): readonly LabCommand[] {
  const look: LabCommand = { kind: 'inspect', target: id };
  const plug: LabCommand = { kind: 'plug-cable', target: id };
  const unplug: LabCommand = { kind: 'unplug-cable', target: id };
  const end = endsOf(view).get(id);
  const isRead = isKnown(view, id);
  if (end === undefined) return isRead ? [] : [look, plug, unplug];
  if (isRead && end.plug === 'latched') return [unplug, look];
  const free = freeConnectors(view);
  const fitting = free.filter((connector) => connector.family === family);
  // A loose plug may go back or elsewhere: which connector it came from is not in the view, so its home is named like the others.
  const isOnlyHome = isRead && end.connector === null && fitting.every((connector) => connector.id === home);
  const moves = fitting
    .filter((connector) => !isOnlyHome && !(isRead && connector.id === end.connector))
    .map((connector): LabCommand => ({ kind: 'plug-cable', target: id, connector: connector.id }));
  const forced = lookAlikes(family).flatMap((alike) =>
    free
      .filter((connector) => connector.family === alike)
      .map((connector): LabCommand => ({ kind: 'force-cable', target: id, connector: connector.id })),
  );
  if (!isRead) return [look, plug, unplug, ...moves, ...forced];
  const half: readonly LabCommand[] =
    isSplit(family) && end.plug === 'none' ? [{ kind: 'plug-cable', target: id, half: true }] : [];
  return [plug, ...(end.plug === 'none' ? [] : [unplug]), ...half, ...moves, ...forced, look];
}

/** Families of plugs that are easily confused (rule P10). */
function lookAlikes(family: PlugFamily): readonly PlugFamily[] {
  if (family === 'pcie8') return ['eps8'];
  return family === 'eps8' ? ['pcie8'] : [];
}

/** Commands of a connector: unplug what is in it, or plug in a loose plug of its family. */
export function connectorActions(view: LabView, id: string): readonly LabCommand[] {
  const look: LabCommand = { kind: 'inspect', target: id };
  const connector = view.connectors[id];
  const isRead = isKnown(view, id);
  if (connector === undefined) return isRead ? [] : [look];
  if (id === STICK_PORT) {
    const stick: LabCommand = { kind: 'use-tool', tool: BOOT_STICK, target: id };
    return isRead ? [stick, look] : [look, stick];
  }
  if (!isRead) return [look];
  if (connector.holds !== null) return [{ kind: 'unplug-cable', target: connector.holds }, look];
  const loose = [...endsOf(view).values()].filter(
    (end) =>
      isKnown(view, end.id) &&
      end.plug === 'none' &&
      endSpec(view.model, end.id)?.end.family === connector.family,
  );
  return [...loose.map((end): LabCommand => ({ kind: 'plug-cable', target: end.id, connector: id })), look];
}
