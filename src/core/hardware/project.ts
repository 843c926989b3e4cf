import type { Machine, PartSpec } from './catalogue.ts';
import { hasStandby, inletLive, isPlugged } from './electrics.ts';
import { isBurning, ledColour, readIndicators, smellsBurnt } from './indicators.ts';
import { findMachine } from './machines/find-machine.ts';
import { readMonitor } from './monitor.ts';
import { readPost } from './post.ts';
import { instrumentsView, siteView, soundsOf } from './project-bench.ts';
import { findingViews, jobView, ledgerView, tutorView } from './project-job.ts';
import { cardPlugWorn } from './rails.ts';
import { readScreen } from './screen.ts';
import { isHome, type LabState, type MachineState, partIn } from './state.ts';
import type {
  CableView,
  ConnectorView,
  FastenerView,
  LatchView,
  LedView,
  MachineView,
  PartView,
  SocketView,
} from './view.ts';
import { connectorOf, endIn, heldBy, plugIn } from './wiring.ts';

/** What a technician at the bench can see of a state. Nothing hidden goes in: no condition, no trait, no truth, no seed. */
export function project(state: LabState): MachineView {
  const { machine } = state;
  const spec = findMachine(machine.model);
  const post = readPost(machine);
  const indicators = readIndicators(machine, post);
  return {
    model: machine.model,
    parts: partViews(spec, state),
    sockets: socketViews(spec, machine),
    latches: latchViews(spec, machine),
    fasteners: fastenerViews(spec, machine),
    cables: cableViews(spec, state),
    connectors: connectorViews(spec, state),
    power: {
      ac: isPlugged(machine) && inletLive(machine, 'psu-inlet'),
      psuSwitch: machine.psuSwitch,
      standby: hasStandby(machine),
      on: machine.running,
    },
    fans: fanViews(spec, machine),
    leds: ledViews(spec, indicators.leds),
    postDisplay: indicators.postDisplay,
    postStage: post.stage,
    beeps: indicators.beeps,
    blink: post.blink,
    monitor: readMonitor(machine, post),
    screen: readScreen(machine, post),
    sounds: soundsOf(machine, post),
    sidePanel: partIn(machine, 'frame-side-panel') === null ? 'off' : 'on',
    strap: state.strap,
    smell: smellsBurnt(machine) ? 'burning' : cardPlugWorn(machine) ? 'hot-plastic' : 'none',
    smoke: isBurning(machine),
    recording: state.recordingSeen ? state.recording : null,
    simSeconds: state.ledger.simSeconds,
    site: siteView(machine),
    instruments: instrumentsView(state, post),
    job: jobView(state),
    ledger: ledgerView(state),
    findings: findingViews(state),
    tutor: tutorView(state),
  };
}

const NO_MARKS: readonly string[] = [];

function partViews(spec: Machine, { machine, bench }: LabState): Record<string, PartView> {
  const views: Record<string, PartView> = {};
  for (const [id, part] of Object.entries(machine.parts)) {
    const kind = spec.parts[id];
    if (kind === undefined || isUnderBoard(machine, kind)) continue;
    const standsAlone = kind.socket === null;
    const placement = standsAlone || isHome(part) ? 'installed' : part.socket === null ? 'removed' : 'loose';
    views[id] = {
      id,
      kind: kind.kind,
      label: `part.${id}`,
      placement,
      socket: part.socket,
      seating: part.ends,
      model: kind.model,
      marks: bench.seen[id] ?? NO_MARKS,
      origin: bench.stock[id] ?? 'machine',
    };
  }
  return views;
}

/** A standoff shows only once no board lies on it. */
function isUnderBoard(machine: MachineState, part: PartSpec): boolean {
  return part.kind === 'standoff' && partIn(machine, 'tray-board') !== null;
}

function socketViews(spec: Machine, machine: MachineState): Record<string, SocketView> {
  const views: Record<string, SocketView> = {};
  for (const { id, accepts } of Object.values(spec.sockets)) {
    if (accepts === 'standoff' && partIn(machine, 'tray-board') !== null) continue;
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
    const state = machine.fasteners[id];
    if (state === undefined) continue;
    const holds = heldBy(machine, id) ?? part;
    if (machine.parts[holds] !== undefined) views[id] = { id, part: holds, label: `fastener.${id}`, state };
  }
  return views;
}

function cableViews(spec: Machine, { machine, bench }: LabState): Record<string, CableView> {
  const views: Record<string, CableView> = {};
  for (const { id, ends } of Object.values(spec.cables)) {
    const plug = machine.plugs[id];
    if (plug === undefined) continue;
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

function connectorViews(spec: Machine, { machine, bench }: LabState): Record<string, ConnectorView> {
  const views: Record<string, ConnectorView> = {};
  for (const { id, family, host } of Object.values(spec.connectors)) {
    if (machine.parts[host] === undefined && host !== 'wall' && host !== 'strip') continue;
    views[id] = {
      id,
      label: `connector.${id}`,
      family,
      host,
      holds: endIn(machine, id),
      marks: bench.seen[id] ?? NO_MARKS,
    };
  }
  return views;
}

function fanViews(spec: Machine, machine: MachineState): Record<string, { spinning: boolean }> {
  const views: Record<string, { spinning: boolean }> = {};
  for (const id of Object.keys(machine.parts)) {
    const part = spec.parts[id];
    const kind = part?.kind;
    if (kind !== 'fan' && kind !== 'cpu-cooler' && kind !== 'gpu' && kind !== 'psu') continue;
    const inlet = part?.powerInlet;
    const fed = inlet === undefined || plugIn(machine, inlet) === 'latched';
    views[id] = {
      spinning: machine.running && machine.parts[id]?.socket != null && fed && leadIn(spec, machine, id),
    };
  }
  return views;
}

/** A fan with a lead of its own turns only while that is plugged in somewhere. */
function leadIn(spec: Machine, machine: MachineState, part: string): boolean {
  for (const id in spec.cables) {
    const cable = spec.cables[id];
    if (cable?.from === part && cable.ends[0].family === 'fan4' && machine.plugs[id] !== undefined)
      return machine.plugs[id] !== 'none';
  }
  return true;
}

function ledViews(
  spec: Machine,
  lights: Readonly<Record<string, LedView['light']>>,
): Record<string, LedView> {
  const views: Record<string, LedView> = {};
  for (const { id, colour } of spec.leds) {
    const light = lights[id] ?? 'off';
    views[id] = { id, label: `led.${id}`, colour: ledColour(id, colour, light), light };
  }
  return views;
}
