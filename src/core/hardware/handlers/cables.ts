import { cellVolts } from '../behaviour/circuit.ts';
import {
  hasMains,
  hasProcessorPower,
  hasStandby,
  isPortable,
  mainPlug,
  supplyOf,
} from '../behaviour/electrics.ts';
import { switchedOff, withSettingsLost } from '../behaviour/firmware.ts';
import { endIn, endSpec, hostPart, screwsOf } from '../behaviour/wiring.ts';
import { findMachine } from '../machines/find-machine.ts';
import { isSplit } from '../machines/pinouts.ts';
import { withMachine, withPart, withPlug, withTraits } from '../model/changed.ts';
import type { LabEvent } from '../model/commands.ts';
import { isHome, type LabState, type MachineState } from '../model/state.ts';
import { partSight } from '../projection/sight.ts';
import { doneTo, inClosedCase, type Outcome, refuse } from './change.ts';

/** Whether a fitted supply has mains and its rocker is on; a laptop is supplied by its adapter or its battery. */
function isSupplied(machine: MachineState): boolean {
  if (isPortable(machine)) return hasStandby(machine);
  return machine.psuSwitch === 'on' && hasMains(machine) && supplyOf(machine) !== null;
}

/** The machine after its supply burst because the selector is at 115 on 230 V mains (P4); null when it does not burst. */
function burst(machine: MachineState): MachineState | null {
  const supply = supplyOf(machine);
  if (machine.selector !== '115' || machine.mains !== 230 || supply === null || !isSupplied(machine))
    return null;
  return machine.parts[supply]?.condition === 'sound'
    ? withPart(machine, supply, { condition: 'burnt' })
    : null;
}

/** Whether the cell is too weak to keep the settings without standby power (HW-18). */
function cellFails(machine: MachineState): boolean {
  return (
    cellVolts(machine) < CELL_HOLDS_V &&
    machine.connectorByEnd['cable-mains'] !== undefined &&
    hasCell(machine)
  );
}

/** Whether both power plugs of the board are in; unplugging either stops a running machine. */
function isFed(machine: MachineState): boolean {
  return mainPlug(machine) === 'latched' && hasProcessorPower(machine);
}

/** Whether the machine has a cell: the demo's machine is modelled without one. */
function hasCell(machine: MachineState): boolean {
  return machine.parts['cmos-cell'] !== undefined || machine.parts['spare-cell'] !== undefined;
}

/** Volts below which a cell no longer keeps the clock. */
const CELL_HOLDS_V = 2.6;

/**
 * The consequences of changing plugs and switches: a supply with mains is charged, a machine that lost standby or a power plug
 * goes off, and a supply at the wrong voltage bursts.
 */
export function settleSupply(
  before: MachineState,
  after: MachineState,
): { machine: MachineState; events: LabEvent[] } {
  const events: LabEvent[] = [];
  let machine = after;
  const burnt = burst(machine);
  if (burnt !== null) {
    machine = burnt;
    events.push({ kind: 'supply-burst' });
  }
  const [had, has] = [hasStandby(before), hasStandby(machine)];
  if (isSupplied(machine) && machine.residual === 'drained')
    machine = withMachine(machine, { residual: 'charged' });
  if (!had && has) events.push({ kind: 'standby-live' });
  if (machine.running && (!has || (isFed(before) && !isFed(machine)))) {
    machine = switchedOff(machine);
    events.push({ kind: 'power-lost' });
  }
  if (had && !has) {
    events.push({ kind: 'standby-lost' });
    if (cellFails(machine)) machine = withSettingsLost(machine);
  }
  return { machine, events };
}

/** The two 12 V plug families with opposite pin rows (2.2): forcing one into the other shorts the supply. */
const SWAPPED_ROWS: readonly string[] = ['eps8', 'pcie8'];

