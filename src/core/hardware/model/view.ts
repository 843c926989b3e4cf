import type { PlugFamily } from '../machines/pinouts.ts';
import type { FindingView, InstrumentsView, ScreenView, SiteView, SoundView } from './bench-view.ts';
import type { JobView, LedgerView, TutorView } from './job-view.ts';

/** The counts of a power LED that blinks amber, then white (Harrow). */
export type BlinkPair = readonly [amber: number, white: number];

/**
 * What a technician at the bench can see now: pure data, no hidden fact. `project(state)` makes it, screens draw it.
 *
 * Every id in here is also a target (see `LabTarget`): the same string names the thing in the catalogue, in a command, in
 * the outline and in the scene. What is not listed is not in sight: behind the side panel, under the board, or not there.
 */

/** The machine models of the lab (hardware-lab.md 2.1). */
export type MachineModelId = 'kestrel-b7' | 'harrow-5000-mt' | 'brant-h6';

/** What sort of thing a part is; one geometry builder and one set of rules a kind. */
export type PartKind =
  | 'case'
  | 'side-panel'
  | 'motherboard'
  | 'cpu'
  | 'cpu-cooler'
  | 'dimm'
  | 'gpu'
  | 'psu'
  | 'ssd-m2'
  | 'ssd-sata'
  | 'hdd'
  | 'fan'
  | 'cmos-cell'
  | 'standoff'
  | 'front-io'
  | 'usb-stick'
  | 'monitor';

/**
 * - `installed`: in its socket and home at every end.
 * - `loose`: in its socket, at least one end not home (see `seating`).
 * - `removed`: lying on the bench.
 * - `behind-panel`: in its socket; how it sits cannot be seen before the side panel is off.
 */
type Placement = 'installed' | 'loose' | 'removed' | 'behind-panel';

/** One end of a part in its socket: pushed home, or standing proud (up). */
export type EndSeating = 'home' | 'up';

/**
 * How a part is seen to lie in its socket.
 * - `sprung`: an M.2 drive that no screw holds down, at an angle out of its connector.
 * - `face-down`: a cell with its minus side up.
 */
export type Stance = 'straight' | 'sprung' | 'face-down';

export interface PartView {
  readonly id: string;
  readonly kind: PartKind;
  /** Key under `lab:` of the part's name, e.g. `part.dimm-b2`. */
  readonly label: string;
  readonly placement: Placement;
  /** The socket that holds it; null while it lies on the bench. */
  readonly socket: string | null;
  /** By end: memory has `top` and `bottom`, most parts one end named `edge`. Empty while removed or behind the panel. */
  readonly seating: Readonly<Record<string, EndSeating>>;
  readonly stance: Stance;
  /** What is printed on it. */
  readonly model: string;
  /** What was seen on it when somebody looked: `lab:mark.<mark>`. Empty before. */
  readonly marks: readonly string[];
  /** Whose it is: in the machine when it came, borrowed for a test, or bought. */
  readonly origin: 'machine' | 'borrowed' | 'bought';
}

/** A place that takes a part, where that can be seen: `slot-a1`, `socket-cpu`, `slot-x16` ... */
export interface SocketView {
  readonly id: string;
  readonly accepts: PartKind;
  readonly label: string;
  /** The part in it; null when empty. */
  readonly holds: string | null;
}

/** A latch or lever. Memory: `latch-a1-top`, `latch-a1-bottom` ...; also `latch-x16`, `lever-cpu`. */
export interface LatchView {
  readonly id: string;
  readonly socket: string;
  readonly label: string;
  readonly position: 'open' | 'closed';
}

export interface FastenerView {
  readonly id: string;
  /** The part it holds down. */
  readonly part: string;
  readonly label: string;
  readonly state: 'tight' | 'out';
}

/** A cable's end that a technician plugs: pulled out, half in, or in with its latch over. */
export type PlugState = 'none' | 'partial' | 'latched';

/** One plug of a cable; a target of its own. The first has the cable's id, the far one `<cable>-far`. */
interface CableEndView {
  readonly id: string;
  readonly plug: PlugState;
  /** Where it is plugged; null while it hangs loose. */
  readonly connector: string | null;
}

export interface CableView {
  readonly id: string;
  readonly label: string;
  /** Of the first end. */
  readonly plug: PlugState;
  readonly ends: readonly CableEndView[];
  readonly marks: readonly string[];
}

/** Something a plug goes into. Pins are probed as `<id>.<pin>`. */
export interface ConnectorView {
  readonly id: string;
  /** `lab:connector.<id>`. */
  readonly label: string;
  readonly family: PlugFamily;
  readonly host: string;
  /** The cable end in it, or the boot stick; null when empty. */
  readonly holds: string | null;
  readonly marks: readonly string[];
}

