import type { MachineModelId } from '../../../../core/hardware/model/view.ts';
import type { CameraViewName } from '../../places/places.ts';
import type { Vec3 } from '../kit/vectors.ts';
import type { Body, Pose } from './bodies.ts';
import type { Cable, CableSpec, Connector } from './cables.ts';
import type { CameraView } from './camera-view.ts';
import type { BoardPrint, ContactShade, Enclosure, Glow, Removal, TouchArea } from './pieces.ts';

/**
 * The scene data of one machine, in millimetres. Its ids are those of the engine's catalogue. Plain data: the
 * geometry worker sends it to the page.
 */
export interface SceneMachine {
  readonly model: MachineModelId;
  /** In drawing order, including the workbench. */
  readonly bodies: readonly Body[];
  readonly removals: Readonly<Record<string, Removal>>;
  /** Seats of parts that fit more than one socket, by socket. */
  readonly seats: Readonly<Record<string, Pose>>;
  readonly connectors: Readonly<Record<string, Connector>>;
  readonly cables: readonly Cable[];
  /** Touch areas on the board, which move with it. */
  readonly touchAreas: readonly TouchArea[];
  /** Lights on the case. */
  readonly caseLights: readonly TouchArea[];
  readonly views: Readonly<Record<CameraViewName, CameraView>>;
  readonly shades: readonly ContactShade[];
  readonly glows: readonly Glow[];
  /** Lower rear corner of the board's back; bodies `onBoard` move with the board. */
  readonly boardAt: Vec3;
  readonly board: BoardPrint;
  readonly enclosure: Enclosure;
  /** Where smoke appears: the vent of the power supply. */
  readonly smokeFrom: Vec3;
  /** Colour of the perforated sheets. */
  readonly ventColour: string;
}

/** A machine as the geometry builder needs it. */
export interface MachinePlan extends SceneMachine {
  readonly cables: readonly CableSpec[];
}
