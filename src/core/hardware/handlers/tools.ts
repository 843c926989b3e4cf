import { drawPercent } from '../../kernel/rng.ts';
import { hasProcessorPower, hasStandby, mainPlug } from '../behaviour/electrics.ts';
import { NO_FIRMWARE, withFirmware, withSettingsLost } from '../behaviour/firmware.ts';
import { pumpRpm } from '../behaviour/heat.ts';
import { readPost } from '../behaviour/post.ts';
import { cardPlugWorn, hasWornCapacitors } from '../behaviour/rails.ts';
import { boardInUse, connectorOf, endSpec } from '../behaviour/wiring.ts';
import type { TestId } from '../instruments/diagnostic-tests/catalogue.ts';
import { foundEvent, withFinding } from '../instruments/findings.ts';
import { findMachine } from '../machines/find-machine.ts';
import { wireMap } from '../machines/wire-map.ts';
import { withMachine, withState, withTraits } from '../model/changed.ts';
import { type LabState, type MachineState, partIn } from '../model/state.ts';
import type { Traits } from '../model/traits.ts';
import type { Tool } from '../model/vocabulary.ts';
import { portCode } from '../projection/project-bench.ts';
import { moveBootStick } from './boot-stick.ts';
import { done, doneTo, inClosedCase, type Outcome, refuse } from './change.ts';
import { jumperStart, psuTester } from './instruments.ts';
import { withLook } from './looking.ts';
import { startMachine } from './power.ts';

function found(state: LabState, test: TestId, outcome: string, target: string): Outcome {
  return done(withFinding(state, test, outcome, null, target), foundEvent(test, outcome));
}

/** Uses a tool on a target. */
export function applyTool(state: LabState, tool: Tool, target: string): Outcome {
  const { machine } = state;
  switch (tool) {
    case 'psu-tester':
      return psuTester(state, target);
    case 'ps-on-jumper':
      return jumperStart(state, target);
    case 'post-card':
      return postCard(state, target);
    case 'loopback-plug':
      return target === 'port-lan' ? loopback(state) : refuse('not-possible', target);
    case 'cable-tester':
      return cableTester(state, target);
    case 'flashlight':
    case 'magnifier':
      return lookClosely(state, tool, target);
    case 'screwdriver-short':
      return target === 'fpanel-power-sw' || target === 'conn-front-panel'
        ? shortPowerPins(state, target)
        : refuse('not-possible', target);
    case 'jumper-cap':
      return target === 'jumper-clear-cmos' ? clearCmos(state) : refuse('not-possible', target);
    case 'thermal-camera':
      // Neither steel nor glass lets infrared through.
      return inClosedCase(machine, target) ?? found(state, 'thermal-camera', thermalPicture(machine), target);
    case 'scope':
      return findMachine(machine.model).connectors[target]?.family === 'test-point'
        ? scope(state, target)
        : refuse('not-possible', target);
    case 'tug':
      return tug(state, target);
    case 'photo':
      return found(state, `photo:${target}`, 'taken', target);
    case 'boot-stick':
      return moveBootStick(state, target);
    case 'firmware-stick':
    case 'wrong-firmware-stick':
      return flash(state, tool, target);
    case 'straighten-contacts':
      return straighten(state, target);
    default:
      return treat(state, tool, target);
  }
}

function postCard(state: LabState, target: string): Outcome {
  const { machine } = state;
  if (findMachine(machine.model).codes.portCodes === null)
    return refuse('does-not-fit', target, ['slot-x16']);
  const closed = inClosedCase(machine, target);
  if (closed !== null) return closed;
  const inSlot = withState(state, { bench: { ...state.bench, postCard: true } });
  return found(inSlot, 'post-card', portCode(machine, readPost(machine)), target);
}

