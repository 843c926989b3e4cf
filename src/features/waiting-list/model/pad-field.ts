/** The list as a chip's pads: one pad per person, and one more for the next. */
export interface PadField {
  readonly rows: number;
  /** Positions in a grid of `PADS_PER_ROW`, row by row. */
  readonly taken: number;
  readonly next: { readonly column: number; readonly row: number };
}

export const PADS_PER_ROW = 36;
/** A longer list shows only its last rows. */
const MAX_ROWS = 18;

/** The pads for a number of people; the last row is full and has at least one free pad. */
export function padField(waiting: number): PadField {
  const shown =
    waiting < PADS_PER_ROW * MAX_ROWS ? waiting : PADS_PER_ROW * (MAX_ROWS - 1) + (waiting % PADS_PER_ROW);
  return {
    rows: Math.floor(shown / PADS_PER_ROW) + 1,
    taken: shown,
    next: { column: shown % PADS_PER_ROW, row: Math.floor(shown / PADS_PER_ROW) },
  };
}
