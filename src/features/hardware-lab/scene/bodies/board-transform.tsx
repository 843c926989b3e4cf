import { useFrame } from '@react-three/fiber';
import { type ReactNode, useRef } from 'react';
import { type Group, Matrix4, Vector3 } from 'three';
import type { Placement } from '../camera/poses.ts';
import type { Vec3 } from '../kit/vectors.ts';
import { useStage } from '../stage/stage-context.ts';

/** The motherboard's offset from its seat; everything mounted on it moves along. */
export class BoardTransform {
  /** Null while the board is in its seat. */
  moved: Matrix4 | null = null;
  /** Incremented with every move, so that mounted bodies know when to update. */
  version = 0;
  private readonly home: Matrix4;

  constructor(seat: Vec3) {
    this.home = new Matrix4().makeTranslation(...seat).invert();
  }

  /** Sets the board's current position. */
  follow({ position, rotation }: Placement, seated: boolean): void {
    this.version += 1;
    this.moved = seated
      ? null
      : new Matrix4().compose(position, rotation, new Vector3(1, 1, 1)).multiply(this.home);
  }
}

/** Children that move with the board without being bodies. */
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
/** Frame order: bodies move first, then what follows them; a priority above 0 would disable automatic rendering. */
const AFTER_BODIES = -0.4;
