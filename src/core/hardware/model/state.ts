import type { RngState } from '../../kernel/rng.ts';
import type { Stamp } from '../../kernel/stamp.ts';
import { guestsFor } from '../machines/places.ts';
import type { NoteChoices } from './job-view.ts';
import type { Traits } from './traits.ts';
import type { EndSeating, IndicatorsView, MachineModelId, PlugState } from './view.ts';
import type { LabMode, MeterFunction, Page, Program, Reading, WorkNote } from './vocabulary.ts';

/**
 * The whole truth of a run, hidden facts included. Screens never read it: they read `project(state)`.
 * Plain data, so that it can be stored, hashed and replayed.
 */
export interface LabState {
  readonly scenarioId: string;
  readonly mode: LabMode;
  readonly rng: RngState;
  readonly machine: MachineState;
  readonly strap: 'worn' | 'off';
  readonly ledger: Ledger;
  /** Every reading that was taken, oldest first; the same reading of the same thing once. */
  readonly evidence: readonly Evidence[];
  /** The customer's clip of the last start, if they made one. */
  readonly recording: IndicatorsView | null;
  /** The clip has been looked at. */
  readonly recordingSeen: boolean;
  /** Hidden: the hypothesis that is true in this run. */
  readonly truth: string;
  /** Hidden until the debrief: what is odd in this run and harmless; ids of `cases/any.judged:decoy`. */
  readonly decoys: readonly string[];
  readonly bench: BenchState;
  readonly job: JobState;
}

/** What is in a machine, how it sits, what is plugged where and what is wrong with it: whatever only hands change. */
export interface Hardware {
  readonly model: MachineModelId;
  readonly parts: Readonly<Record<string, PartState>>;
  readonly latches: Readonly<Record<string, 'open' | 'closed'>>;
  readonly fasteners: Readonly<Record<string, 'tight' | 'out'>>;
  /** By cable end; an end that is not listed does not exist in this machine. */
  readonly plugs: Readonly<Record<string, PlugState>>;
  /** By cable end: the connector it is in, or was in last. */
  readonly connectorByEnd: Readonly<Record<string, string>>;
  /** Hidden: what is not as new, by part, socket, connector or cable. */
  readonly traits: Readonly<Record<string, Traits>>;
}

export interface MachineState extends Hardware {
  readonly psuSwitch: 'on' | 'off';
  /** 115/230 selector of the supply; null where it adapts by itself. */
  readonly selector: '115' | '230' | null;
  /** Volts at the wall. */
  readonly mains: 120 | 230;
  readonly strip: 'on' | 'off';
  /** The technician's boot stick, at the port behind. */
  readonly bootStick: 'in' | 'out';
  readonly running: boolean;
  /** Simulated seconds since the machine was switched on; 0 while off. */
  readonly bootSeconds: number;
  /** Charge left in the supply after it had mains; drained by the power button while unplugged (2.4). */
  readonly residual: 'charged' | 'drained';
  /** The memory layout the firmware has trained for (see `memoryLayout`); another one trains again. */
  readonly trainedLayout: string;
  /** Seconds that memory needs to train. */
  readonly trainingSeconds: number;
  /** Firmware settings that differ from the maker's defaults. */
  readonly settings: Readonly<Record<string, string>>;
  /** The settings that the asset record asks for; what a lost cell wipes is measured against these. */
  readonly clock: 'kept' | 'lost';
  /** Seconds without standby that the clock has got through since it was set, up to `CLOCK_PROOF_S`. */
  readonly clockHeldS: number;
  readonly page: Page;
  readonly heat: { readonly cpuC: number; readonly gpuC: number };
  readonly programs: readonly RunningProgram[];
  readonly log: readonly LogEntry[];
  /** Starts that reached the operating system; a second cold start is proof. */
  readonly goodStarts: number;
}

/** A program that runs in the background, or a load that heats the machine. */
export interface RunningProgram {
  readonly program: Program;
  readonly target: string | null;
  readonly secondsLeft: number;
  readonly secondsRun: number;
}

