import type { PrintedWord } from '../behaviour/screen-words.ts';
import type {
  LookPlace,
  MeterFunction,
  Page,
  Program,
  Reading,
  SwitchPosition,
  Tool,
  WorkNote,
} from './vocabulary.ts';

/**
 * What a technician can do, in the imperative. Pointer, keyboard, outline and screen reader all send these and nothing
 * else, so every route earns the same score.
 */
export type LabCommand =
  /** Look closely at something: a part, a slot, a plug, the debug LEDs (or the customer's clip of them). */
  | { readonly kind: 'inspect'; readonly target: string }
  /** Look at all that is plainly visible at a place. */
  | { readonly kind: 'look-around'; readonly place: LookPlace }
  | { readonly kind: 'wear-strap' }
  | { readonly kind: 'unclip-strap' }
  /** Opens a latch or lever. On a memory slot this lifts that end of the module. */
  | { readonly kind: 'press-latch'; readonly target: string }
  /** Closes a latch or lever by hand. */
  | { readonly kind: 'close-latch'; readonly target: string }
  | { readonly kind: 'loosen-screw'; readonly target: string }
  | { readonly kind: 'tighten-screw'; readonly target: string }
  /** Takes a freed part out and lays it on the bench. */
  | { readonly kind: 'lift-part'; readonly target: string }
  /** Sets a part into a socket's guides, not yet pushed home. */
  | {
      readonly kind: 'place-part';
      readonly target: string;
      readonly socket: string;
      /** A cell with its minus side up. */
      readonly turned?: true;
    }
  /** Pushes one end of a part home until it clicks. */
  | { readonly kind: 'seat-part'; readonly target: string; readonly end: string }
  /** Plugs an end until it latches: where it was, or into another connector that it fits. */
  | {
      readonly kind: 'plug-cable';
      readonly target: string;
      readonly connector?: string;
      /** One half of a plug that comes in two: 4 of 8 pins at the processor, 6 of 8 at a card. */
      readonly half?: true;
    }
  | { readonly kind: 'unplug-cable'; readonly target: string }
  /** Pushes an end into what it does not fit (rule P10). */
  | { readonly kind: 'force-cable'; readonly target: string; readonly connector: string }
  /** Opens a part that stays shut (rule P3). */
  | { readonly kind: 'open-part'; readonly target: string }
  | { readonly kind: 'set-psu-switch'; readonly position: 'on' | 'off' }
  /** `psu-switch`, `mains-selector`, `strip-switch`. */
  | { readonly kind: 'set-switch'; readonly target: string; readonly position: SwitchPosition }
  /** A short press: starts a machine that is off, stops one that runs, drains one that is unplugged. */
  | { readonly kind: 'press-power' }
  /** `reset-button`, `psu-test-button`, `flashback-button`. */
  | { readonly kind: 'press-button'; readonly target: string }
  /** Lets simulated time pass: whole seconds, 1 to `LONGEST_WAIT_S`. */
  | { readonly kind: 'wait'; readonly seconds: number }
  /** One of the job's questions. */
  | { readonly kind: 'ask-customer'; readonly question: string }
  | { readonly kind: 'read-asset' }
  | { readonly kind: 'open-manual'; readonly section: string }
  | { readonly kind: 'listen' }
  | { readonly kind: 'sniff' }
  /** Borrows a known-good item for a test; it goes back, or it is billed. */
  | { readonly kind: 'take-spare'; readonly spare: string }
  | { readonly kind: 'return-spare'; readonly part: string }
  /** Buys an item; what was borrowed becomes the customer's. */
  | { readonly kind: 'order-part'; readonly sku: string }
  | { readonly kind: 'set-meter'; readonly function: MeterFunction; readonly range: number }
  /** Pins as `<connector or plug>.<pin>`, e.g. `conn-atx24.9`; `chassis.1` is bare metal. */
  | { readonly kind: 'probe'; readonly black: string; readonly red: string }
  | { readonly kind: 'use-tool'; readonly tool: Tool; readonly target: string }
  | { readonly kind: 'open-page'; readonly page: Page }
  | { readonly kind: 'change-setting'; readonly setting: string; readonly value: string }
  | { readonly kind: 'run-program'; readonly program: Program; readonly target?: string }
  /** What is believed before it is acted on; confidence in whole percent. */
  | { readonly kind: 'state-theory'; readonly hypothesis: string; readonly confidence: number }
  | ({ readonly kind: 'write-note' } & WorkNote)
  | { readonly kind: 'escalate'; readonly to: string }
  | { readonly kind: 'discard'; readonly part: string; readonly bin: string }
  /** Practice and explore only: the next hint, level 1 to 3. */
  | { readonly kind: 'ask-hint' }
  | { readonly kind: 'close-job' };

/** The commands of one kind. */
export type CommandOf<Kind extends LabCommand['kind']> = Extract<LabCommand, { readonly kind: Kind }>;

/** The longest single wait, in simulated seconds (HW-11: up to 7 minutes). */
export const LONGEST_WAIT_S = 420;

