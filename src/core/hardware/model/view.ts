import type { PlugFamily } from '../machines/pinouts.ts';
import type { FindingView, InstrumentsView, ScreenView, SiteView, SoundView } from './bench-view.ts';
import type { JobView, LedgerView, TutorView } from './job-view.ts';

/** The counts of a power LED that blinks amber, then white (Harrow). */
export type BlinkPair = readonly [amber: number, white: number];

/**
 * The types of `LabView`: what a technician at the workbench can see now, as plain data without hidden facts. `project(state)`
 * creates it, screens draw it.
 *
 * Every id is also a target (see `LabTarget`): the same string is used in the catalogue, in commands, in the outline and in
 * the scene. Items that are out of sight (behind the side panel, under the board) or absent are not listed.
 */

/** The machine models of the lab (hardware-lab.md 2.1). */
export type MachineModelId = 'kestrel-b7' | 'harrow-5000-mt' | 'brant-h6' | 'marlow-14';

/** The kind of a part; each has one geometry builder and one set of rules. */
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
  | 'usb-nic'
  | 'pcie-nic'
  | 'monitor'
  | 'battery'
  | 'wifi-card';

/**
 * - `installed`: in its socket and home at every end.
 * - `loose`: in its socket, at least one end not home (see `seating`).
 * - `removed`: lying on the workbench.
 * - `behind-panel`: in its socket; its seating cannot be seen before the side panel is off.
 */
type Placement = 'installed' | 'loose' | 'removed' | 'behind-panel';

/** One end of a part in its socket: pushed home, or raised (`up`). */
export type EndSeating = 'home' | 'up';

/**
 * The visible position of a part in its socket.
 * - `sprung`: at an angle out of its connector: an M.2 module that no screw holds down, or a SO-DIMM between open clips.
 * - `face-down`: a cell with its minus side up.
 */
export type Stance = 'straight' | 'sprung' | 'face-down';

export interface PartView {
  readonly id: string;
  readonly kind: PartKind;
  /** Key under `lab:` of the part's name, e.g. `part.dimm-b2`. */
  readonly label: string;
  readonly placement: Placement;
  /** The socket that holds it; null while it lies on the workbench. */
  readonly socket: string | null;
  /** By end: memory has `top` and `bottom`, most parts one end named `edge`. Empty while removed or behind the panel. */
  readonly seating: Readonly<Record<string, EndSeating>>;
  readonly stance: Stance;
  /** The model name printed on it. */
  readonly model: string;
  /** Marks found by inspecting it: `lab:mark.<mark>`. Empty before an inspection. */
  readonly marks: readonly string[];
  /** Part of the machine at arrival, borrowed for a test, or bought. */
  readonly origin: 'machine' | 'borrowed' | 'bought';
}

/** A visible place for a part: `slot-a1`, `socket-cpu`, `slot-x16` ... */
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

/** How a cable end sits in its connector: unplugged, partly inserted, or latched. */
export type PlugState = 'none' | 'partial' | 'latched';

/** One plug of a cable, a target of its own. The first has the cable's id, the second one is `<cable>-far`. */
interface CableEndView {
  readonly id: string;
  readonly plug: PlugState;
  /** The connector that it is plugged into; null while it hangs loose. */
  readonly connector: string | null;
}

export interface CableView {
  readonly id: string;
  readonly label: string;
  /** State of the first end. */
  readonly plug: PlugState;
  readonly ends: readonly CableEndView[];
  readonly marks: readonly string[];
}

/** A connector. The meter probes its pins as `<id>.<pin>`. */
export interface ConnectorView {
  readonly id: string;
  /** `lab:connector.<id>`. */
  readonly label: string;
  readonly family: PlugFamily;
  readonly host: string;
  /** The cable end or boot stick in it; null when empty. */
  readonly holds: string | null;
  readonly marks: readonly string[];
}

