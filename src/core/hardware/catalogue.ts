import type {
  KestrelCable,
  KestrelFastener,
  KestrelLatch,
  KestrelPart,
  KestrelSocket,
} from './machines/kestrel-b7-ids.ts';
import type { LedColour, MachineModelId, PartKind } from './view.ts';

/**
 * The catalogue's shape: what a machine is made of and what holds what, logically. Where things are in millimetres is
 * the scene's business; both speak of the same ids.
 */
export interface PartSpec {
  readonly id: string;
  readonly kind: PartKind;
  /** What is printed on it, as the firmware and a label give it. */
  readonly model: string;
  /** The socket it belongs in; null for what stands on its own (case, monitor) or carries the others. */
  readonly socket: string | null;
  /** The ends that are pushed home one by one; memory has two. */
  readonly ends: readonly string[];
  /** Parts that must be out of the machine before this one can be reached. */
  readonly blockedBy: readonly string[];
  readonly fasteners: readonly string[];
  /** Cables plugged into it, which must be off before it leaves its socket. */
  readonly cables: readonly string[];
  /** False: stays where it is in this lab. */
  readonly removable: boolean;
  /** Memory and drives: capacity in MiB (memory) or GB (drives). */
  readonly capacity?: number;
}

/**
 * What a latch does to the end it holds:
 * - `ejector`: opening it lifts that end, pushing the end home closes it with a click (memory).
 * - `hook`: opening it frees the part, pushing the part home closes it (graphics slot).
 * - `lever`: is opened and closed by hand; the part only makes contact while it is closed (processor).
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
  readonly accepts: PartKind;
  readonly latches: readonly string[];
  /** Inside the case: out of reach while the side panel is on. */
  readonly inside: boolean;
  /** Memory: the channel it belongs to. */
  readonly channel?: 'A' | 'B';
}

export interface FastenerSpec {
  readonly id: string;
  readonly part: string;
  readonly tool: 'ph2' | 'ph1' | 'ph00';
}

/** `power` carries current inside the case (rule P1), `signal` does not, `mains` and `video` leave the case. */
type CableUse = 'power' | 'signal' | 'mains' | 'video';

interface CableSpec {
  readonly id: string;
  readonly use: CableUse;
}

interface LedSpec {
  readonly id: string;
  readonly colour: LedColour;
}

interface MachineSpec<
  Part extends string,
  Socket extends string,
  Latch extends string,
  Fastener extends string,
  Cable extends string,
> {
  readonly id: MachineModelId;
  /** As the firmware prints it. */
  readonly firmware: string;
  readonly parts: Readonly<Record<Part, PartSpec>>;
  readonly sockets: Readonly<Record<Socket, SocketSpec>>;
  readonly latches: Readonly<Record<Latch, LatchSpec>>;
  readonly fasteners: Readonly<Record<Fastener, FastenerSpec>>;
  readonly cables: Readonly<Record<Cable, CableSpec>>;
  readonly leds: readonly LedSpec[];
}

/** A machine whose ids are checked by the compiler where it is written ... */
export type KestrelSpec = MachineSpec<
  KestrelPart,
  KestrelSocket,
  KestrelLatch,
  KestrelFastener,
  KestrelCable
>;
/** ... and looked up by any text that a command may carry where it is used. */
export type Machine = MachineSpec<string, string, string, string, string>;
