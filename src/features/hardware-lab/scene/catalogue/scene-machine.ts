import type { MachineModelId } from '../../../../core/hardware/view.ts';
import type { CameraViewName } from '../../places/places.ts';
import type { Vec3 } from '../kit/vectors.ts';
import type { Body, Pose } from './bodies.ts';
import type { CableSpec, Connector } from './cables.ts';
import type { CameraView } from './camera-view.ts';
import type { BoardPrint, ContactShade, Enclosure, Glow, Removal, TouchArea } from './pieces.ts';

/** Everything that the scene knows of one machine, in millimetres. Its ids are those of the engine's catalogue. */
export interface SceneMachine {
  readonly model: MachineModelId;
  /** In drawing order, the bench included. */
  readonly bodies: readonly Body[];
  readonly removals: Readonly<Record<string, Removal>>;
  /** Seats of parts that fit more than one socket, by socket. */
  readonly seats: Readonly<Record<string, Pose>>;
  readonly connectors: Readonly<Record<string, Connector>>;
  readonly cables: readonly CableSpec[];
  readonly touchAreas: readonly TouchArea[];
  readonly views: Readonly<Record<CameraViewName, CameraView>>;
  readonly shades: readonly ContactShade[];
  readonly glows: readonly Glow[];
  /** Lower rear corner of the board's back; bodies `onBoard` go where the board goes. */
  readonly boardAt: Vec3;
  /** Bodies fixed to the board or sitting in it: they lie on the bench with it. */
  rides(id: string): boolean;
  readonly board: BoardPrint;
  readonly enclosure: Enclosure;
  /** Where smoke comes out: the vent of the power supply. */
  readonly smokeFrom: Vec3;
  /** Colour of the perforated sheets. */
  readonly ventColour: string;
}
