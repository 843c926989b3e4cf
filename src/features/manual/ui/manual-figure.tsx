import { useId } from 'react';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import type { Block, DrawnBox } from '../model/manual.ts';

const LOOKS: Readonly<Record<DrawnBox['look'], string>> = {
  body: 'fill-sunken stroke-line',
  plain: 'fill-surface stroke-line',
  accent: 'fill-surface stroke-copper stroke-2',
};

/** Points between two lines of a box. */
const LINE = 11;

/** A drawing of the manual with real letters; a screen reader reads its description. */
export function ManualFigure({ block }: { readonly block: Extract<Block, { kind: 'figure' }> }) {
  const { caption, alt, drawing } = block;
  const altId = useId();
  return (
    <figure className="grid gap-2 print:break-inside-avoid">
      <ScrollRegion label={caption} className="overflow-x-auto">
        <svg
          role="img"
          aria-labelledby={altId}
          width={drawing.width * SCALE}
          height={drawing.height * SCALE}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          className="max-w-none"
        >
          <title id={altId}>{alt}</title>
          {drawing.boxes.map((box) => (
            <Box key={`${box.x} ${box.y}`} box={box} />
          ))}
        </svg>
      </ScrollRegion>
      <figcaption className="max-w-prose text-sm text-ink-muted">{caption}</figcaption>
    </figure>
  );
}

/** Pixels a point: the words of a pin are as large as small text. */
const SCALE = 1.5;

function Box({ box: { x, y, width, height, look, words } }: { readonly box: DrawnBox }) {
  const top = y + height / 2 - ((words.length - 1) * LINE) / 2;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={2} className={LOOKS[look]} />
      {words.map((word, line) => (
        <text
          key={word}
          x={x + width / 2}
          y={top + line * LINE}
          textAnchor="middle"
          dominantBaseline="central"
          className="reading fill-ink text-[8px]"
        >
          {word}
        </text>
      ))}
    </>
  );
}
