import type { MachineModelId } from '../../../../core/hardware/model/view.ts';
import type { CameraViewName } from '../../places/places.ts';
import type { Vec3 } from '../kit/vectors.ts';
import type { Body, Pose } from './bodies.ts';
import type { Cable, CableSpec, Connector } from './cables.ts';
import type { CameraView } from './camera-view.ts';
import type { BoardPrint, ContactShade, Enclosure, Glow, Removal, TouchArea } from './pieces.ts';

/**
 * Everything that the scene knows of one machine, in millimetres. Its ids are those of the engine's catalogue. Data alone:
 * the worker that builds the geometry sends it to the page.
 */
export interface SceneMachine {
  readonly model: MachineModelId;
  /** In drawing order, the bench included. */
  readonly bodies: readonly Body[];
  readonly removals: Readonly<Record<string, Removal>>;
  /** Seats of parts that fit more than one socket, by socket. */
  readonly seats: Readonly<Record<string, Pose>>;
  readonly connectors: Readonly<Record<string, Connector>>;
  readonly cables: readonly Cable[];
  /** On the board, and gone where it goes. */
  readonly touchAreas: readonly TouchArea[];
  /** Lights on the case. */
  readonly caseLights: readonly TouchArea[];
  readonly views: Readonly<Record<CameraViewName, CameraView>>;
  readonly shades: readonly ContactShade[];
  readonly glows: readonly Glow[];
  /** Lower rear corner of the board's back; bodies `onBoard` go where the board goes. */
  readonly boardAt: Vec3;
  readonly board: BoardPrint;
  readonly enclosure: Enclosure;
  /** Where smoke comes out: the vent of the power supply. */
  readonly smokeFrom: Vec3;
  /** Colour of the perforated sheets. */
  readonly ventColour: string;
}

/** A machine as the builder knows it. */
export interface MachinePlan extends SceneMachine {
  readonly cables: readonly CableSpec[];
}
