import { type Header, type SortingState, useTable } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ListedPerson, PEOPLE_SORTS, type PeopleSort } from '../../../core/contracts/people-rows.ts';
import { classNames } from '../../../lib/class-names.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { FIRST_LIST, PEOPLE_PAGE_SIZE, type PeopleList } from '../model/people-list.ts';
import { type Actor, PEOPLE_TABLE, usePeopleColumns } from './people-columns.tsx';

export interface PeopleTableProps {
  readonly actor: Actor;
  readonly list: PeopleList;
  readonly people: readonly ListedPerson[];
  readonly total: number;
  /** These are still the people of the page before. */
  readonly isBehind: boolean;
  readonly onSort: (sort: PeopleSort, isDescending: boolean) => void;
}

/**
 * The people of one page. Where there is no room for eight columns each person becomes a card that names its values; it
 * stays a table to assistive technology either way, which the roles say for browsers that go by the drawing.
 */
export function PeopleTable({ actor, list, people, total, isBehind, onSort }: PeopleTableProps) {
  const { t } = useTranslation('people');
  const sorting: SortingState =
    list.sort === FIRST_LIST.sort ? [] : [{ id: list.sort, desc: list.isDescending }];
  const table = useTable({
    features: PEOPLE_TABLE,
    columns: usePeopleColumns(actor),
    data: people,
    rowCount: total,
    getRowId: (person) => person.id,
    state: { sorting, pagination: { pageIndex: list.page, pageSize: PEOPLE_PAGE_SIZE } },
    manualSorting: true,
    manualPagination: true,
    enableMultiSort: false,
    sortDescFirst: false,
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      const sort = PEOPLE_SORTS.find((candidate) => candidate === next?.id);
      if (next === undefined || sort === undefined) onSort(FIRST_LIST.sort, FIRST_LIST.isDescending);
      else onSort(sort, next.desc);
    },
  });
  return (
    <ScrollRegion
      label={t('table.label')}
      className="chamfer overflow-x-auto @4xl:border @4xl:border-line @4xl:bg-surface @4xl:shadow-rest"
    >
      {/* biome-ignore-start lint/a11y/noRedundantRoles: drawn as cards, a table keeps its roles by saying them */}
      <table
        role="table"
        aria-label={t('table.label')}
        aria-busy={isBehind}
        className={classNames('block w-full text-sm transition-opacity @4xl:table', isBehind && 'opacity-60')}
      >
        <thead role="rowgroup" className="hidden border-b border-line @4xl:table-header-group">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} role="row">
              {group.headers.map((header) => (
                <SortHeader key={header.id} header={header} />
              ))}
            </tr>
          ))}
        </thead>
        <tbody role="rowgroup" className="grid gap-3 @4xl:table-row-group @4xl:divide-y @4xl:divide-line">
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              role="row"
              className="chamfer grid border border-line bg-surface px-4 py-2 shadow-rest @4xl:table-row @4xl:border-0 @4xl:shadow-none"
            >
              {row.getAllCells().map((cell) => (
                <td
                  key={cell.id}
                  role="cell"
                  data-label={cell.column.columnDef.header}
                  className={classNames(
                    'flex min-h-11 items-center justify-between gap-4 text-end before:shrink-0 before:text-ink-muted before:content-[attr(data-label)]',
                    '@4xl:table-cell @4xl:h-15 @4xl:px-3 @4xl:text-start @4xl:before:content-none',
                  )}
                >
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </ScrollRegion>
  );
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;
const SORT_ICONS = { asc: ArrowUp, desc: ArrowDown } as const;

function SortHeader({ header }: { readonly header: Header<typeof PEOPLE_TABLE, ListedPerson> }) {
  const { column } = header;
  const direction = column.getIsSorted();
  const Icon = direction === false ? ArrowUpDown : SORT_ICONS[direction];
  const text = String(column.columnDef.header ?? '');
  return (
    <th
      scope="col"
      aria-sort={direction === false ? undefined : ARIA_SORT[direction]}
      className="px-3 py-1.5 text-start font-medium whitespace-nowrap text-ink-muted"
    >
      {column.getCanSort() ? (
        <button
          type="button"
          onClick={column.getToggleSortingHandler()}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-sm hover:text-ink"
        >
          {text}
          <Icon
            aria-hidden="true"
            className={classNames('size-3.5', direction === false ? 'text-ink-faint' : 'text-copper-text')}
          />
        </button>
      ) : (
        text
      )}
    </th>
  );
}
