import type { LabMode, WorkNote } from './vocabulary.ts';

/** The job card. Texts are the client's: `cases/<scenarioId>:<id>`, filled with `values`. */
export interface JobView {
  /** The story; which scenario of it this is stays hidden. */
  readonly scenarioId: string;
  readonly mode: LabMode;
  /** Names and numbers that the seed chose, for the customer's words. */
  readonly values: Readonly<Record<string, string | number>>;
  /** The asset record, once it was read; null before. */
  readonly asset: Readonly<Record<string, string>> | null;
  /** What can be asked, and whether it was; the answer's text has the question's id. */
  readonly questions: readonly { readonly id: string; readonly answer: string | null }[];
  /** The family's public list: what the customer's words could mean. The same whatever is true. */
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
  /** Whom a job can be passed to. */
  readonly escalations: readonly string[];
  readonly spares: readonly { readonly sku: string; readonly item: string; readonly out: boolean }[];
  readonly shop: readonly { readonly sku: string; readonly item: string; readonly priceUsd: number }[];
  readonly closed: boolean;
}

/** What the note's fields offer. */
export interface NoteChoices {
  readonly symptoms: readonly string[];
  readonly preventions: readonly string[];
}

export interface LedgerView {
  /** Technician time; waiting for a program in the background is counted apart. */
  readonly simSeconds: number;
  readonly waitedSeconds: number;
  /** Parts bought so far. */
  readonly moneyUsd: number;
  readonly steps: number;
}

/** Help, never in testing. */
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
