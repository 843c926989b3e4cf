import { outline, type Point3, project } from './projection.ts';

const MODULE_HEIGHT = 30;
const MODULE_THICKNESS = 4;
const CHIPS = 8;

export interface MemoryModuleProps {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** How far the far and the near end stand above the slot, in millimetres. */
  readonly lift: readonly [far: number, near: number];
  /** Not seated: its edge is marked. */
  readonly isOpen?: boolean;
}

/** A memory module upright in its slot; with one end lifted it stands askew. */
export function MemoryModule({ x, y, length, lift: [far, near], isOpen = false }: MemoryModuleProps) {
  const [front, end] = [x + MODULE_THICKNESS, y + length];
  /** A point of the module: along 0..1, up in millimetres from its lower edge. */
  const at = (side: number, along: number, up: number): Point3 => [
    side,
    y + along * length,
    far + (near - far) * along + up,
  ];
  const [, , nearTop] = at(front, 1, MODULE_HEIGHT);
  return (
    <g>
      <polygon
        className="iso-module iso-left"
        points={outline(at(x, 1, 0), at(front, 1, 0), [front, end, nearTop], [x, end, nearTop])}
      />
      <polygon
        className="iso-module iso-right"
        points={outline(
          at(front, 0, 0),
          at(front, 1, 0),
          at(front, 1, MODULE_HEIGHT),
          at(front, 0, MODULE_HEIGHT),
        )}
      />
      <polygon
        className={isOpen ? 'fill-lamp' : 'iso-module iso-top'}
        points={outline(
          at(x, 0, MODULE_HEIGHT),
          at(front, 0, MODULE_HEIGHT),
          at(front, 1, MODULE_HEIGHT),
          at(x, 1, MODULE_HEIGHT),
        )}
      />
      {Array.from({ length: CHIPS }, (_, index) => {
        const start = 0.04 + (index * 0.93) / CHIPS;
        const stop = start + 0.085;
        return (
          <polygon
            key={start}
            className="iso-plastic iso-right"
            points={outline(
              at(front, start, 11),
              at(front, stop, 11),
              at(front, stop, 24),
              at(front, start, 24),
            )}
          />
        );
      })}
      <polyline
        className="iso-contacts"
        points={[project(at(front, 0.02, 2.5)), project(at(front, 0.98, 2.5))]
          .map((point) => point.join(','))
          .join(' ')}
      />
    </g>
  );
}
