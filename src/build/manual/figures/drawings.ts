import { PINOUTS, type PlugFamily, type Signal } from '../../../core/hardware/machines/pinouts.ts';
import { PIN_NAMES } from '../../../features/hardware-lab/manual/pin-names.ts';
import type { Drawing, DrawnBox } from '../../../features/manual/model/manual.ts';

const CELL = { width: 36, height: 28 } as const;
const EDGE = 8;

/** Pins that the text beside a drawing speaks of. */
const MARKED: readonly Signal[] = ['+12', '5vsb', 'ps-on', 'pwr-ok', 'pwr-btn'];

/** A plug from its open side: two rows of pins, numbered from the left of the upper row, each with its signal. */
function plug(family: PlugFamily): Drawing {
  const pins = PINOUTS[family];
  return grid(
    [pins.slice(0, pins.length / 2), pins.slice(pins.length / 2)].map((row, line) =>
      row.map((signal, place) => ({
        words: [`${line * (pins.length / 2) + place + 1}`, PIN_NAMES[signal]],
        isMarked: MARKED.includes(signal),
      })),
    ),
  );
}

interface Cell {
  readonly words: readonly string[];
  readonly isMarked: boolean;
}

function grid(
  rows: readonly (readonly Cell[])[],
  cell: { readonly width: number; readonly height: number } = CELL,
): Drawing {
  const width = 2 * EDGE + cell.width * Math.max(...rows.map((row) => row.length));
  const height = 2 * EDGE + cell.height * rows.length;
  const body: DrawnBox = { x: 0, y: 0, width, height, look: 'body', words: [] };
  const cells = rows.flatMap((row, line) =>
    row.map(
      ({ words, isMarked }, place): DrawnBox => ({
        x: EDGE + place * cell.width + 1,
        y: EDGE + line * cell.height + 1,
        width: cell.width - 2,
        height: cell.height - 2,
        look: isMarked ? 'accent' : 'plain',
        words,
      }),
    ),
  );
  return { width, height, boxes: [body, ...cells] };
}

/** The front panel pins of a Kestrel, odd numbers above, even ones below; `frontPanel` of Intel's guide. */
const FRONT_PANEL: readonly (readonly string[])[] = [
  ['HD+', 'HD-', 'RESET', 'RESET', '+5 V'],
  ['PWR+', 'PWR-', 'PWR_SW', 'PWR_SW', ''],
];

/** The slots of a Kestrel, from the processor on; two modules go into the marked ones. */
const MEMORY_SLOTS = [
  { words: ['CPU'], isMarked: false },
  { words: ['A1'], isMarked: false },
  { words: ['A2', '1'], isMarked: true },
  { words: ['B1'], isMarked: false },
  { words: ['B2', '2'], isMarked: true },
];

/** The drawings of the manual, by the name that stands in its chapters. */
export const DRAWINGS = {
  atx24: plug('atx24'),
  eps8: plug('eps8'),
  pcie8: plug('pcie8'),
  'front-panel': grid(
    FRONT_PANEL.map((row, line) =>
      row.map((name, place) => ({
        words: name === '' ? [] : [`${2 * place + line + 1}`, name],
        isMarked: name === 'PWR_SW',
      })),
    ),
    { width: 48, height: 28 },
  ),
  'memory-slots': grid([MEMORY_SLOTS], { width: 44, height: 72 }),
} as const satisfies Readonly<Record<string, Drawing>>;
