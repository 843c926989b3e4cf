import type { RngState } from '../../kernel/rng.ts';
import type { Stamp } from '../../kernel/stamp.ts';
import { guestsFor } from '../machines/places.ts';
import type { NoteChoices } from './job-view.ts';
import type { Traits } from './traits.ts';
import type { EndSeating, IndicatorsView, MachineModelId, PlugState } from './view.ts';
import type { LabMode, MeterFunction, Page, Program, Reading, WorkNote } from './vocabulary.ts';

/**
 * The complete state of a run, hidden facts included. Screens never read it: they read `project(state)`. It is plain data, so
 * that it can be stored, hashed and replayed.
 */
export interface LabState {
  readonly mode: LabMode;
  readonly rng: RngState;
  readonly machine: MachineState;
  readonly strap: 'worn' | 'off';
  readonly ledger: Ledger;
  /** Every finding, oldest first; repeated identical findings are stored once. */
  readonly evidence: readonly Evidence[];
  /** The customer's video of the last start; null without one. */
  readonly recording: IndicatorsView | null;
  /** The technician has watched the video. */
  readonly recordingSeen: boolean;
  /** Null in a state that a browser plays. */
  readonly sealed: Sealed | null;
  readonly bench: BenchState;
  readonly job: JobState;
}

/** What only the judge may know until the debrief. No command reads it. */
export interface Sealed {
  readonly scenarioId: string;
  /** Id of the true hypothesis. */
  readonly truth: string;
  /** Which of the true hypothesis's places was drawn, counted from 0. */
  readonly placement: number;
  /** Harmless oddities of this machine; ids of `cases/any.judged:decoy`. */
  readonly decoys: readonly string[];
}

/** The physical configuration of a machine and its defects: everything that changes only by handling it. */
export interface Hardware {
  readonly model: MachineModelId;
  readonly parts: Readonly<Record<string, PartState>>;
  readonly latches: Readonly<Record<string, 'open' | 'closed'>>;
  readonly fasteners: Readonly<Record<string, 'tight' | 'out'>>;
  /** By cable end; an end that is not listed does not exist in this machine. */
  readonly plugs: Readonly<Record<string, PlugState>>;
  /** By cable end: the connector that it is in, or was in last. */
  readonly connectorByEnd: Readonly<Record<string, string>>;
  /** Hidden: deviations from new, by part, socket, connector or cable. */
  readonly traits: Readonly<Record<string, Traits>>;
}

export interface MachineState extends Hardware {
  readonly psuSwitch: 'on' | 'off';
  /** Voltage selector of the supply; null for a supply that adapts by itself. */
  readonly selector: '115' | '230' | null;
  /** Nominal volts at the wall outlet. */
  readonly mains: 120 | 230;
  readonly strip: 'on' | 'off';
  /** The technician's boot stick, in the rear USB port. */
  readonly bootStick: 'in' | 'out';
  /** What the system does while it runs and no longer answers: its picture stands still, or is gone. */
  readonly hang: 'none' | 'frozen' | 'black';
  /** The monitor's own menu on its screen. */
  readonly monitorMenu: 'open' | 'closed';
  readonly running: boolean;
  /** Simulated seconds since the machine was switched on; 0 while off. */
  readonly bootSeconds: number;
  /** Charge left in the supply after it was unplugged; the power button drains it (2.4). */
  readonly residual: 'charged' | 'drained';
  /** The memory layout that the firmware was trained for (see `memoryLayout`); any other layout is trained first. */
  readonly trainedLayout: string;
  /** Seconds that memory training takes. */
  readonly trainingSeconds: number;
  /** Firmware settings that differ from the manufacturer's defaults. */
  readonly settings: Readonly<Record<string, string>>;
  /** The firmware clock: `lost` after the settings were cleared (see `withSettingsLost`). */
  readonly clock: 'kept' | 'lost';
  /** Seconds without standby power that the clock has kept running since it was set, up to `CLOCK_PROOF_S`. */
  readonly clockHeldS: number;
  readonly page: Page;
  readonly heat: { readonly cpuC: number; readonly gpuC: number };
  readonly programs: readonly RunningProgram[];
  readonly log: readonly LogEntry[];
  /** Number of starts that reached the operating system; cases require a second cold start as verification. */
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
  /** The stop code of events 41 and 1001; 0 without one. */
  readonly code: number;
  /** False for an entry from before the job. */
  readonly fresh: boolean;
}

/** Hidden. `damaged` shows only in the machine's behaviour; `burnt` also smells. */
export type Condition = 'sound' | 'damaged' | 'burnt';

export interface PartState {
  /** Null while the part lies on the workbench. */
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
  | 'P11'
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

/** A bought part: the scorer checks that evidence justified it. */
interface Purchase {
  readonly sku: string;
  readonly priceUsd: number;
  readonly simSeconds: number;
  readonly step: number;
}

/** The fitting of a stock item into the machine. */
interface Swap extends Stamp {
  readonly item: string;
}

export interface Ledger {
  /** Accepted commands so far. */
  readonly steps: number;
  /** Simulated technician time, in whole seconds. */
  readonly simSeconds: number;
  /** Seconds spent waiting for a program in the background; not charged. */
  readonly waitedSeconds: number;
  readonly moneyUsd: number;
  readonly purchases: readonly Purchase[];
  /** One entry each time a borrowed or bought item was fitted. */
  readonly swaps: readonly Swap[];
  readonly breaches: readonly Breach[];
}

/** A test that the learner read, and its outcome. */
export interface Evidence {
  readonly test: string;
  readonly outcome: string;
  readonly simSeconds: number;
  readonly reading: Reading | null;
  readonly target: string | null;
  readonly step: number;
}

/** The workbench: instruments, borrowed and bought items, and what the technician has seen. */
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
  /** Marks that the technician has seen, by target. */
  readonly seen: Readonly<Record<string, readonly string[]>>;
  /** Targets whose state is known: inspected, or changed by the technician in plain sight. */
  readonly looked: Readonly<Record<string, true>>;
  readonly discarded: Readonly<Record<string, string>>;
  /** Number of times a part was handled without antistatic protection; after five it may cause damage (P2). */
  readonly staticTouches: number;
}

/** The machine's original configuration: the part in each socket, and the connector of each plug. */
export interface FactoryCondition {
  /** Memory modules that it came with, those in exempt slots included. */
  readonly modules: number;
  readonly parts: Readonly<Record<string, string>>;
  readonly plugs: Readonly<Record<string, string>>;
}

/** The choices that a case offers, and the configuration that it requires; the same for every scenario of a story. */
export interface JobBrief {
  readonly story: string;
  /** Ids of the possible causes. */
  readonly hypotheses: readonly string[];
  readonly manualSections: readonly string[];
  readonly noteChoices: NoteChoices;
  readonly escalations: readonly string[];
  /** Hidden: what has to be back in place at the end of the job; null when the job cannot be closed. */
  readonly factoryCondition: FactoryCondition | null;
}

export interface JobState {
  readonly brief: JobBrief;
  readonly values: Readonly<Record<string, string | number>>;
  readonly asset: Readonly<Record<string, string>>;
  readonly assetRead: boolean;
  /** Question id -> answer id, for every question of the case. */
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

/** Whether a part is in its socket and pushed home at every end. */
export function isHome(part: PartState | undefined): boolean {
  if (part === undefined || part.socket === null) return false;
  for (const end in part.ends) if (part.ends[end] === 'up') return false;
  return true;
}
