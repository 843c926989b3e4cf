import { BOOT_STICK, hasBootStick, STICK_PORT } from '../behaviour/boot-stick.ts';
import { memoizeByHardware } from '../behaviour/memoize-by-hardware.ts';
import { connectorOf, endIn } from '../behaviour/wiring.ts';
import { findMachine } from '../machines/find-machine.ts';
import type { LabState } from '../model/state.ts';
import type { CableView, ConnectorView } from '../model/view.ts';
import { NO_MARKS, withMarks } from './marks-seen.ts';
import { coverOfName } from './sight.ts';

export function cableViews({ machine, bench }: LabState): Readonly<Record<string, CableView>> {
  return withMarks(bareCables(machine), bench.seen);
}

const bareCables = memoizeByHardware((machine): Readonly<Record<string, CableView>> => {
  const views: Record<string, CableView> = {};
  for (const { id, ends } of Object.values(findMachine(machine.model).cables)) {
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
      marks: NO_MARKS,
    };
  }
  return views;
});

export function connectorViews({ machine, bench }: LabState): Readonly<Record<string, ConnectorView>> {
  const views = withMarks(bareConnectors(machine), bench.seen);
  const port = views[STICK_PORT];
  return port !== undefined && hasBootStick(machine)
    ? { ...views, [STICK_PORT]: { ...port, holds: BOOT_STICK } }
    : views;
}

const bareConnectors = memoizeByHardware((machine): Readonly<Record<string, ConnectorView>> => {
  const views: Record<string, ConnectorView> = {};
  for (const { id, family, host } of Object.values(findMachine(machine.model).connectors)) {
    if (machine.parts[host] === undefined && host !== 'wall' && host !== 'strip') continue;
    if (coverOfName(machine, id) !== null) continue;
    views[id] = {
      id,
      label: `connector.${id}`,
      family,
      host,
      holds: endIn(machine, id),
      marks: NO_MARKS,
    };
  }
  return views;
});
