import type { PrintedWord } from '../behaviour/screen-words.ts';
import type { MeterFunction, Page, Program, Reading, SwitchPosition } from './vocabulary.ts';

/** A notebook entry: a test and its outcome. */
export interface FindingView {
  /** `f1`, `f2` ... in the order of the entries; work notes refer to them. */
  readonly id: string;
  /** `lab:test.<test>`. */
  readonly test: string;
  /** `lab:outcome.<outcome>`. */
  readonly outcome: string;
  /** The instrument's reading; null for something seen or heard. */
  readonly reading: Reading | null;
  /** The target that was inspected or measured; null when there is no single one. */
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
    /** What the display shows; null while the meter is off or its fuse has blown. */
    readonly display: Reading | null;
    /** The display shows a minus sign. */
    readonly negative: boolean;
    /** The continuity function beeps. */
    readonly beeping: boolean;
  };
  /** Null until it was used. */
  readonly psuTester: {
    readonly target: string;
    readonly rails: Readonly<Record<string, Reading>>;
    readonly powerGoodMs: number | null;
  } | null;
  /** The POST card's display; null while the card is not fitted or behind the side panel, `--` while the board sends no code. */
  readonly postCard: string | null;
  readonly strap: 'worn' | 'off';
}

/** A control on the machine's screen. */
export interface ScreenControl {
  /** A setting id for `change-setting`, a program for `run-program`, or a page for `open-page`. */
  readonly id: string;
  readonly kind: 'page' | 'setting' | 'program';
  /** The current value of a setting. */
  readonly value?: string;
  /** The values of a setting; for a program that works on one drive, the part ids of the detected drives. */
  readonly options?: readonly string[];
}

/** A labelled line: the key `lab:screen.<label>`, and the value as the machine prints it. */
interface ScreenRow {
  readonly label: string;
  readonly value: string;
  /** The translatable form of a value in words: `lab:screenWord.<id>`. */
  readonly word?: PrintedWord;
}

/** The menu that the monitor draws over its picture. */
interface MonitorMenuView {
  readonly settings: Readonly<Record<'monitor-input' | 'monitor-brightness', string>>;
  /** Coloured blocks over the menu too. */
  readonly artefacts: boolean;
}

export interface ScreenView {
  /** `dark`: the monitor has no power. `no-signal`: it has power but gets no picture. */
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
  /** The monitor's own menu while it can be read; null otherwise. */
  readonly menu: MonitorMenuView | null;
  /** Programs that run in the background, with the seconds they still need. */
  readonly running: readonly { readonly program: Program; readonly secondsLeft: number }[];
}

export interface SiteView {
  readonly strip: SwitchPosition;
  /** The voltage selector at the back of the supply; null for a supply without one. */
  readonly selector: '115' | '230' | null;
}

/** Something that can be heard; `lab:sound.<id>`. */
export interface SoundView {
  readonly id: 'fans-steady' | 'fans-loud' | 'fans-off' | 'disk-clicking' | 'beeps' | 'relay-click' | 'buzz';
}
