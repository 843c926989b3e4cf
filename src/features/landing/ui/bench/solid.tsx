import type { BoardPart, Cylinder } from './board-parts.ts';
import { facesOf, planeAt, project } from './projection.ts';

/** One box of the drawing, with fins on top where it cools. */
export function Solid({ part }: { readonly part: BoardPart }) {
  const faces = facesOf(part);
  const top = (part.z ?? 0) + part.height;
  const fins = part.fins ?? 0;
  return (
    <g className={`iso-${part.material}`}>
      <polygon className="iso-left" points={faces.left} />
      <polygon className="iso-right" points={faces.right} />
      <polygon className="iso-top" points={faces.top} />
      {fins === 0 ? null : (
        <path
          transform={planeAt(top)}
          className="iso-groove"
          d={Array.from({ length: fins }, (_, index) => {
            const x = part.x + ((index + 0.5) * part.width) / fins;
            return `M${x} ${part.y + 2}v${part.depth - 4}`;
          }).join('')}
        />
      )}
    </g>
  );
}

/** A capacitor: a can with a bright top. */
export function Can({ x, y, radius, height }: Cylinder) {
  const [centre, base] = project([x, y, 0]);
  const [rx, ry] = [radius * Math.sqrt(1.5), radius * Math.SQRT1_2];
  return (
    <g className="iso-metal">
      <path
        className="iso-right"
        d={`M${centre - rx} ${base - height}v${height}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-height}z`}
      />
      <ellipse className="iso-top" cx={centre} cy={base - height} rx={rx} ry={ry} />
    </g>
  );
}
