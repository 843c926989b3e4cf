import { findMachine } from '../../src/core/hardware/machines/find-machine.ts';
import type { LabView, MachineModelId } from '../../src/core/hardware/model/view.ts';
import { cableOf, find, machineRunning, table } from './scene-views.ts';

/** Views with an instrument in use, from the catalogue alone. */

/** Meter on the standby pin of the main plug, machine plugged in. */
export function machineBeingMeasured(model: MachineModelId = 'kestrel-b7'): LabView {
  const running = machineRunning(model);
  return {
    ...running,
    power: { ...running.power, on: false },
    fans: {},
    instruments: {
      ...running.instruments,
      meter: {
        ...running.instruments.meter,
        function: 'dcv',
        range: 20,
        black: 'conn-atx24.3',
        red: 'conn-atx24.9',
        display: { value: 5.04, unit: 'V' },
      },
    },
  };
}

/** Some cables pulled out of everything. */
function withPulled(view: LabView, ...pulled: readonly string[]): LabView {
  const spec = findMachine(view.model);
  const ends = new Set(pulled.flatMap((id) => find(view.cables, id).ends.map((end) => end.id)));
  return {
    ...view,
    cables: {
      ...view.cables,
      ...table(pulled.map((id) => cableOf(find(spec.cables, id), false))),
    },
    connectors: Object.fromEntries(
      Object.entries(view.connectors).map(([id, connector]) => [
        id,
        connector.holds !== null && ends.has(connector.holds) ? { ...connector, holds: null } : connector,
      ]),
    ),
  };
}

const HEALTHY_RAILS = { '12': 12.08, '5': 5.03, '3.3': 3.31, '-12': -11.9, '5vsb': 5.04 } as const;

/** Main plug pulled and put into the tester, the supply on. */
export function machineWithSupplyTested(
  model: MachineModelId = 'kestrel-b7',
  target = 'cable-atx24',
): LabView {
  const rest = withPulled(machineRunning(model), 'cable-atx24', target);
  const rails = Object.fromEntries(
    Object.entries(HEALTHY_RAILS).map(([rail, value]) => [rail, { value, unit: 'V' as const }]),
  );
  return {
    ...rest,
    power: { ...rest.power, on: false },
    fans: {},
    instruments: { ...rest.instruments, psuTester: { target, rails, powerGoodMs: 240 } },
  };
}

/** A card in the slot of a board that has no display of its own, memory not found. */
export function machineWithPostCard(model: MachineModelId = 'brant-h6'): LabView {
  const running = machineRunning(model);
  return { ...running, postStage: 'stopped', instruments: { ...running.instruments, postCard: '53' } };
}

/** Network lead pulled, the plug that answers itself in its place. */
export function machineWithLoopback(model: MachineModelId = 'kestrel-b7'): LabView {
  return {
    ...withPulled(machineRunning(model), 'cable-lan'),
    findings: [
      {
        id: 'f1',
        test: 'loopback',
        outcome: 'link',
        reading: null,
        target: 'port-lan',
        step: 1,
        simSeconds: 60,
      },
    ],
  };
}