/** Forces a plug into a connector that it does not fit (P10), which breaks the connector. */
export function forceCable(state: LabState, target: string, connector: string): Outcome {
  const { machine } = state;
  const found = endSpec(machine.model, target);
  const socket = findMachine(machine.model).connectors[connector];
  if (found === undefined || machine.plugs[target] === undefined) return refuse('unknown-target', target);
  if (socket === undefined) return refuse('unknown-target', connector);
  if (socket.family === found.end.family || machine.plugs[target] !== 'none')
    return refuse('not-possible', target);
  if (hostPart(machine, socket.host) === null) return refuse('not-in-socket', socket.host);
  const swapped = SWAPPED_ROWS.includes(found.end.family) && SWAPPED_ROWS.includes(socket.family);
  const broken = withTraits(machine, connector, { broken: true });
  // The short exists whichever of the two was forced; it is stored at `conn-eps`, where the start rules check it.
  const shorted = swapped ? withTraits(broken, 'conn-eps', { broken: true }) : broken;
  return doneTo(state, shorted, { kind: 'cable-forced', target, connector });
}

/** The machine after moving an outside plug of a card without a bracket screw: the card tips out of its slot (2.2). */
function tipped(machine: MachineState, connector: string): { machine: MachineState; events: LabEvent[] } {
  const { connectors, parts } = findMachine(machine.model);
  const spec = connectors[connector];
  const card = spec === undefined || spec.inside ? null : hostPart(machine, spec.host);
  if (card === null || parts[card]?.kind !== 'gpu') return { machine, events: [] };
  const isHeld = screwsOf(machine, card).some((screw) => machine.fasteners[screw] !== 'out');
  if (isHeld || !isHome(machine.parts[card])) return { machine, events: [] };
  return {
    machine: withPart(machine, card, { ends: { edge: 'up' } }),
    events: partSight(machine, card) === 'full' ? [{ kind: 'part-tipped', target: card }] : [],
  };
}

/** Plugs an end in until it latches, or only half of a split plug: into its last connector or another free one of its family. */
export function plugCable(
  state: LabState,
  target: string,
  connector: string | undefined,
  isHalf: boolean,
): Outcome {
  const { machine } = state;
  const found = endSpec(machine.model, target);
  const plug = machine.plugs[target];
  if (found === undefined || plug === undefined) return refuse('unknown-target', target);
  const to = connector ?? machine.connectorByEnd[target] ?? found.end.home;
  const socket = findMachine(machine.model).connectors[to];
  if (socket === undefined) return refuse('unknown-target', to);
  // A stock cable itself is reachable, but its connector may be behind the side panel.
  const closed = socket.inside ? inClosedCase(machine, target) : null;
  if (closed !== null) return closed;
  const sits = isHalf ? 'partial' : 'latched';
  if (isHalf && !isSplit(found.end.family)) return refuse('not-possible', target);
  if ((plug === 'latched' || plug === sits) && machine.connectorByEnd[target] === to)
    return refuse('already', target);
  if (socket.family !== found.end.family) return refuse('does-not-fit', target, [to]);
  const holder = endIn(machine, to);
  if (holder !== null && holder !== target) return refuse('socket-taken', target, [holder]);
  if (plug !== 'none' && machine.connectorByEnd[target] !== to) return refuse('plugged', target, [target]);
  if (hostPart(machine, socket.host) === null) return refuse('not-in-socket', socket.host);
  if (found.cable.from === 'psu' && hostPart(machine, 'psu') === null) return refuse('not-in-socket', 'psu');
  const moved = tipped(withPlug(machine, target, sits, to), to);
  const settled = settleSupply(machine, moved.machine);
  const event: LabEvent = isHalf
    ? { kind: 'cable-half-plugged', target }
    : to === found.end.home
      ? { kind: 'cable-plugged', target }
      : { kind: 'cable-moved', target, connector: to };
  return doneTo(state, settled.machine, event, ...moved.events, ...settled.events);
}

/** Unplugs an end. */
export function unplugCable(state: LabState, target: string): Outcome {
  const { machine } = state;
  const plug = machine.plugs[target];
  if (plug === undefined) return refuse('unknown-target', target);
  if (plug === 'none') return refuse('already', target);
  const moved = tipped(withPlug(machine, target, 'none'), machine.connectorByEnd[target] ?? '');
  const settled = settleSupply(machine, moved.machine);
  const event = { kind: 'cable-unplugged', target } as const;
  return doneTo(state, settled.machine, event, ...moved.events, ...settled.events);
}
