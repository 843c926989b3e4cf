import { drawPercent, type RngState } from '../kernel/rng.ts';
import type { LabCommand } from './commands.ts';
import { hasStandby } from './electrics.ts';
import { findMachine } from './machines/find-machine.ts';
import { startOf } from './post.ts';
import {
  type Condition,
  type LabState,
  type MachineState,
  partIn,
  type SafetyRule,
  type Severity,
} from './state.ts';
import type { PartKind } from './view.ts';

/**
 * The safety rules this lab knows so far (hardware-lab.md 2.4; corrections 22): P1 energised handling, P2 static,
 * P5 power on with a burning smell, P6 power on without a cooler, P16 strap on near mains. A rule broken is noted even
 * when nothing breaks.
 */
export interface Judgement {
  readonly breaches: readonly { readonly rule: SafetyRule; readonly severity: Severity }[];
  /** The part that suffers, and how; null when nothing breaks. */
  readonly harm: { readonly part: string; readonly condition: Condition } | null;
  /** The supply protects itself: the machine goes dark. */
  readonly powerLost: boolean;
  readonly rng: RngState;
}

/** Handling without a strap is charged at most this often (P2). */
const MOST_STATIC_BREACHES = 3;

/** P1 with standby live: how often the part is damaged, in percent. */
const STANDBY_DAMAGE_PERCENT: Readonly<Partial<Record<PartKind, number>>> = {
  dimm: 40,
  'ssd-m2': 40,
  gpu: 25,
  cpu: 60,
};

/** From worst to safe. Draining needs the lead out: the rocker at 0 alone is not safe (corrections 22). */
type Exposure = 'running' | 'standby' | 'charged' | 'safe';

function exposureOf(machine: MachineState): Exposure {
  if (machine.running) return 'running';
  if (hasStandby(machine)) return 'standby';
  return machine.plugs['cable-mains'] !== 'none' || machine.residual === 'charged' ? 'charged' : 'safe';
}

interface Handling {
  /** The part that would suffer; null for a cable or an empty socket. */
  readonly part: string | null;
  /** Opens or closes a circuit: rule P1. */
  readonly opensCircuit: boolean;
}

/** What a command touches inside the case; null for everything else. */
export function handlingOf(machine: MachineState, command: LabCommand): Handling | null {
  const spec = findMachine(machine.model);
  switch (command.kind) {
    case 'press-latch':
    case 'close-latch': {
      const socket = spec.latches[command.target]?.socket;
      const part = socket === undefined ? null : partIn(machine, socket);
      return { part, opensCircuit: part !== null };
    }
    case 'lift-part':
    case 'place-part':
    case 'seat-part': {
      const home = spec.parts[command.target]?.socket ?? null;
      const inside = home !== null && spec.sockets[home]?.inside === true;
      return inside ? { part: command.target, opensCircuit: true } : null;
    }
    case 'loosen-screw':
    case 'tighten-screw':
      return { part: null, opensCircuit: false };
    case 'plug-cable':
    case 'unplug-cable': {
      const use = spec.cables[command.target]?.use;
      return use === 'power' || use === 'signal' ? { part: null, opensCircuit: use === 'power' } : null;
    }
    default:
      return null;
  }
}

function judgeHandling(state: LabState, handling: Handling): Judgement {
  const exposure = exposureOf(state.machine);
  const breaches: { rule: SafetyRule; severity: Severity }[] = [];
  const staticBreaches = state.ledger.breaches.filter((breach) => breach.rule === 'P2').length;
  if (state.strap === 'off' && staticBreaches < MOST_STATIC_BREACHES)
    breaches.push({ rule: 'P2', severity: 'C' });
  if (!handling.opensCircuit || exposure === 'safe')
    return { breaches, harm: null, powerLost: false, rng: state.rng };

  breaches.push({ rule: 'P1', severity: exposure === 'running' ? 'A' : 'B' });
  const { part } = handling;
  if (exposure === 'running') {
    return {
      breaches,
      harm: part === null ? null : { part, condition: 'burnt' },
      powerLost: true,
      rng: state.rng,
    };
  }
  const kind = part === null ? undefined : findMachine(state.machine.model).parts[part]?.kind;
  const percent = kind === undefined ? 0 : (STANDBY_DAMAGE_PERCENT[kind] ?? 0);
  if (exposure !== 'standby' || part === null || percent === 0) {
    return { breaches, harm: null, powerLost: false, rng: state.rng };
  }
  const damaged = drawPercent(state.rng, percent);
  const sound = state.machine.parts[part]?.condition === 'sound';
  return {
    breaches,
    harm: damaged.value && sound ? { part, condition: 'damaged' } : null,
    powerLost: false,
    rng: damaged.rng,
  };
}

/** A burnt part is in the machine: it smells. */
export function smellsBurnt(machine: MachineState): boolean {
  return Object.values(machine.parts).some((part) => part.condition === 'burnt' && part.socket !== null);
}

function judgePower(state: LabState, command: LabCommand): Judgement {
  const { machine } = state;
  const breaches: { rule: SafetyRule; severity: Severity }[] = [];
  const strapped = state.strap === 'worn';
  const mains = machine.plugs['cable-mains'] === 'latched';
  if (command.kind === 'plug-cable' && command.target === 'cable-mains' && strapped)
    breaches.push({ rule: 'P16', severity: 'C' });
  if (command.kind === 'set-psu-switch' && command.position === 'on' && mains && strapped) {
    breaches.push({ rule: 'P16', severity: 'C' });
  }
  if (command.kind === 'press-power' && !machine.running) {
    const start = startOf(machine);
    if (strapped && hasStandby(machine)) breaches.push({ rule: 'P16', severity: 'C' });
    if (start !== 'dead' && smellsBurnt(machine)) breaches.push({ rule: 'P5', severity: 'A' });
    if (start === 'overheats') breaches.push({ rule: 'P6', severity: 'B' });
  }
  return { breaches, harm: null, powerLost: false, rng: state.rng };
}

/** Judges a command that will be carried out, by the state in which it is given. */
export function judge(state: LabState, command: LabCommand): Judgement {
  const handling = handlingOf(state.machine, command);
  return handling === null ? judgePower(state, command) : judgeHandling(state, handling);
}
