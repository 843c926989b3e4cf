import type { LabMode, WorkNote } from './vocabulary.ts';

/** The job card. The client looks its texts up as `cases/<scenarioId>:<id>` and fills in `values`. */
export interface JobView {
  /** The story's id; which of its scenarios is played stays hidden. */
  readonly scenarioId: string;
  readonly mode: LabMode;
  /** Names and numbers drawn from the seed, for placeholders in the customer's texts. */
  readonly values: Readonly<Record<string, string | number>>;
  /** The asset record; null before it was read. */
  readonly asset: Readonly<Record<string, string>> | null;
  /** The questions for the customer; `answer` is null before the question was asked. */
  readonly questions: readonly { readonly id: string; readonly answer: string | null }[];
  /** The public list of possible causes; the same for every scenario of the story. */
  readonly hypotheses: readonly string[];
  readonly manualSections: readonly string[];
  readonly theory: readonly {
    readonly hypothesis: string;
    readonly confidence: number;
    readonly step: number;
  }[];
  readonly noteChoices: NoteChoices;
  readonly note: WorkNote | null;
  readonly escalatedTo: string | null;
  /** Whom the job can be escalated to. */
  readonly escalations: readonly string[];
  readonly spares: readonly { readonly sku: string; readonly item: string; readonly out: boolean }[];
  readonly shop: readonly { readonly sku: string; readonly item: string; readonly priceUsd: number }[];
  readonly closed: boolean;
}

/** Choices of the work note's fields. */
export interface NoteChoices {
  readonly symptoms: readonly string[];
  readonly preventions: readonly string[];
}

export interface LedgerView {
  /** Technician time, without `waitedSeconds`: waiting for a program in the background. */
  readonly simSeconds: number;
  readonly waitedSeconds: number;
  /** Cost of the parts bought so far. */
  readonly moneyUsd: number;
  readonly steps: number;
}

/** Help for the learner; never present in testing mode. */
export interface TutorView {
  /** Rules broken so far, with the step, each explained by `lab:tutor.<rule>`. */
  readonly breaches: readonly {
    readonly rule: string;
    readonly severity: 'A' | 'B' | 'C';
    readonly step: number;
  }[];
  /** Hints given so far: 0 to 3. */
  readonly hintLevel: number;
}