/** Why nothing happened. The state is as it was. */
export interface Refusal {
  readonly reason:
    | 'unknown-target'
    /** The thing is there, but this cannot be done to it. */
    | 'not-possible'
    /** It is so already. */
    | 'already'
    /** The parts in `by` must come out first. */
    | 'blocked'
    /** The latches in `by` must be opened first. */
    | 'latched'
    /** The screws in `by` must come out first. */
    | 'screwed'
    /** The cables in `by` must come off first. */
    | 'plugged'
    /** The part or plug in `by` sits there. */
    | 'socket-taken'
    | 'does-not-fit'
    /** It lies on the bench. */
    | 'not-in-socket'
    /** An amount, range or confidence outside its bounds. */
    | 'bad-amount'
    /** The machine is off, or its screen shows nothing to operate. */
    | 'no-screen'
    /** Nobody has read out the recovery key yet. */
    | 'no-key'
    /** This mode does not offer it. */
    | 'not-in-this-mode'
    /** The job was closed. */
    | 'job-closed';
  readonly target: string;
  readonly by?: readonly string[];
}

/** What happened, in the past tense; one sentence each in the log. */
export type LabEvent =
  | { readonly kind: 'latch-opened'; readonly target: string; readonly part: string | null }
  | { readonly kind: 'latch-closed'; readonly target: string }
  | { readonly kind: 'screw-loosened' | 'screw-tightened'; readonly target: string }
  | { readonly kind: 'part-lifted'; readonly target: string }
  | { readonly kind: 'part-placed'; readonly target: string; readonly socket: string }
  /** `home`: the last end is in, the part is seated. */
  | { readonly kind: 'end-clicked'; readonly target: string; readonly end: string; readonly home: boolean }
  | {
      readonly kind: 'cable-plugged' | 'cable-half-plugged' | 'cable-unplugged';
      readonly target: string;
    }
  /** A plug that went into another connector than its own. */
  | { readonly kind: 'cable-moved'; readonly target: string; readonly connector: string }
  | { readonly kind: 'cable-forced'; readonly target: string; readonly connector: string }
  /** A card that nothing holds at its bracket came out of its slot with the lead that was moved. */
  | { readonly kind: 'part-tipped'; readonly target: string }
  | { readonly kind: 'part-opened'; readonly target: string }
  | { readonly kind: 'strap-worn' | 'strap-unclipped' }
  | { readonly kind: 'psu-switched'; readonly position: 'on' | 'off' }
  | { readonly kind: 'switch-set'; readonly target: string; readonly position: string }
  | { readonly kind: 'button-pressed'; readonly target: string }
  | {
      readonly kind: 'standby-live' | 'standby-lost' | 'charge-drained' | 'nothing-happened' | 'switched-off';
    }
  | { readonly kind: 'power-lost' | 'tripped-hot' | 'tripped-latch' | 'supply-burst' | 'restarted' }
  | { readonly kind: 'switched-on' }
  /** The firmware saw memory it had not trained for; DDR5 does this once a layout. */
  | { readonly kind: 'training-started'; readonly seconds: number }
  | { readonly kind: 'training-finished' }
  | { readonly kind: 'post-stopped'; readonly code: string; readonly led: string }
  /** A machine without a code display stops: what its beeps and its power LED do is in the view. */
  | { readonly kind: 'post-stopped-dark' }
  | { readonly kind: 'post-passed'; readonly code: string; readonly memoryMiB: number }
  /** A machine without a code display got through its self-test. */
  | { readonly kind: 'post-passed-dark'; readonly memoryMiB: number }
  /** The self-test is through and waits for a key: what stands on the screen. */
  | { readonly kind: 'post-waits'; readonly message: PrintedWord }
  | { readonly kind: 'time-passed'; readonly seconds: number }
  | {
      readonly kind: 'looked-at-part';
      readonly target: string;
      readonly up: readonly string[];
      readonly onBench: boolean;
    }
  | { readonly kind: 'looked-at'; readonly target: string }
  | { readonly kind: 'looked-around'; readonly place: LookPlace }
  /** Something showed: `lab:mark.<mark>`. */
  | { readonly kind: 'mark-seen'; readonly target: string; readonly mark: string }
  | {
      readonly kind: 'leds-read';
      readonly from: 'machine' | 'recording';
      readonly led: string | null;
      readonly code: string | null;
    }
  /** Any other observation: a line of the notebook. */
  | {
      readonly kind: 'found';
      readonly test: string;
      readonly outcome: string;
      readonly reading: Reading | null;
    }
  | { readonly kind: 'customer-answered'; readonly question: string }
  | { readonly kind: 'asset-read' }
  | { readonly kind: 'manual-opened'; readonly section: string }
  | { readonly kind: 'spare-taken' | 'spare-returned' | 'part-ordered'; readonly target: string }
  | { readonly kind: 'meter-set'; readonly function: string; readonly range: number }
  | { readonly kind: 'fuse-blown' }
  | { readonly kind: 'tool-used'; readonly tool: string; readonly target: string }
  | { readonly kind: 'stick-put-in' | 'stick-taken-out'; readonly target: string }
  | { readonly kind: 'page-opened'; readonly page: string }
  | { readonly kind: 'setting-changed'; readonly setting: string; readonly value: string }
  | { readonly kind: 'program-started'; readonly program: string; readonly seconds: number }
  | { readonly kind: 'program-finished'; readonly program: string; readonly outcome: string }
  | { readonly kind: 'theory-stated'; readonly hypothesis: string }
  | { readonly kind: 'note-written' }
  | { readonly kind: 'escalated'; readonly to: string }
  | { readonly kind: 'discarded'; readonly target: string; readonly bin: string }
  | { readonly kind: 'hint-given'; readonly level: number }
  | { readonly kind: 'job-closed' }
  | { readonly kind: 'safety-breached'; readonly rule: string; readonly severity: string };
