import type { PrintedWord } from '../behaviour/screen-words.ts';
import type { MeterFunction, Page, Program, Reading, SwitchPosition } from './vocabulary.ts';

/** A line of the notebook: what was tested, and what it said. */
export interface FindingView {
  /** `f1`, `f2` ... in the order they were made; notes and theories refer to them. */
  readonly id: string;
  /** `lab:test.<test>`. */
  readonly test: string;
  /** `lab:outcome.<outcome>`. */
  readonly outcome: string;
  /** With instruments; null for what was seen or heard. */
  readonly reading: Reading | null;
  /** What was looked at or measured, where it is one thing. */
  readonly target: string | null;
  /** The accepted command, counted from 1. */
  readonly step: number;
  readonly simSeconds: number;
}

export interface InstrumentsView {
  readonly meter: {
    readonly function: MeterFunction;
    readonly range: number;
    readonly black: string | null;
    readonly red: string | null;
    /** What the display shows; null while it is off, or where its fuse blew. */
    readonly display: Reading | null;
    /** A minus sign stands before the figure. */
    readonly negative: boolean;
    /** Continuity only: it beeps. */
    readonly beeping: boolean;
  };
  /** Null until it was used. */
  readonly psuTester: {
    readonly target: string;
    readonly rails: Readonly<Record<string, Reading>>;
    readonly powerGoodMs: number | null;
  } | null;
  /** What the POST card in the slot reads; null while it is in its box or behind the side panel, `--` while the board emits nothing. */
  readonly postCard: string | null;
  readonly strap: 'worn' | 'off';
}

/** One thing on a screen that a learner operates. */
export interface ScreenControl {
  /** A setting id for `change-setting`, a program for `run-program`, or a page for `open-page`. */
  readonly id: string;
  readonly kind: 'page' | 'setting' | 'program';
  /** Settings: what stands there now, and what it may be. Programs that work on one drive: the drives that answer, by part. */
  readonly value?: string;
  readonly options?: readonly string[];
}

/** A labelled line: `lab:screen.<label>`, its value as the machine prints it. */
interface ScreenRow {
  readonly label: string;
  readonly value: string;
  /** What the value says, where it is words: `lab:screenWord.<id>`. */
  readonly word?: PrintedWord;
}

export interface ScreenView {
  /** `dark`: the monitor has no power. `no-signal`: lit, nothing arrives. */
  readonly page:
    | Page
    | 'dark'
    | 'no-signal'
    | 'no-boot-device'
    | 'stick-menu'
    | 'stop-screen'
    | 'recovery-key'
    | 'press-f1'
    | 'over-current';
  readonly rows: readonly ScreenRow[];
  readonly controls: readonly ScreenControl[];
  /** Coloured blocks all over the picture. */
  readonly artefacts: boolean;
  /** Programs that run in the background, with the seconds they still need. */
  readonly running: readonly { readonly program: Program; readonly secondsLeft: number }[];
}

export interface SiteView {
  /** Nominal volts of the country. */
  readonly mains: 120 | 230;
  readonly strip: SwitchPosition;
  /** The selector at the back of the supply, where there is one. */
  readonly selector: '115' | '230' | null;
}

/** Something that can be heard; `lab:sound.<id>`. */
export interface SoundView {
  readonly id: 'fans-steady' | 'fans-loud' | 'fans-off' | 'disk-clicking' | 'beeps' | 'relay-click' | 'buzz';
}
