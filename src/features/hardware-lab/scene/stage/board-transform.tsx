import { useFrame } from '@react-three/fiber';
import { type ReactNode, useRef } from 'react';
import { type Group, Matrix4, Vector3 } from 'three';
import type { Vec3 } from '../kit/vectors.ts';
import type { Placement } from './poses.ts';
import { useStage } from './stage-context.ts';

/** How far the motherboard is from its seat: what sits on it goes with it. */
export class BoardTransform {
  /** Null while the board is in its seat. */
  moved: Matrix4 | null = null;
  /** Counts the moves, so that a rider knows whether it has to move too. */
  version = 0;
  private readonly home: Matrix4;

  constructor(seat: Vec3) {
    this.home = new Matrix4().makeTranslation(...seat).invert();
  }

  /** The board is here now. */
  follow({ position, rotation }: Placement, seated: boolean): void {
    this.version += 1;
    this.moved = seated
      ? null
      : new Matrix4().compose(position, rotation, new Vector3(1, 1, 1)).multiply(this.home);
  }
}

/** What is part of the board without being a body: it moves with the board. */
export function OnBoard({ children }: { children: ReactNode }) {
  const { carrier } = useStage();
  const group = useRef<Group>(null);
  const seen = useRef(-1);
  useFrame(() => {
    if (!group.current || seen.current === carrier.version) return;
    seen.current = carrier.version;
    group.current.matrix.copy(carrier.moved ?? IN_PLACE);
    group.current.matrixWorldNeedsUpdate = true;
  }, AFTER_BODIES);
  return (
    <group ref={group} matrixAutoUpdate={false}>
      {children}
    </group>
  );
}

const IN_PLACE = new Matrix4();
/** Bodies move first in a frame, then what follows them; a number above 0 would take the drawing over. */
const AFTER_BODIES = -0.4;