function loopback(state: LabState): Outcome {
  const { machine } = state;
  if (connectorOf(machine, 'cable-lan') === 'port-lan')
    return refuse('socket-taken', 'port-lan', ['cable-lan']);
  const works = machine.running && machine.traits['port-lan']?.port !== 'damaged';
  const off = machine.settings['network-adapter'] === 'off';
  return found(state, 'loopback', works && !off ? 'link' : 'no-link', 'port-lan');
}

/** Records the wire map of a network cable that is unplugged at both ends. */
function cableTester(state: LabState, target: string): Outcome {
  const { machine } = state;
  const cable = findMachine(machine.model).cables[target];
  if (cable === undefined || cable.ends[0].family !== 'rj45' || machine.plugs[target] === undefined)
    return refuse('not-possible', target);
  const plugged = cable.ends.map(({ id }) => id).filter((id) => machine.plugs[id] !== 'none');
  if (plugged.length > 0) return refuse('plugged', target, plugged);
  const { marks, outcome } = wireMap(machine.traits[target]);
  const mapped = withState(state, {
    bench: { ...state.bench, seen: { ...state.bench.seen, [target]: marks } },
  });
  return done(
    withFinding(mapped, 'cable-tester', outcome, null, target),
    ...marks.map((mark) => ({ kind: 'mark-seen' as const, target, mark })),
    foundEvent('cable-tester', outcome),
  );
}

function lookClosely(state: LabState, tool: Tool, target: string): Outcome {
  const { machine } = state;
  if (findMachine(machine.model).parts[target] !== undefined && machine.parts[target] === undefined)
    return refuse('unknown-target', target);
  const part = partIn(machine, target);
  if (part !== null) return refuse('socket-taken', target, [part]);
  const looked = withLook(state, target, tool);
  return done(looked.state, ...looked.marks, ...looked.found);
}

/** Shorts the power pins with a screwdriver, which starts the machine as the button would. */
function shortPowerPins(state: LabState, target: string): Outcome {
  if (state.machine.running) return refuse('already', target);
  const started = startMachine(state);
  if (!started.ok) return started;
  const runs = started.value.state.machine.running;
  const outcome = runs ? 'starts' : 'nothing';
  return done(
    withFinding(started.value.state, 'short-power-pins', outcome, null, target),
    ...started.value.events,
    foundEvent('short-power-pins', outcome),
  );
}

/** Clears the firmware's settings, clock and memory training with the jumper. */
function clearCmos(state: LabState): Outcome {
  const { machine } = state;
  if (machine.running) return refuse('not-possible', 'jumper-clear-cmos');
  const closed = inClosedCase(machine, 'jumper-clear-cmos');
  if (closed !== null) return closed;
  return doneTo(state, withSettingsLost(machine), {
    kind: 'tool-used',
    tool: 'jumper-cap',
    target: 'jumper-clear-cmos',
  });
}

function thermalPicture(machine: MachineState): string {
  if (machine.running && cardPlugWorn(machine)) return 'hot-plug';
  if (pumpRpm(machine) === 0 && machine.running) return 'hot-and-cold-hose';
  const cooler = partIn(machine, 'mount-cooler');
  const isFilmed = cooler !== null && machine.traits[cooler]?.film === true;
  return machine.running && isFilmed ? 'cold-cooler' : 'normal';
}

function scope(state: LabState, target: string): Outcome {
  const { machine } = state;
  const ripples =
    machine.running && hasProcessorPower(machine) && hasWornCapacitors(machine) && target === 'tp-vcore';
  const outcome = ripples ? 'ripple' : 'clean';
  const reading = {
    value: machine.running ? (ripples ? RIPPLE_MV.domed : RIPPLE_MV.sound) : 0,
    unit: 'mV' as const,
  };
  const test = `scope:${target}` as const;
  return done(withFinding(state, test, outcome, reading, target), foundEvent(test, outcome, reading));
}

/** Ripple at Vcore, peak to peak, in millivolts. */
const RIPPLE_MV = { domed: 240, sound: 12 } as const;