/** An entry of the system log. */
export interface LogEntry {
  readonly source: string;
  readonly id: number;
  /** Of event 41 and 1001: the stop code; 0 when there was none. */
  readonly code: number;
  /** False: it was there when the machine came. */
  readonly fresh: boolean;
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
export type SafetyRule =
  | 'P1'
  | 'P2'
  | 'P3'
  | 'P4'
  | 'P5'
  | 'P6'
  | 'P7'
  | 'P8'
  | 'P9'
  | 'P10'
  | 'P13'
  | 'P14'
  | 'P15'
  | 'P16'
  | 'P17'
  | 'P18';

export interface Breach {
  readonly rule: SafetyRule;
  readonly severity: Severity;
  /** The accepted command, counted from 1, that broke the rule. */
  readonly step: number;
}

/** Money spent, or committed to: a decision that evidence should come before. */
interface Purchase {
  readonly sku: string;
  readonly priceUsd: number;
  readonly simSeconds: number;
  readonly step: number;
}

/** An item of the bench's stock that was put into the machine. */
interface Swap extends Stamp {
  readonly item: string;
}

export interface Ledger {
  /** Accepted commands so far. */
  readonly steps: number;
  /** Simulated technician time, in whole seconds. */
  readonly simSeconds: number;
  /** Seconds waited for a program in the background; not charged. */
  readonly waitedSeconds: number;
  readonly moneyUsd: number;
  readonly purchases: readonly Purchase[];
  /** Borrowed and bought items, each time one went into the machine. */
  readonly swaps: readonly Swap[];
  readonly breaches: readonly Breach[];
}

/** A test that was really read, and what it said. */
export interface Evidence {
  readonly test: string;
  readonly outcome: string;
  readonly simSeconds: number;
  readonly reading: Reading | null;
  readonly target: string | null;
  readonly step: number;
}

/** What lies beside the machine: instruments, and the items that were borrowed or bought. */
export interface BenchState {
  readonly meter: {
    readonly function: MeterFunction;
    readonly range: number;
    readonly black: string | null;
    readonly red: string | null;
    readonly display: Reading | null;
  };
  readonly tester: {
    readonly target: string;
    readonly rails: Readonly<Record<string, Reading>>;
    readonly powerGoodMs: number | null;
  } | null;
  readonly postCard: boolean;
  /** By part or cable id. */
  readonly stock: Readonly<Record<string, 'borrowed' | 'bought'>>;
  /** Marks that were seen, by target. */
  readonly seen: Readonly<Record<string, readonly string[]>>;
  /** Things whose state is known: looked at, or changed by the technician's own hands in plain sight. */
  readonly looked: Readonly<Record<string, true>>;
  readonly discarded: Readonly<Record<string, string>>;
  /** Static charge taken by parts that were handled bare: after five, something may show (P2). */
  readonly staticTouches: number;
}

/** What a machine is like that nothing was taken out of: the part in each socket, and where each plug is. */
export interface FactoryCondition {
  readonly parts: Readonly<Record<string, string>>;
  readonly plugs: Readonly<Record<string, string>>;
}

/** What a case lets the technician choose from and holds the machine against; the same for every look-alike of a story. */
export interface JobBrief {
  readonly story: string;
  /** What the customer's words could mean. */
  readonly hypotheses: readonly string[];
  readonly manualSections: readonly string[];
  readonly noteChoices: NoteChoices;
  readonly escalations: readonly string[];
  /** Hidden: what has to be back in its place at the end; null where nobody closes the job. */
  readonly factoryCondition: FactoryCondition | null;
}

export interface JobState {
  readonly brief: JobBrief;
  readonly values: Readonly<Record<string, string | number>>;
  readonly asset: Readonly<Record<string, string>>;
  readonly assetRead: boolean;
  /** Question id -> answer id, for every question there is. */
  readonly answers: Readonly<Record<string, string>>;
  readonly asked: readonly string[];
  readonly manualRead: readonly string[];
  readonly theories: readonly {
    readonly hypothesis: string;
    readonly confidence: number;
    readonly step: number;
  }[];
  readonly note: WorkNote | null;
  readonly escalatedTo: string | null;
  readonly hintLevel: number;
  readonly closed: boolean;
}

/** The part in a socket, if any. */
export function partIn(machine: Hardware, socket: string): string | null {
  for (const id of guestsFor(machine.model, socket)) if (machine.parts[id]?.socket === socket) return id;
  return null;
}

/** In its socket and home at every end. */
export function isHome(part: PartState | undefined): boolean {
  if (part === undefined || part.socket === null) return false;
  for (const end in part.ends) if (part.ends[end] === 'up') return false;
  return true;
}
