import type { RngState } from '../kernel/rng.ts';
import type { EndSeating, IndicatorsView, MachineModelId, PlugState } from './view.ts';

/**
 * The whole truth of a run, hidden facts included. Screens never read it: they read `project(state)`.
 * Plain data, so that it can be stored, hashed and replayed.
 */
export interface LabState {
  readonly scenarioId: string;
  readonly rng: RngState;
  readonly machine: MachineState;
  readonly strap: 'worn' | 'off';
  readonly ledger: Ledger;
  readonly evidence: readonly Evidence[];
  /** The customer's clip of the last start, if they made one. */
  readonly recording: IndicatorsView | null;
  /** The clip has been looked at. */
  readonly recordingSeen: boolean;
  /** Hidden: the hypothesis that is true in this run. */
  readonly truth: string;
}

export interface MachineState {
  readonly model: MachineModelId;
  readonly parts: Readonly<Record<string, PartState>>;
  readonly latches: Readonly<Record<string, 'open' | 'closed'>>;
  readonly fasteners: Readonly<Record<string, 'tight' | 'out'>>;
  readonly plugs: Readonly<Record<string, PlugState>>;
  readonly psuSwitch: 'on' | 'off';
  readonly running: boolean;
  /** Simulated seconds since the machine was switched on; 0 while off. */
  readonly bootSeconds: number;
  /** Charge left in the supply after it had mains; drained by the power button while unplugged (2.4). */
  readonly residual: 'charged' | 'drained';
  /** The memory layout the firmware has trained for (see `memoryLayout`); another one trains again. */
  readonly trainedLayout: string;
}

/** Hidden. `damaged` shows only in what the machine does; `burnt` also smells. */
export type Condition = 'sound' | 'damaged' | 'burnt';

export interface PartState {
  /** Null: on the bench. */
  readonly socket: string | null;
  readonly ends: Readonly<Record<string, EndSeating>>;
  readonly condition: Condition;
}

/** A is a gate failure, B major, C minor (2.4). */
export type Severity = 'A' | 'B' | 'C';
export type SafetyRule = 'P1' | 'P2' | 'P5' | 'P6' | 'P16';

export interface Breach {
  readonly rule: SafetyRule;
  readonly severity: Severity;
  /** The accepted command, counted from 1, that broke the rule. */
  readonly step: number;
}

interface Ledger {
  /** Accepted commands so far. */
  readonly steps: number;
  /** Simulated technician time, in whole seconds. */
  readonly simSeconds: number;
  readonly breaches: readonly Breach[];
  /** Simulated seconds when the machine was first changed to repair it; null before. */
  readonly repairBegunAt: number | null;
}

/** A test that was really read, and what it said. */
interface Evidence {
  readonly test: string;
  readonly outcome: string;
  readonly simSeconds: number;
}

/** The part in a socket, if any. */
export function partIn(machine: MachineState, socket: string): string | null {
  for (const id in machine.parts) if (machine.parts[id]?.socket === socket) return id;
  return null;
}

/** In its socket and home at every end. */
export function isHome(part: PartState | undefined): boolean {
  if (part === undefined || part.socket === null) return false;
  for (const end in part.ends) if (part.ends[end] === 'up') return false;
  return true;
}

/** The supply has mains and its rocker is on: 5 V standby is live even when the machine is "off" (2.4). */
export function hasStandby(machine: MachineState): boolean {
  return machine.plugs['cable-mains'] === 'latched' && machine.psuSwitch === 'on';
}

export function withPart(machine: MachineState, id: string, change: Partial<PartState>): MachineState {
  const part = machine.parts[id];
  if (part === undefined) return machine;
  return { ...machine, parts: { ...machine.parts, [id]: { ...part, ...change } } };
}

export function withLatch(machine: MachineState, id: string, position: 'open' | 'closed'): MachineState {
  return { ...machine, latches: { ...machine.latches, [id]: position } };
}

/** Cuts what depends on the machine running: it is off and forgets where its self-test was. */
export function switchedOff(machine: MachineState): MachineState {
  return machine.running ? { ...machine, running: false, bootSeconds: 0 } : machine;
}