/** Pulls at a plug and records whether it is latched. */
function tug(state: LabState, target: string): Outcome {
  const { machine } = state;
  const plug = machine.plugs[target];
  if (endSpec(machine.model, target) === undefined || plug === undefined)
    return refuse('not-possible', target);
  return found(state, `tug:${target}`, plug === 'latched' ? 'firm' : 'loose', target);
}

/** Flashes firmware from a stick by the board's button. It requires standby but no processor; P14 judges the choice of file. */
function flash(state: LabState, tool: Tool, target: string): Outcome {
  const { machine } = state;
  if (target !== 'flashback-button') return refuse('not-possible', target);
  const fed = hasStandby(machine) && mainPlug(machine) === 'latched';
  if (machine.running || !fed || boardInUse(machine) === null) return refuse('not-possible', target);
  // The manufacturer's newest version is the one of the baseline.
  const newest = findMachine(machine.model).baseline.firmware;
  const flashed = withFirmware(machine, tool === 'firmware-stick' ? newest : NO_FIRMWARE);
  return doneTo(state, flashed, { kind: 'tool-used', tool, target });
}

/** Straightens bent processor contacts by hand, which succeeds in one case of three; most companies forbid it (P10). */
function straighten(state: LabState, target: string): Outcome {
  const { machine } = state;
  const isBent = target === 'socket-cpu' && machine.traits[target]?.lostChannel !== undefined;
  if (!isBent || partIn(machine, target) !== null) return refuse('not-possible', target);
  const luck = drawPercent(state.rng, STRAIGHTENING_PERCENT);
  const event = { kind: 'tool-used', tool: 'straighten-contacts', target } as const;
  const next = withState(state, { rng: luck.rng });
  if (!luck.value) return done(next, event);
  return doneTo(next, without(machine, target, 'lostChannel'), event);
}

const STRAIGHTENING_PERCENT = 33;

/** Removes one trait of a target. */
function without(machine: MachineState, target: string, gone: keyof Traits): MachineState {
  const { [gone]: _, ...kept } = machine.traits[target] ?? {};
  return withMachine(machine, { traits: { ...machine.traits, [target]: kept } });
}

/** Treats a cooler, a processor or a card: cleaning, paste and film require that it is removed; dust can also be blown off a mounted one. */
function treat(state: LabState, tool: Tool, target: string): Outcome {
  const { machine } = state;
  const part = machine.parts[target];
  const kind = findMachine(machine.model).parts[target]?.kind;
  // The pads of a removed processor are wiped clean.
  if (kind === 'cpu' && tool === 'ipa-wipe' && part?.socket === null)
    return doneTo(state, without(machine, target, 'lostChannel'), { kind: 'tool-used', tool, target });
  if (kind === 'gpu' && tool === 'compressed-air')
    return doneTo(state, without(machine, target, 'dust'), { kind: 'tool-used', tool, target });
  const isCooler = kind === 'cpu-cooler';
  if (part === undefined || !isCooler) return refuse('not-possible', target);
  if (tool !== 'compressed-air' && part.socket !== null) return refuse('not-possible', target, [target]);
  const event = { kind: 'tool-used', tool, target } as const;
  const traits = machine.traits[target] ?? {};
  switch (tool) {
    case 'compressed-air':
      return doneTo(state, without(machine, target, 'dust'), event);
    case 'peel-film':
      if (traits.film !== true) return refuse('not-possible', target);
      return doneTo(state, without(machine, target, 'film'), event);
    case 'ipa-wipe':
      return doneTo(state, withTraits(machine, target, { paste: 'none' }), event);
    case 'thermal-paste': {
      if (traits.paste !== undefined && traits.paste !== 'none')
        return doneTo(state, withTraits(machine, target, { paste: 'excess' }), event);
      return doneTo(state, without(machine, target, 'paste'), event);
    }
    default:
      return refuse('not-possible', target);
  }
}
