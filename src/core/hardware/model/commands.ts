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
 * What a technician can do, in the imperative. Pointer, keyboard, outline and screen reader all send these commands and
 * nothing else, so that every input method can earn the same score.
 */
export type LabCommand =
  /** Look closely at something: a part, a slot, a plug, the debug LEDs (or the customer's clip of them). */
  | { readonly kind: 'inspect'; readonly target: string }
  /** Look at everything that is plainly visible at a place. */
  | { readonly kind: 'look-around'; readonly place: LookPlace }
  | { readonly kind: 'wear-strap' }
  | { readonly kind: 'unclip-strap' }
  /** Opens a latch or lever. On a memory slot this lifts that end of the module. */
  | { readonly kind: 'press-latch'; readonly target: string }
  /** Closes a latch or lever by hand. */
  | { readonly kind: 'close-latch'; readonly target: string }
  | { readonly kind: 'loosen-screw'; readonly target: string }
  | { readonly kind: 'tighten-screw'; readonly target: string }
  /** Takes a released part out and lays it on the workbench. */
  | { readonly kind: 'lift-part'; readonly target: string }
  /** Puts a part into a socket without pushing it home. */
  | {
      readonly kind: 'place-part';
      readonly target: string;
      readonly socket: string;
      /** Places a cell with its minus side up. */
      readonly turned?: true;
    }
  /** Pushes one end of a part home until it clicks. */
  | { readonly kind: 'seat-part'; readonly target: string; readonly end: string }
  /** Plugs an end in until it latches: into its last connector, or into another one that it fits. */
  | {
      readonly kind: 'plug-cable';
      readonly target: string;
      readonly connector?: string;
      /** Plugs only one half of a split plug: 4 of 8 pins at the processor, 6 of 8 at a graphics card. */
      readonly half?: true;
    }
  | { readonly kind: 'unplug-cable'; readonly target: string }
  /** Pushes an end into a connector that it does not fit (rule P10). */
  | { readonly kind: 'force-cable'; readonly target: string; readonly connector: string }
  /** Opens a part that must stay closed, such as a power supply (rule P3). */
  | { readonly kind: 'open-part'; readonly target: string }
  | { readonly kind: 'set-psu-switch'; readonly position: 'on' | 'off' }
  /** `psu-switch`, `mains-selector`, `strip-switch`. */
  | { readonly kind: 'set-switch'; readonly target: string; readonly position: SwitchPosition }
  /** A short press: starts a machine that is off, stops a running one, discharges an unplugged one. */
  | { readonly kind: 'press-power' }
  /** `reset-button`, `psu-test-button`, `flashback-button`. */
  | { readonly kind: 'press-button'; readonly target: string }
  /** Lets simulated time pass: whole seconds, 1 to `LONGEST_WAIT_S`. */
  | { readonly kind: 'wait'; readonly seconds: number }
  /** Lets simulated time pass until something happens, or nothing more can. */
  | { readonly kind: 'wait-for-event' }
  /** One of the job's questions. */
  | { readonly kind: 'ask-customer'; readonly question: string }
  | { readonly kind: 'read-asset' }
  | { readonly kind: 'open-manual'; readonly section: string }
  | { readonly kind: 'listen' }
  | { readonly kind: 'sniff' }
  /** Borrows a known-good item for a test; it is billed unless it is returned. */
  | { readonly kind: 'take-spare'; readonly spare: string }
  | { readonly kind: 'return-spare'; readonly part: string }
  /** Buys an item; a borrowed one becomes the customer's. */
  | { readonly kind: 'order-part'; readonly sku: string }
  | { readonly kind: 'set-meter'; readonly function: MeterFunction; readonly range: number }
  /** Pins as `<connector or plug>.<pin>`, e.g. `conn-atx24.9`; `chassis.1` is bare metal. */
  | { readonly kind: 'probe'; readonly black: string; readonly red: string }
  | { readonly kind: 'use-tool'; readonly tool: Tool; readonly target: string }
  | { readonly kind: 'open-page'; readonly page: Page }
  | { readonly kind: 'change-setting'; readonly setting: string; readonly value: string }
  | { readonly kind: 'run-program'; readonly program: Program; readonly target?: string }
  /** States the suspected cause before acting on it; confidence in whole percent. */
  | { readonly kind: 'state-theory'; readonly hypothesis: string; readonly confidence: number }
  | ({ readonly kind: 'write-note' } & WorkNote)
  | { readonly kind: 'escalate'; readonly to: string }
  | { readonly kind: 'discard'; readonly part: string; readonly bin: string }
  /** Practice and explore only: the next hint, level 1 to 3. */
  | { readonly kind: 'ask-hint' }
  | { readonly kind: 'close-job' };

