import { type Column, type Header, type SortingState, useTable } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ListedPerson, PEOPLE_SORTS, type PeopleSort } from '../../../core/contracts/people-rows.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import {
  StackingBody,
  StackingCell,
  StackingHead,
  StackingHeadCell,
  StackingRow,
  StackingTable,
} from '../../../ui/stacking-table.tsx';
import { FIRST_LIST, PEOPLE_PAGE_SIZE, type PeopleList } from '../model/people-list.ts';
import { type Actor, PEOPLE_TABLE, usePeopleColumns } from './people-columns.tsx';

export interface PeopleTableProps {
  readonly actor: Actor;
  readonly list: PeopleList;
  readonly people: readonly ListedPerson[];
  readonly total: number;
  /** The rows are those of the previous page. */
  readonly isStale: boolean;
  readonly onSort: (sort: PeopleSort, isDescending: boolean) => void;
}

/** The minimum width of the eight columns; below it each person is a card. */
const WIDTH = '4xl';

/** One page of people, in the server's order. */
export function PeopleTable({ actor, list, people, total, isStale, onSort }: PeopleTableProps) {
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
    <StackingTable label={t('table.label')} width={WIDTH} isBusy={isStale}>
      <StackingHead width={WIDTH}>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <SortHeader key={header.id} header={header} />
            ))}
          </tr>
        ))}
      </StackingHead>
      <StackingBody width={WIDTH}>
        {table.getRowModel().rows.map((row) => (
          <StackingRow key={row.id} width={WIDTH}>
            {row.getAllCells().map((cell) => (
              <StackingCell key={cell.id} width={WIDTH} label={headerText(cell.column)}>
                <table.FlexRender cell={cell} />
              </StackingCell>
            ))}
          </StackingRow>
        ))}
      </StackingBody>
    </StackingTable>
  );
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;
const SORT_ICONS = { asc: ArrowUp, desc: ArrowDown } as const;

function SortHeader({ header }: { readonly header: Header<typeof PEOPLE_TABLE, ListedPerson> }) {
  const { column } = header;
  const direction = column.getIsSorted();
  const Icon = direction === false ? ArrowUpDown : SORT_ICONS[direction];
  const text = headerText(column);
  return (
    <StackingHeadCell aria-sort={direction === false ? undefined : ARIA_SORT[direction]}>
      {column.getCanSort() ? (
        <button
          type="button"
          onClick={column.getToggleSortingHandler()}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-sm text-start hover:text-ink"
        >
          {text}
          <Icon
            aria-hidden="true"
            className={classNames(
              'size-3.5 shrink-0',
              direction === false ? 'text-ink-faint' : 'text-copper-text',
            )}
          />
        </button>
      ) : (
        text
      )}
    </StackingHeadCell>
  );
}

/** Column headers are always strings here. */
function headerText(column: Column<typeof PEOPLE_TABLE, ListedPerson>): string {
  return typeof column.columnDef.header === 'string' ? column.columnDef.header : '';
}
