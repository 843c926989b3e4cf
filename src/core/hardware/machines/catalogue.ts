import type { LedColour, MachineModelId, PartKind } from '../model/view.ts';
import type { Baseline } from './baseline.ts';
import type { CodeTable } from './codes.ts';
import type { ControlId } from './controls.ts';
import type { PlugFamily, Signal } from './pinouts.ts';
import type { TargetPlace } from './target-place.ts';

/**
 * The shape of the catalogue: the logical structure of a machine. The scene defines the geometry, by the same ids.
 */
export interface PartSpec {
  readonly id: string;
  readonly kind: PartKind;
  /** The model name, as on its label and in the firmware. */
  readonly model: string;
  /** The socket that it belongs in; null for a part that stands alone (case, monitor). */
  readonly socket: string | null;
  /** The ends that are pushed home separately; memory has two. */
  readonly ends: readonly string[];
  /** Parts that must be out of the machine before this one can be reached. */
  readonly blockedBy: readonly string[];
  readonly fasteners: readonly string[];
  /** False: it cannot be removed in this lab. */
  readonly removable: boolean;
  /** Memory and drives: capacity in MiB (memory) or GB (drives). */
  readonly capacity?: number;
  /** Its key or edge: it fits only sockets of the same form (`ddr5`, `nvme-m`, `lga` ...). */
  readonly form?: string;
  /** Memory: MT/s on its label. */
  readonly speed?: number;
  /** Registered memory, made for servers; it fits a DDR4 slot mechanically. */
  readonly registered?: true;
  /** Processor: it has integrated graphics. */
  readonly graphics?: true;
  /** Processor: the oldest firmware that supports it, e.g. `1.60`. */
  readonly needsFirmware?: string;
  /** Card: its power connector. */
  readonly powerInlet?: string;
  /** Cooler: it is a liquid cooler with a pump. */
  readonly liquid?: true;
  /** Supply: rated watts. Processor: watts at full load; absent: too few to matter. */
  readonly watts?: number;
}

/**
 * How a latch acts on the end that it holds:
 * - `ejector`: opening it lifts the end, pushing the end home closes it (memory).
 * - `hook`: opening it releases the part, pushing the part home closes it (graphics slot).
 * - `lever`: is opened and closed by hand; the part only makes contact while it is closed (processor, cooler clip, push-pin).
 */
type LatchAction = 'ejector' | 'hook' | 'lever';

export interface LatchSpec {
  readonly id: string;
  readonly socket: string;
  /** The end of the part that it holds. */
  readonly end: string;
  readonly action: LatchAction;
}

export interface SocketSpec {
  readonly id: string;
  /** Screws of the socket, which hold any part in it (an M.2 slot); without them the part's own screws hold it. */
  readonly screws?: readonly string[];
  readonly accepts: PartKind;
  readonly latches: readonly string[];
  /** Inside the case: out of reach while the side panel is on. */
  readonly inside: boolean;
  /** A part here is visible from outside the case: a bracket, a port plate, a grille. */
  readonly face?: true;
  /** The label printed on the board. */
  readonly label?: string;
  /** Where the camera shows it, if not with the other parts of its kind. */
  readonly place?: TargetPlace;
  /** Memory: the channel that it belongs to. */
  readonly channel?: 'A' | 'B';
  /** Only parts of this form fit; absent: any part of the kind. */
  readonly form?: string;
}

export interface FastenerSpec {
  readonly id: string;
  readonly part: string;
  readonly tool: 'ph2' | 'ph1' | 'ph00';
}

/** `power` and `signal` cables are inside the case (rule P1 applies to `power`); the others are outside. */
type CableUse = 'power' | 'signal' | 'mains' | 'video' | 'network';

/** One plug of a cable. The first end has the cable's own id, so that a cable with one plug is one target. */
export interface CableEndSpec {
  readonly id: string;
  readonly family: PlugFamily;
  /** The connector that it belongs in. */
  readonly home: string;
}

export interface CableSpec {
  readonly id: string;
  readonly use: CableUse;
  readonly ends: readonly [CableEndSpec, ...CableEndSpec[]];
  /** The part that it is captive to: `psu` for the supply's cables, a fan, a cooler, the case. Null: both ends have plugs. */
  readonly from: string | null;
}

/** A connector. The meter probes its pins as `<id>.<pin>`. */
export interface ConnectorSpec {
  readonly id: string;
  readonly family: PlugFamily;
  /** The part that it is on, or `wall` / `strip`. */
  readonly host: string;
  /** Out of reach while the side panel is on. */
  readonly inside: boolean;
  /** The label printed on the board. */
  readonly label?: string;
  /** A fan header: for the processor's cooler, or for any case fan. */
  readonly fanOf?: 'processor' | 'case';
  /** The signal of a test point. */
  readonly signal?: Signal;
}

export interface LedSpec {
  readonly id: string;
  readonly colour: LedColour;
  readonly place: TargetPlace;
}

/** A part or cable of the catalogue that can be borrowed or ordered. */
export interface StockItem {
  readonly sku: string;
  /** Id of the part or cable. */
  readonly item: string;
  /** US dollars, whole (hardware-lab.md 2.5, corrections 24). */
  readonly priceUsd: number;
}

/** What feeds a laptop's board. */
interface Portable {
  /** The jack for the adapter. */
  readonly inlet: string;
  /** The board's connector for the lead of the internal battery. */
  readonly battery: string;
}

/** The parts and cables of a machine's standard configuration. */
interface Equipment {
  readonly parts: readonly string[];
  readonly cables: readonly string[];
}

/** A machine with literal id types, so that the compiler checks its definition: `MachineOf<'cpu' | ..., ...>`. */
export interface MachineOf<
  Part extends string,
  Socket extends string,
  Latch extends string,
  Fastener extends string,
  Cable extends string,
  Connector extends string,
> {
  readonly id: MachineModelId;
  /** The firmware's name, as it prints it. */
  readonly firmware: string;
  /** Glass shows LEDs, turning fans and which parts are present, but not how they are seated. */
  readonly sidePanel: 'steel' | 'glass';
  /** A laptop: it has no supply of its own. */
  readonly portable?: Portable;
  readonly parts: Readonly<Record<Part, PartSpec>>;
  readonly sockets: Readonly<Record<Socket, SocketSpec>>;
  readonly latches: Readonly<Record<Latch, LatchSpec>>;
  readonly fasteners: Readonly<Record<Fastener, FastenerSpec>>;
  readonly cables: Readonly<Record<Cable, CableSpec>>;
  readonly connectors: Readonly<Record<Connector, ConnectorSpec>>;
  readonly leds: readonly LedSpec[];
  /** Targets that are not parts: buttons, switches and tools. */
  readonly controls: readonly ControlId[];
  readonly standard: Equipment;
  readonly stock: readonly StockItem[];
  readonly codes: CodeTable;
  readonly baseline: Baseline;
}

/** A machine as the rules use it: looked up by any string of a command. */
export type Machine = MachineOf<string, string, string, string, string, string>;