/** The command of one kind. */
export type CommandOf<Kind extends LabCommand['kind']> = Extract<LabCommand, { readonly kind: Kind }>;

/** The longest wait by the clock, in simulated seconds (HW-11: up to 7 minutes). A running program may take longer. */
export const LONGEST_WAIT_S = 420;

/** Why a command was refused. The state is unchanged. */
export interface Refusal {
  readonly reason:
    | 'unknown-target'
    /** The target exists, but does not support the command. */
    | 'not-possible'
    /** The target already has the requested state. */
    | 'already'
    /** The parts in `by` must come out first. */
    | 'blocked'
    /** The latches in `by` must be opened first. */
    | 'latched'
    /** The screws in `by` must come out first. */
    | 'screwed'
    /** The cables in `by` must be unplugged first. */
    | 'plugged'
    /** The part or plug in `by` occupies the place. */
    | 'socket-taken'
    | 'does-not-fit'
    /** The part lies on the workbench. */
    | 'not-in-socket'
    /** An amount, range or confidence outside its bounds. */
    | 'bad-amount'
    /** The machine is off, or its screen shows nothing to operate. */
    | 'no-screen'
    /** The technician has not asked for the recovery key yet. */
    | 'no-key'
    /** The mode does not allow the command. */
    | 'not-in-this-mode'
    /** The job was closed. */
    | 'job-closed';
  readonly target: string;
  readonly by?: readonly string[];
}

/** What happened, in the past tense; the log shows one sentence for each event. */
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
  /** A plug was plugged into another connector than before. */
  | { readonly kind: 'cable-moved'; readonly target: string; readonly connector: string }
  | { readonly kind: 'cable-forced'; readonly target: string; readonly connector: string }
  /** A card without its bracket screw came out of its slot when one of its cables was moved. */
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
  /** The firmware found a memory layout that it had not trained; DDR5 trains once per layout. */
  | { readonly kind: 'training-started'; readonly seconds: number }
  /** In a test: the machine runs, goes off by itself, or only twitches. Why is for the learner to find out (`plain-events.ts`). */
  | { readonly kind: 'no-picture-yet' | 'went-off' | 'twitched' }
  /** The firmware tries a memory profile that fails, and starts again. */
  | { readonly kind: 'profile-retried' }
  /** The machine runs and no longer answers: its picture stands still, or is gone with the fans at full speed. */
  | { readonly kind: 'picture-froze' | 'picture-lost' }
  | { readonly kind: 'training-finished' }
  | { readonly kind: 'post-stopped'; readonly code: string; readonly led: string }
  /** The self-test of a machine without a code display stopped; the view has its beeps and its power LED. */
  | { readonly kind: 'post-stopped-dark' }
  | { readonly kind: 'post-passed'; readonly code: string; readonly memoryMiB: number }
  /** The self-test of a machine without a code display passed. */
  | { readonly kind: 'post-passed-dark'; readonly memoryMiB: number }
  /** The self-test waits for a key after showing this message. */
  | { readonly kind: 'post-waits'; readonly message: PrintedWord }
  | { readonly kind: 'time-passed'; readonly seconds: number }
  /** The end of a `wait-for-event`; `quiet`: nothing happened until the longest wait was over. */
  | { readonly kind: 'waited'; readonly seconds: number; readonly quiet: boolean }
  | {
      readonly kind: 'looked-at-part';
      readonly target: string;
      readonly up: readonly string[];
      readonly onBench: boolean;
    }
  | { readonly kind: 'looked-at'; readonly target: string }
  | { readonly kind: 'looked-around'; readonly place: LookPlace }
  /** A visible mark was noticed: `lab:mark.<mark>`. */
  | { readonly kind: 'mark-seen'; readonly target: string; readonly mark: string }
  | {
      readonly kind: 'leds-read';
      readonly from: 'machine' | 'recording';
      readonly led: string | null;
      readonly code: string | null;
    }
  /** Any other observation; it becomes a notebook entry. */
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
  | { readonly kind: 'program-finished'; readonly program: Program; readonly outcome: string }
  | { readonly kind: 'theory-stated'; readonly hypothesis: string }
  | { readonly kind: 'note-written' }
  | { readonly kind: 'escalated'; readonly to: string }
  | { readonly kind: 'discarded'; readonly target: string; readonly bin: string }
  | { readonly kind: 'hint-given'; readonly level: number }
  | { readonly kind: 'job-closed' }
  | { readonly kind: 'safety-breached'; readonly rule: string; readonly severity: string };