interface PowerView {
  /** The mains lead is in a live outlet. */
  readonly ac: boolean;
  /** The rocker at the back of the power supply: `on` is I, `off` is 0. */
  readonly psuSwitch: 'on' | 'off';
  /** 5 V standby shows to be live, even when the machine is "off": by its lamp, or by mains and rocker without one. */
  readonly standby: boolean;
  /** The machine runs (S0). */
  readonly on: boolean;
}

export type LedColour = 'red' | 'yellow' | 'white' | 'green' | 'amber' | 'blue';
export type LedLight = 'off' | 'on' | 'blink';

/** `led-cpu led-dram led-vga led-boot` on the board, `led-standby`, `led-power` on the case, `led-monitor`. */
export interface LedView {
  readonly id: string;
  readonly label: string;
  readonly colour: LedColour;
  readonly light: LedLight;
}

/**
 * - `no-signal`: lit, nothing arrives.
 * - `firmware-summary`: what the firmware found, just before the operating system starts.
 * - `no-boot-device`: the firmware found nothing to start from.
 */
type MonitorKind = 'no-signal' | 'firmware-summary' | 'no-boot-device';

export interface MonitorView {
  readonly kind: MonitorKind;
  /** Text as the machine prints it (firmware speaks English whatever the reader's language). Top to bottom. */
  readonly lines: readonly string[];
}

/** How the board beeps: long and short in order, and whether the pattern repeats. Empty: silence. */
export interface BeepPattern {
  readonly beeps: readonly ('long' | 'short')[];
  readonly repeats: boolean;
}

/** What a machine's indicators showed at one moment; used for the recording that the customer made. */
export interface IndicatorsView {
  readonly leds: Readonly<Record<string, LedLight>>;
  readonly postDisplay: string | null;
  readonly beeps: BeepPattern;
}

/** Where the self-test is: not running, training memory (digits move), stopped at a code, or over to the system. */
export type PostStage = 'none' | 'training' | 'stopped' | 'handed-over';

export interface LabView {
  readonly model: MachineModelId;
  readonly parts: Readonly<Record<string, PartView>>;
  readonly sockets: Readonly<Record<string, SocketView>>;
  readonly latches: Readonly<Record<string, LatchView>>;
  readonly fasteners: Readonly<Record<string, FastenerView>>;
  readonly cables: Readonly<Record<string, CableView>>;
  readonly power: PowerView;
  /** By part id of the fan (the cooler and the graphics card turn too), of those that can be seen. */
  readonly fans: Readonly<Record<string, { readonly spinning: boolean }>>;
  readonly connectors: Readonly<Record<string, ConnectorView>>;
  readonly leds: Readonly<Record<string, LedView>>;
  /** The board's two-digit display; null when dark. While memory trains the digits keep moving. */
  readonly postDisplay: string | null;
  readonly postStage: PostStage;
  /** What the speaker sounded at the last start. */
  readonly beeps: BeepPattern;
  readonly monitor: MonitorView;
  readonly sidePanel: 'on' | 'off';
  /** The anti-static strap on the technician's wrist, clipped to bare metal. */
  readonly strap: 'worn' | 'off';
  /** A burnt part is in the machine. */
  readonly smell: 'none' | 'burning' | 'hot-plastic';
  /** A wisp of smoke stands over the machine. */
  readonly smoke: boolean;
  /** The customer's clip of the last failed start: the scene plays it on the board until somebody has read it. */
  readonly recording: IndicatorsView | null;
  /** Simulated technician time spent, in seconds. Not a wall clock. */
  readonly simSeconds: number;
  /** How the power LED blinks on a machine that speaks that way: amber, then white. Null: it does not blink. */
  readonly blink: BlinkPair | null;
  /** Fan speeds as the technician hears and sees them; the exact rpm is on the sensor page. */
  readonly sounds: readonly SoundView[];
  readonly site: SiteView;
  readonly instruments: InstrumentsView;
  /** What the monitor shows, as data to operate. */
  readonly screen: ScreenView;
  readonly job: JobView;
  readonly ledger: LedgerView;
  /** The notebook, oldest first. */
  readonly findings: readonly FindingView[];
  /**
   * Things that were looked at, or changed by hand in plain sight. Everything else here is for the picture alone: lists and
   * sentences tell the state of what is known (`isKnown`).
   */
  readonly looked: readonly LabTarget[];
  /** Null in testing. */
  readonly tutor: TutorView | null;
}

/**
 * Anything that can be pointed at: a part, socket, latch, fastener, cable or LED of the view, or one of the fixed
 * controls. Ids are unique across all of these.
 */
export type LabTarget = string;
