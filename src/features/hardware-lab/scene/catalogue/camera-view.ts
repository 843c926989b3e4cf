import type { Vec3 } from '../kit/vectors.ts';

/** A camera view: a box in mm that must be visible, and the viewing direction. */
export interface CameraView {
  readonly centre: Vec3;
  readonly size: Vec3;
  /** Degrees around the vertical (0 in front of the open side, positive towards the front panel) and above the bench. */
  readonly azimuth: number;
  readonly elevation: number;
}
