import type { Stamp } from '../kernel/stamp.ts';

/**
 * What the scorer knows about a run, independent of the machine. Entries are stamped with the number of the accepted command
 * (from 1) and the simulated seconds spent before it.
 */
export interface RunRecord {
  /** Id of the true hypothesis. */
  readonly truth: string;
  /** Which of its places was drawn, counted from 0. */
  readonly placement: number;
  /** Accepted commands. */
  readonly steps: number;
  readonly simSeconds: number;
  /** Dollars of parts billed: ordered parts, and spares that stayed in. */
  readonly moneyUsd: number;
  readonly findings: readonly RecordedFinding[];
  /** Steps of the learner's own readings: looked, listened, asked, measured, opened a page. */
  readonly readings: readonly number[];
  /** Time spent on good habits: questions, records, the manual, and watching the complaint happen. */
  readonly habits: readonly Habit[];
  /** Seconds of habits that cost nothing: the expert's own and five minutes. */
  readonly habitAllowanceS: number;
  readonly acts: readonly RecordedAct[];
  /** When the fault was cured for good; null when it still exists. */
  readonly cured: Stamp | null;
  readonly breaches: readonly RecordedBreach[];
  readonly theories: readonly RecordedTheory[];
  readonly note: RecordedNote | null;
}

/** Simulated seconds that a command spent on a good habit. */
interface Habit {
  readonly step: number;
  readonly seconds: number;
}

/** A safety rule that was broken: A is a gate failure, B major, C minor. */
interface RecordedBreach {
  readonly rule: string;
  readonly severity: 'A' | 'B' | 'C';
  readonly step: number;
}

/** A test that the learner read, and its outcome. */
export interface RecordedFinding extends Stamp {
  readonly test: string;
  readonly outcome: string;
}

/** An act that repairs or hands over. `part` is a kind of part or a cable, as in `Hypothesis.parts`, unless it says otherwise. */
export type RecordedAct = Stamp &
  (
    | { readonly kind: 'bought'; readonly part: string; readonly usd: number }
    | {
        /** Another part of the kind was fitted in place of the original. */
        readonly kind: 'replaced';
        readonly part: string;
        /** Price of the fitted part. */
        readonly usd: number;
        /** Simulated seconds that such a swap takes (hardware-lab.md 2.5). */
        readonly swapSeconds: number;
        readonly from: 'spare' | 'shop';
        /** The original was fitted again: the swap was a test and is not a purchase. */
        readonly reverted: boolean;
      }
    /** A disk was overwritten, firmware flashed or a part discarded. */
    | {
        readonly kind: 'irreversible';
        readonly part: string | null;
        /** Id of the very thing, as in `Hypothesis.acts`, where `part` is its kind. */
        readonly thing?: string;
      }
    /** A setting or a plug was left otherwise than it came and than it left the factory. `part` is its id, as in `Hypothesis.acts`. */
    | { readonly kind: 'changed'; readonly part: string }
    | { readonly kind: 'escalated' }
  );

interface RecordedTheory {
  readonly step: number;
  readonly hypothesis: string;
  /** Percent. */
  readonly confidence: number;
}

/** The work note: ids of choices, and the findings of the notebook entries that it cites. */
export interface RecordedNote {
  readonly symptom: string;
  /** A hypothesis. */
  readonly cause: string;
  readonly evidence: readonly RecordedFinding[];
  readonly action: string;
  readonly part: string | null;
  readonly verification: readonly RecordedFinding[];
  readonly prevention: string;
  /** Free text: stored, never scored. */
  readonly words?: string;
}

/** The case's predicates, evaluated on the final state. */
export interface CaseOutcome {
  /** Conditions of a good job besides the cure: no new damage, configuration as in the asset record, data intact. */
  readonly goals: readonly Check[];
  /** A workaround or an escalation that the case accepts. */
  readonly workaround: boolean;
  /** The job was handed over, whether or not the case accepts that, and not cured by other means. */
  readonly escalated: boolean;
  /** Tests after the repair that prove it. */
  readonly verifications: readonly Check[];
  readonly dataLost: boolean;
  readonly wrongMachine: boolean;
}

export interface Check {
  readonly id: string;
  readonly met: boolean;
}
