import type { LedColour, MachineModelId, PartKind } from '../model/view.ts';
import type { Baseline } from './baseline.ts';
import type { CodeTable } from './codes.ts';
import type { ControlId } from './controls.ts';
import type { PlugFamily, Signal } from './pinouts.ts';
import type { TargetPlace } from './target-place.ts';

/**
 * The catalogue's shape: what a machine is made of and what holds what, logically. Where things are in millimetres is
 * the scene's business; both speak of the same ids.
 */
export interface PartSpec {
  readonly id: string;
  readonly kind: PartKind;
  /** What is printed on it, as the firmware and a label give it. */
  readonly model: string;
  /** The socket it belongs in; null for what stands on its own (case, monitor). */
  readonly socket: string | null;
  /** The ends that are pushed home one by one; memory has two. */
  readonly ends: readonly string[];
  /** Parts that must be out of the machine before this one can be reached. */
  readonly blockedBy: readonly string[];
  readonly fasteners: readonly string[];
  /** False: stays where it is in this lab. */
  readonly removable: boolean;
  /** Memory and drives: capacity in MiB (memory) or GB (drives). */
  readonly capacity?: number;
  /** What its edge or foot looks like: it enters only sockets of the same form (`ddr5`, `nvme-m`, `lga` ...). */
  readonly form?: string;
  /** Memory: MT/s on its label. */
  readonly speed?: number;
  /** Memory with a register chip: for servers; enters a DDR4 slot all the same. */
  readonly registered?: true;
  /** Processor: has graphics of its own. */
  readonly graphics?: true;
  /** Processor: the oldest firmware that knows it, e.g. `1.60`. */
  readonly needsFirmware?: string;
  /** Card: the connector on it that must have power. */
  readonly powerInlet?: string;
  /** Cooler: water and a pump carry the heat. */
  readonly liquid?: true;
  /** Supply: rated watts. Processor: what it draws at full load; absent: little. */
  readonly watts?: number;
}

/**
 * What a latch does to the end it holds:
 * - `ejector`: opening it lifts that end, pushing the end home closes it with a click (memory).
 * - `hook`: opening it frees the part, pushing the part home closes it (graphics slot).
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
  /** Screws of the place, which hold whatever is in it (an M.2 slot); else a part brings its own. */
  readonly screws?: readonly string[];
  readonly accepts: PartKind;
  readonly latches: readonly string[];
  /** Inside the case: out of reach while the side panel is on. */
  readonly inside: boolean;
  /** What sits here shows a face at the outside of the case: a bracket, a port plate, a grille. */
  readonly face?: true;
  /** What the board prints beside it. */
  readonly label?: string;
  /** Where it is made out, if not where parts of its kind are. */
  readonly place?: TargetPlace;
  /** Memory: the channel it belongs to. */
  readonly channel?: 'A' | 'B';
  /** Only parts of this form enter; absent: any part of the kind. */
  readonly form?: string;
}

export interface FastenerSpec {
  readonly id: string;
  readonly part: string;
  readonly tool: 'ph2' | 'ph1' | 'ph00';
}

/** `power` carries current inside the case (rule P1), `signal` does not, `mains`, `video` and `network` leave the case. */
type CableUse = 'power' | 'signal' | 'mains' | 'video' | 'network';

/** One plug of a cable. The first end has the cable's own id, so that a cable with one plug is one target. */
export interface CableEndSpec {
  readonly id: string;
  readonly family: PlugFamily;
  /** Where it belongs by the manual. */
  readonly home: string;
}

export interface CableSpec {
  readonly id: string;
  readonly use: CableUse;
  readonly ends: readonly [CableEndSpec, ...CableEndSpec[]];
  /** The part it grows out of: `psu` for the supply's own leads, a fan, a cooler, the case. Null: both ends have plugs. */
  readonly from: string | null;
}

/** Something a plug goes into. Its pins can be probed as `<id>.<pin>`. */
export interface ConnectorSpec {
  readonly id: string;
  readonly family: PlugFamily;
  /** The part that carries it, or `wall` / `strip`. */
  readonly host: string;
  /** Out of reach while the side panel is on. */
  readonly inside: boolean;
  /** What the board prints beside it. */
  readonly label?: string;
  /** A fan's header: the processor's fan and pump have headers of their own, fans of the case share theirs. */
  readonly fanOf?: 'processor' | 'case';
  /** A test point: the one signal that is there. */
  readonly signal?: Signal;
}

export interface LedSpec {
  readonly id: string;
  readonly colour: LedColour;
  readonly place: TargetPlace;
}

/** Something that can be borrowed for a test or ordered: a part or a cable of this machine's catalogue. */
export interface StockItem {
  readonly sku: string;
  /** The part or cable that comes out of the box. */
  readonly item: string;
  /** US dollars, whole (hardware-lab.md 2.5, corrections 24). */
  readonly priceUsd: number;
}

/** What leaves the factory: the parts, cables and screws of a machine without any variant. */
interface Equipment {
  readonly parts: readonly string[];
  readonly cables: readonly string[];
}

/** A machine whose ids are checked by the compiler where it is written: `MachineOf<'cpu' | ..., ...>`. */
export interface MachineOf<
  Part extends string,
  Socket extends string,
  Latch extends string,
  Fastener extends string,
  Cable extends string,
  Connector extends string,
> {
  readonly id: MachineModelId;
  /** As the firmware prints it. */
  readonly firmware: string;
  /** Through glass one sees what shines, what turns and which parts are there; not how they sit. */
  readonly sidePanel: 'steel' | 'glass';
  readonly parts: Readonly<Record<Part, PartSpec>>;
  readonly sockets: Readonly<Record<Socket, SocketSpec>>;
  readonly latches: Readonly<Record<Latch, LatchSpec>>;
  readonly fasteners: Readonly<Record<Fastener, FastenerSpec>>;
  readonly cables: Readonly<Record<Cable, CableSpec>>;
  readonly connectors: Readonly<Record<Connector, ConnectorSpec>>;
  readonly leds: readonly LedSpec[];
  /** Buttons, switches and tools that are pointed at beside parts. */
  readonly controls: readonly ControlId[];
  readonly standard: Equipment;
  readonly stock: readonly StockItem[];
  readonly codes: CodeTable;
  readonly baseline: Baseline;
}

/** ... and looked up by any text that a command may carry where it is used. */
export type Machine = MachineOf<string, string, string, string, string, string>;
