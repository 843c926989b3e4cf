import type { MachineModelId } from '../../../core/hardware/view.ts';

/** Proportions of each case from the front: width and height in drawing units, bays, and where its button sits. */
const SHAPES: Readonly<
  Record<
    MachineModelId,
    { readonly width: number; readonly height: number; readonly bays: number; readonly fans: number }
  >
> = {
  'kestrel-b7': { width: 66, height: 100, bays: 0, fans: 3 },
  'harrow-5000-mt': { width: 48, height: 84, bays: 1, fans: 1 },
  'brant-h6': { width: 58, height: 96, bays: 3, fans: 0 },
};

/** A machine's face as a small drawing, to tell the three apart at a glance. */
export function MachinePicture({ machine }: { readonly machine: MachineModelId }) {
  const { width, height, bays, fans } = SHAPES[machine];
  const x = 80 - width / 2;
  const y = 112 - height;
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className="w-full rounded-sm bg-mat">
      <path d="M0 112 H160" strokeWidth={1.5} className="stroke-mat-line" />
      <rect x={x} y={y} width={width} height={height} rx={3} className="fill-plastic" />
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={3}
        fill="none"
        strokeWidth={1.5}
        className="stroke-edge"
      />
      {Array.from({ length: bays }, (_bay, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: bays are alike and stay in order
          key={index}
          x={x + 5}
          y={y + 8 + index * 11}
          width={width - 10}
          height={8}
          rx={1}
          className="fill-shade stroke-edge"
        />
      ))}
      {Array.from({ length: fans }, (_fan, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: fans are alike and stay in order
          key={index}
          cx={80}
          cy={y + height - 20 - index * 28}
          r={12}
          strokeWidth={2}
          className="fill-shade stroke-metal"
        />
      ))}
      <circle
        cx={x + width - 8}
        cy={y + 6 + bays * 11 + (bays === 0 ? 2 : 6)}
        r={2.5}
        className="fill-copper"
      />
    </svg>
  );
}