interface PowerView {
  /** The mains lead is plugged into a live outlet. */
  readonly ac: boolean;
  /** The rocker at the back of the power supply: `on` is I, `off` is 0. */
  readonly psuSwitch: 'on' | 'off';
  /** 5 V standby is visibly live, even when the machine is "off": by its LED, or on a board without one by mains and rocker. */
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
 * - `no-signal`: the monitor has power but gets no picture.
 * - `firmware-summary`: the detected hardware, just before the operating system starts.
 * - `no-boot-device`: the firmware found nothing to start from.
 */
type MonitorKind = 'no-signal' | 'firmware-summary' | 'no-boot-device';

export interface MonitorView {
  readonly kind: MonitorKind;
  /** Text as the machine prints it (firmware speaks English whatever the reader's language). Top to bottom. */
  readonly lines: readonly string[];
}

/** The board's beep pattern: long and short beeps in order, and whether they repeat. Empty: silence. */
export interface BeepPattern {
  readonly beeps: readonly ('long' | 'short')[];
  readonly repeats: boolean;
}

/** The state of a machine's indicators at one moment, also in the customer's recording. */
export interface IndicatorsView {
  readonly leds: Readonly<Record<string, LedLight>>;
  readonly postDisplay: string | null;
  readonly beeps: BeepPattern;
}

/** Stage of the self-test: not running, training memory (the digits change), stopped at a code, or passed to the system. */
export type PostStage = 'none' | 'training' | 'stopped' | 'handed-over';

export interface LabView {
  readonly model: MachineModelId;
  readonly parts: Readonly<Record<string, PartView>>;
  readonly sockets: Readonly<Record<string, SocketView>>;
  readonly latches: Readonly<Record<string, LatchView>>;
  readonly fasteners: Readonly<Record<string, FastenerView>>;
  readonly cables: Readonly<Record<string, CableView>>;
  readonly power: PowerView;
  /** By part id: the visible fans, including those of the cooler and the graphics card. */
  readonly fans: Readonly<Record<string, { readonly spinning: boolean }>>;
  readonly connectors: Readonly<Record<string, ConnectorView>>;
  readonly leds: Readonly<Record<string, LedView>>;
  /** The board's two-digit display; null when dark. During memory training the digits keep changing. */
  readonly postDisplay: string | null;
  readonly postStage: PostStage;
  /** The beeps of the last start. */
  readonly beeps: BeepPattern;
  readonly monitor: MonitorView;
  readonly sidePanel: 'on' | 'off';
  /** The anti-static strap on the technician's wrist, clipped to bare metal. */
  readonly strap: 'worn' | 'off';
  /** The smell of a burnt part in the machine. */
  readonly smell: 'none' | 'burning' | 'hot-plastic';
  /** Smoke rises from the machine. */
  readonly smoke: boolean;
  /** The customer's video of the last failed start: the scene plays it on the board until the learner has read it. */
  readonly recording: IndicatorsView | null;
  /** Simulated technician time spent, in seconds. Not a wall clock. */
  readonly simSeconds: number;
  /** Blink code of the power LED, on a machine that reports errors that way. Null: it does not blink. */
  readonly blink: BlinkPair | null;
  /** What the technician can hear; the exact fan speeds are on the firmware's sensor page. */
  readonly sounds: readonly SoundView[];
  readonly site: SiteView;
  readonly instruments: InstrumentsView;
  /** The content of the monitor's screen, with its controls. */
  readonly screen: ScreenView;
  readonly job: JobView;
  readonly ledger: LedgerView;
  /** The notebook, oldest first. */
  readonly findings: readonly FindingView[];
  /**
   * Targets that were inspected, or changed by hand in plain sight. Lists and sentences state only what is known about these
   * (`isKnown`); the state of all other targets is for the picture alone.
   */
  readonly looked: readonly LabTarget[];
  /** Null in testing. */
  readonly tutor: TutorView | null;
}

/**
 * Id of anything that can be pointed at: a part, socket, latch, fastener, cable or LED of the view, or one of the fixed
 * controls. Ids are unique across all of these.
 */
export type LabTarget = string;
