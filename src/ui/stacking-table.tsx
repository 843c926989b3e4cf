import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { ScrollRegion } from './scroll-region.tsx';

export interface StackingTableProps {
  readonly label: string;
  readonly width: TableWidth;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** The container width from which the columns fit: `2xl` is 42rem, `4xl` 56rem. */
type TableWidth = '2xl' | '4xl';

const REGION = {
  '2xl': '@2xl:border @2xl:border-line @2xl:bg-surface @2xl:shadow-rest',
  '4xl': '@4xl:border @4xl:border-line @4xl:bg-surface @4xl:shadow-rest',
} as const;
const TABLE = { '2xl': '@2xl:table', '4xl': '@4xl:table' } as const;
const HEAD = { '2xl': '@2xl:table-header-group', '4xl': '@4xl:table-header-group' } as const;
const BODY = {
  '2xl': '@2xl:table-row-group @2xl:divide-y @2xl:divide-line',
  '4xl': '@4xl:table-row-group @4xl:divide-y @4xl:divide-line',
} as const;
const ROW = {
  '2xl': '@2xl:table-row @2xl:border-0 @2xl:shadow-none',
  '4xl': '@4xl:table-row @4xl:border-0 @4xl:shadow-none',
} as const;
const CELL = {
  '2xl':
    '@2xl:table-cell @2xl:h-15 @2xl:px-2 @2xl:first:ps-4 @2xl:last:pe-4 @2xl:text-start @2xl:first:text-sm @2xl:before:content-none',
  '4xl':
    '@4xl:table-cell @4xl:h-15 @4xl:px-2 @4xl:first:ps-4 @4xl:last:pe-4 @4xl:text-start @4xl:first:text-sm @4xl:before:content-none',
} as const;

/**
 * A table whose rows become cards where the columns do not fit; each value then shows its `label`. Explicit roles
 * keep it a table for assistive technology, because browsers drop table roles when `display` changes. Compose:
 * `<StackingTable label width><StackingHead width><tr role="row">...</StackingHead><StackingBody>...`.
 */
export function StackingTable({ label, width, isBusy = false, children }: StackingTableProps) {
  return (
    <div className="@container">
      <ScrollRegion label={label} className={classNames('chamfer overflow-x-auto', REGION[width])}>
        <table
          // biome-ignore lint/a11y/noRedundantRoles: drawn as cards, a table keeps its role by saying it
          role="table"
          aria-label={label}
          aria-busy={isBusy}
          className={classNames(
            'block w-full text-sm transition-opacity',
            TABLE[width],
            isBusy && 'opacity-60',
          )}
        >
          {children}
        </table>
      </ScrollRegion>
    </div>
  );
}

interface PartProps {
  readonly width: TableWidth;
  readonly children: ReactNode;
}

export function StackingHead({ width, children }: PartProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as above
    <thead role="rowgroup" className={classNames('hidden border-b border-line', HEAD[width])}>
      {children}
    </thead>
  );
}

export function StackingBody({ width, children }: PartProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as above
    <tbody role="rowgroup" className={classNames('grid gap-3', BODY[width])}>
      {children}
    </tbody>
  );
}

export function StackingRow({ width, children }: PartProps) {
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: as above
      role="row"
      className={classNames(
        'chamfer grid gap-x-8 border border-line bg-surface px-4 py-2 shadow-rest @lg:grid-cols-2',
        ROW[width],
      )}
    >
      {children}
    </tr>
  );
}

export interface StackingHeadCellProps extends ComponentProps<'th'> {
  readonly children: ReactNode;
}

export function StackingHeadCell({ className, children, ...rest }: StackingHeadCellProps) {
  return (
    <th
      {...rest}
      scope="col"
      className={classNames(
        'h-12 px-2 text-start leading-tight first:ps-4 last:pe-4 font-medium text-ink-muted',
        className,
      )}
    >
      {children}
    </th>
  );
}

export interface StackingCellProps extends PartProps {
  /** The column's name, shown beside the value in the card layout. */
  readonly label: string;
}

export function StackingCell({ width, label, children }: StackingCellProps) {
  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: as above
      role="cell"
      data-label={label}
      className={classNames(
        'flex min-h-11 min-w-0 items-center justify-between gap-4 text-end first:text-base first:before:content-none [&>*]:min-w-0',
        '@lg:first:col-span-2 @lg:nth-2:col-span-2',
        'before:shrink-0 before:text-ink-muted before:content-[attr(data-label)]',
        CELL[width],
      )}
    >
      {children}
    </td>
  );
}
