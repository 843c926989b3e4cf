import { hasMains, hasStandby, isPlugged, isPortable } from '../behaviour/electrics.ts';
import { isBurning, ledColour, readIndicators, smellsBurnt } from '../behaviour/indicators.ts';
import { readMonitor } from '../behaviour/monitor.ts';
import { readPost } from '../behaviour/post.ts';
import { cardPlugWorn } from '../behaviour/rails.ts';
import { readScreen } from '../behaviour/screen.ts';
import { plugIn } from '../behaviour/wiring.ts';
import type { Machine } from '../machines/catalogue.ts';
import { findMachine } from '../machines/find-machine.ts';
import type { LabState, MachineState } from '../model/state.ts';
import type { LabView, LedLight, LedView, PartKind } from '../model/view.ts';
import { lookedAt } from './looked-at.ts';
import { instrumentsView, siteView, soundsOf } from './project-bench.ts';
import { findingViews, jobView, ledgerView, tutorView } from './project-job.ts';
import { cableViews, connectorViews } from './project-leads.ts';
import { fastenerViews, latchViews, partViews, socketViews } from './project-parts.ts';
import { showsTurning, sidePanelOf } from './sight.ts';

/**
 * What a technician at the workbench can see of a state (`sight.ts`). The view contains nothing hidden: no condition, trait,
 * true hypothesis or seed.
 */
export function project(state: LabState): LabView {
  const { machine } = state;
  const spec = findMachine(machine.model);
  const post = readPost(machine);
  const indicators = readIndicators(machine, post);
  return {
    model: machine.model,
    parts: partViews(state),
    sockets: socketViews(machine),
    latches: latchViews(machine),
    fasteners: fastenerViews(machine),
    cables: cableViews(state),
    connectors: connectorViews(state),
    power: {
      ac: isPlugged(machine) && hasMains(machine),
      psuSwitch: machine.psuSwitch,
      standby: standbyShows(machine, indicators.leds),
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
    sidePanel: sidePanelOf(machine) === null ? 'off' : 'on',
    strap: state.strap,
    smell: smellsBurnt(machine) ? 'burning' : cardPlugWorn(machine) ? 'hot-plastic' : 'none',
    smoke: isBurning(machine),
    recording: state.recordingSeen ? null : state.recording,
    simSeconds: state.ledger.simSeconds,
    site: siteView(machine),
    instruments: instrumentsView(state, post),
    job: jobView(state),
    ledger: ledgerView(state),
    findings: findingViews(state),
    looked: lookedAt(state),
    tutor: tutorView(state),
  };
}

/** Whether standby appears to be live: by the board's or supply's LED or, without one, by mains and rocker. */
function standbyShows(machine: MachineState, lights: Readonly<Record<string, LedLight>>): boolean {
  const lamp = lights['led-standby'] ?? lights['led-psu'];
  if (lamp !== undefined) return lamp === 'on';
  return isPortable(machine) ? hasStandby(machine) : machine.psuSwitch === 'on' && hasMains(machine);
}

const TURNING: readonly PartKind[] = ['fan', 'cpu-cooler', 'gpu', 'psu'];

function fanViews(spec: Machine, machine: MachineState): Record<string, { spinning: boolean }> {
  const views: Record<string, { spinning: boolean }> = {};
  for (const id of Object.keys(machine.parts)) {
    const part = spec.parts[id];
    const kind = part?.kind;
    if (kind === undefined || !TURNING.includes(kind) || !showsTurning(machine, id)) continue;
    const inlet = part?.powerInlet;
    const fed = inlet === undefined || plugIn(machine, inlet) === 'latched';
    views[id] = {
      spinning: machine.running && machine.parts[id]?.socket != null && fed && leadIn(spec, machine, id),
    };
  }
  return views;
}

/** Whether a fan's own cable is plugged in; true for a fan without one. */
function leadIn(spec: Machine, machine: MachineState, part: string): boolean {
  for (const id in spec.cables) {
    const cable = spec.cables[id];
    if (cable?.from === part && cable.ends[0].family === 'fan4' && machine.plugs[id] !== undefined)
      return machine.plugs[id] !== 'none';
  }
  return true;
}

function ledViews(spec: Machine, lights: Readonly<Record<string, LedLight>>): Record<string, LedView> {
  const views: Record<string, LedView> = {};
  for (const { id, colour } of spec.leds) {
    const light = lights[id] ?? 'off';
    views[id] = { id, label: `led.${id}`, colour: ledColour(id, colour, light), light };
  }
  return views;
}
