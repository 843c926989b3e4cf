import type { Machine } from './catalogue.ts';
import { readIndicators } from './indicators.ts';
import { findMachine } from './machines/find-machine.ts';
import { readMonitor } from './monitor.ts';
import { readPost } from './post.ts';
import { smellsBurnt } from './safety.ts';
import { hasStandby, isHome, type LabState, type MachineState, partIn } from './state.ts';
import type {
  CableView,
  FastenerView,
  LatchView,
  LedView,
  MachineView,
  PartView,
  SocketView,
} from './view.ts';

/** What a technician at the bench can see of a state. Nothing hidden goes in: no condition, no truth, no seed. */
export function project(state: LabState): MachineView {
  const { machine } = state;
  const spec = findMachine(machine.model);
  const indicators = readIndicators(machine);
  return {
    model: machine.model,
    parts: partViews(spec, machine),
    sockets: socketViews(spec, machine),
    latches: latchViews(spec, machine),
    fasteners: fastenerViews(spec, machine),
    cables: cableViews(spec, machine),
    power: {
      ac: machine.plugs['cable-mains'] === 'latched',
      psuSwitch: machine.psuSwitch,
      standby: hasStandby(machine),
      on: machine.running,
    },
    fans: fanViews(spec, machine),
    leds: ledViews(spec, indicators.leds),
    postDisplay: indicators.postDisplay,
    postStage: readPost(machine).stage,
    beeps: indicators.beeps,
    monitor: readMonitor(machine),
    sidePanel: partIn(machine, 'frame-side-panel') === null ? 'off' : 'on',
    strap: state.strap,
    smell: smellsBurnt(machine) ? 'burning' : 'none',
    recording: state.recordingSeen ? state.recording : null,
    simSeconds: state.ledger.simSeconds,
  };
}

function partViews(spec: Machine, machine: MachineState): Record<string, PartView> {
  const views: Record<string, PartView> = {};
  for (const [id, part] of Object.entries(machine.parts)) {
    const kind = spec.parts[id];
    if (kind === undefined) continue;
    const standsAlone = kind.socket === null;
    const placement = standsAlone || isHome(part) ? 'installed' : part.socket === null ? 'removed' : 'loose';
    views[id] = {
      id,
      kind: kind.kind,
      label: `part.${id}`,
      placement,
      socket: part.socket,
      seating: part.ends,
    };
  }
  return views;
}

function socketViews(spec: Machine, machine: MachineState): Record<string, SocketView> {
  const views: Record<string, SocketView> = {};
  for (const { id, accepts } of Object.values(spec.sockets)) {
    views[id] = { id, accepts, label: `socket.${id}`, holds: partIn(machine, id) };
  }
  return views;
}

function latchViews(spec: Machine, machine: MachineState): Record<string, LatchView> {
  const views: Record<string, LatchView> = {};
  for (const { id, socket } of Object.values(spec.latches)) {
    views[id] = { id, socket, label: `latch.${id}`, position: machine.latches[id] ?? 'closed' };
  }
  return views;
}

function fastenerViews(spec: Machine, machine: MachineState): Record<string, FastenerView> {
  const views: Record<string, FastenerView> = {};
  for (const { id, part } of Object.values(spec.fasteners)) {
    if (machine.parts[part] === undefined) continue;
    views[id] = { id, part, label: `fastener.${id}`, state: machine.fasteners[id] ?? 'tight' };
  }
  return views;
}

function cableViews(spec: Machine, machine: MachineState): Record<string, CableView> {
  const views: Record<string, CableView> = {};
  for (const { id } of Object.values(spec.cables)) {
    views[id] = { id, label: `cable.${id}`, plug: machine.plugs[id] ?? 'none' };
  }
  return views;
}

function fanViews(spec: Machine, machine: MachineState): Record<string, { spinning: boolean }> {
  const views: Record<string, { spinning: boolean }> = {};
  for (const id of Object.keys(machine.parts)) {
    const kind = spec.parts[id]?.kind;
    if (kind !== 'fan' && kind !== 'cpu-cooler' && kind !== 'gpu' && kind !== 'psu') continue;
    const fed = kind !== 'gpu' || machine.plugs['cable-pcie'] === 'latched';
    views[id] = { spinning: machine.running && machine.parts[id]?.socket !== null && fed };
  }
  return views;
}

function ledViews(
  spec: Machine,
  lights: Readonly<Record<string, LedView['light']>>,
): Record<string, LedView> {
  const views: Record<string, LedView> = {};
  for (const { id, colour } of spec.leds) {
    const light = lights[id] ?? 'off';
    // The monitor's one LED changes colour: blue with a picture, blinking amber without.
    const shown = id === 'led-monitor' && light === 'blink' ? 'amber' : colour;
    views[id] = { id, label: `led.${id}`, colour: shown, light };
  }
  return views;
}
