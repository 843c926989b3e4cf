import { BOOT_STICK, hasBootStick, STICK_PORT } from '../behaviour/boot-stick.ts';
import { connectorOf, endIn } from '../behaviour/wiring.ts';
import type { Machine } from '../machines/catalogue.ts';
import type { LabState } from '../model/state.ts';
import type { CableView, ConnectorView } from '../model/view.ts';
import { coverOfName } from './sight.ts';

const NO_MARKS: readonly string[] = [];

export function cableViews(spec: Machine, { machine, bench }: LabState): Record<string, CableView> {
  const views: Record<string, CableView> = {};
  for (const { id, ends } of Object.values(spec.cables)) {
    const plug = machine.plugs[id];
    if (plug === undefined || coverOfName(machine, id) !== null) continue;
    views[id] = {
      id,
      label: `cable.${id}`,
      plug,
      ends: ends
        .filter((end) => machine.plugs[end.id] !== undefined)
        .map((end) => ({
          id: end.id,
          plug: machine.plugs[end.id] ?? 'none',
          connector: connectorOf(machine, end.id),
        })),
      marks: bench.seen[id] ?? NO_MARKS,
    };
  }
  return views;
}

export function connectorViews(spec: Machine, { machine, bench }: LabState): Record<string, ConnectorView> {
  const views: Record<string, ConnectorView> = {};
  for (const { id, family, host } of Object.values(spec.connectors)) {
    if (machine.parts[host] === undefined && host !== 'wall' && host !== 'strip') continue;
    if (coverOfName(machine, id) !== null) continue;
    views[id] = {
      id,
      label: `connector.${id}`,
      family,
      host,
      holds: id === STICK_PORT && hasBootStick(machine) ? BOOT_STICK : endIn(machine, id),
      marks: bench.seen[id] ?? NO_MARKS,
    };
  }
  return views;
}
