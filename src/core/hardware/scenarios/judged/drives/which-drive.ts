import { findMachine } from '../../../machines/find-machine.ts';
import { isFromStock } from '../../../machines/from-stock.ts';
import type { ScreenView } from '../../../model/bench-view.ts';
import type { LabView } from '../../../model/view.ts';

type Row = ScreenView['rows'][number];

/** Labels of the rows with which a drive begins, on the pages that list drives. */
const BEGINS = /^(drive|disk-\d+)$/;

/** The rows of each drive on the page that is open, with the id of the machine's own part of that name. */
function drivesShown({
  screen,
  model,
}: LabView): readonly { readonly drive: string; readonly rows: readonly Row[] }[] {
  const starts = screen.rows.flatMap(({ label }, index) => (BEGINS.test(label) ? [index] : []));
  return starts.flatMap((start, index) => {
    const [name, ...rows] = screen.rows.slice(start, starts[index + 1]);
    const part = Object.values(findMachine(model).parts).find(
      (one) => name?.value.startsWith(one.model) === true && !isFromStock(model, one.id),
    );
    return part === undefined ? [] : [{ drive: part.id, rows }];
  });
}

/** The drive of which the open page says this; null when it says it of none. */
export function driveShown(view: LabView, isSo: (row: Row) => boolean): string | null {
  return drivesShown(view).find(({ rows }) => rows.some(isSo))?.drive ?? null;
}
