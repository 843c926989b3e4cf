import type { Stamp } from '../kernel/stamp.ts';

/**
 * What the scorer has to know of a run, whatever machine it was played on. Everything is stamped with the accepted
 * command (counted from 1) and the simulated seconds spent when that command was given.
 */
export interface RunRecord {
  /** Id of the hypothesis that is true. */
  readonly truth: string;
  /** Accepted commands. */
  readonly steps: number;
  readonly simSeconds: number;
  /** Parts billed so far: ordered ones, and spares that stayed in. */
  readonly moneyUsd: number;
  readonly findings: readonly RecordedFinding[];
  readonly acts: readonly RecordedAct[];
  /** When the fault went away for good; null while it is there. */
  readonly cured: Stamp | null;
  readonly breaches: readonly RecordedBreach[];
  readonly theories: readonly RecordedTheory[];
  readonly note: RecordedNote | null;
}

/** A safety rule that was broken: A is a gate failure, B major, C minor. */
interface RecordedBreach {
  readonly rule: string;
  readonly severity: 'A' | 'B' | 'C';
  readonly step: number;
}

/** A test that was really read, and what it said. */
export interface RecordedFinding extends Stamp {
  readonly test: string;
  readonly outcome: string;
}

/** Something that costs money or cannot be taken back. `part` is a kind of part that hypotheses know (`Hypothesis.parts`). */
export type RecordedAct = Stamp &
  (
    | { readonly kind: 'bought'; readonly part: string; readonly usd: number }
    | {
        /** Another part of a kind sits where the first one was. */
        readonly kind: 'replaced';
        readonly part: string;
        /** Price of what went in, and the seconds that such a swap takes (hardware-lab.md 2.5). */
        readonly usd: number;
        readonly swapSeconds: number;
        readonly from: 'spare' | 'shop';
        /** The original came back: it was a swap-in test and is no purchase. */
        readonly reverted: boolean;
      }
    /** A disk written, a firmware flashed, a part thrown away. */
    | { readonly kind: 'irreversible'; readonly part: string | null }
    | { readonly kind: 'escalated' }
  );

interface RecordedTheory {
  readonly step: number;
  readonly hypothesis: string;
  /** Percent. */
  readonly confidence: number;
}

/** The work note: ids of choices, and the tests that its lines of the notebook came from. */
export interface RecordedNote {
  readonly symptom: string;
  /** A hypothesis. */
  readonly cause: string;
  readonly evidence: readonly RecordedFinding[];
  readonly action: string;
  readonly part: string | null;
  readonly verification: readonly RecordedFinding[];
  readonly prevention: string;
  /** Own words: kept, never judged. */
  readonly words?: string;
}

/** How the machine was left, in the case's own terms: its predicates, evaluated. */
export interface CaseOutcome {
  /** Everything that makes the job good beside the cure: nothing newly broken, as in the asset record, data intact. */
  readonly goals: readonly Check[];
  /** An accepted workaround or escalation. */
  readonly workaround: boolean;
  /** What proves the repair, done after it. */
  readonly verifications: readonly Check[];
  readonly dataLost: boolean;
  readonly wrongMachine: boolean;
}

export interface Check {
  readonly id: string;
  readonly met: boolean;
}
