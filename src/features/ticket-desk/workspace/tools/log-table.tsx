import type { ReactNode } from 'react';

export interface LogTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
  /** Instead of no rows. */
  readonly empty: string;
}

/** A short cell that is not broken within a word. */
export function Whole({ children }: { readonly children: ReactNode }) {
  return <span className="whitespace-nowrap">{children}</span>;
}

/** Words up to this length are not broken: the columns of names give way to them. */
const SHORT_WORD = 10;

function breakOf(cell: ReactNode): string {
  const isWhole = typeof cell === 'string' && cell.split(' ').every(({ length }) => length <= SHORT_WORD);
  return isWhole ? '' : 'wrap-anywhere';
}

/** A log, the newest entry first. */
export function LogTable({ caption, columns, rows, empty }: LogTableProps) {
  if (rows.length === 0) return <p className="text-xs text-ink-muted">{empty}</p>;
  return (
    <table className="w-full text-start text-xs">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-ink-faint">
          {columns.map((column) => (
            <th key={column} scope="col" className="border-b border-line py-1 pe-2 text-start font-normal">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries of a log have no id, and two may be alike
          <tr key={index}>
            {row.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is told by its column
              <td key={at} className={`reading border-b border-line py-1 pe-2 align-top ${breakOf(cell)}`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
