import type { Vec3 } from '../kit/vectors.ts';
import { onBoard, X16_SLOT } from './layout.ts';

/** Rear end of the graphics card's slot line: where the card's own origin comes to lie. */
export const GPU_HOME: Vec3 = onBoard(0, X16_SLOT.y, 3);
