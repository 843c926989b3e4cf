import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { PEOPLE_SORTS, type PeopleSort } from '../../../core/contracts/people-rows.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Input } from '../../../ui/input.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import type { PeopleList } from '../model/people-list.ts';

export interface PeopleToolbarProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly list: PeopleList;
  readonly onSort: (sort: PeopleSort, isDescending: boolean) => void;
}

const COLUMN_TEXTS = {
  full_name: 'table.user',
  email: 'table.email',
  account_type: 'table.accountType',
  active_plan: 'table.activePlan',
  plan_status: 'table.planStatus',
  role: 'table.role',
  status: 'table.userStatus',
} as const;

/** The search field, and in the card layout a sort control in place of the table's header. */
export function PeopleToolbar({ search, onSearch, list, onSort }: PeopleToolbarProps) {
  const { t } = useTranslation('people');
  const field = useRef<HTMLInputElement>(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: React's checks know <search> only where the browser does
    <div role="search" className="flex flex-wrap gap-3">
      <div className="relative w-full max-w-md grow">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-muted"
        />
        <Input
          ref={field}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={search}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => onSearch(event.target.value)}
          className="ps-9 pe-11"
        />
        {search === '' ? null : (
          <button
            type="button"
            aria-label={t('search.clear')}
            onClick={() => {
              onSearch('');
              field.current?.focus();
            }}
            className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md text-ink-muted hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        )}
      </div>
      <NativeSelect
        aria-label={t('sort.label')}
        value={`${list.sort} ${list.isDescending}`}
        onChange={(event) => {
          const [name, isDescending] = event.target.value.split(' ');
          const sort = PEOPLE_SORTS.find((candidate) => candidate === name);
          if (sort !== undefined) onSort(sort, isDescending === 'true');
        }}
        className="w-full max-w-md @4xl:hidden"
      >
        {PEOPLE_SORTS.flatMap((sort) =>
          sort === 'created_at' ? (
            <option key={sort} value="created_at true" className="bg-raised text-ink">
              {t('sort.newest')}
            </option>
          ) : (
            (['ascending', 'descending'] as const).map((direction) => (
              <option
                key={`${sort} ${direction}`}
                value={`${sort} ${direction === 'descending'}`}
                className="bg-raised text-ink"
              >
                {t(`sort.${direction}`, { column: t(COLUMN_TEXTS[sort]) })}
              </option>
            ))
          ),
        )}
      </NativeSelect>
    </div>
  );
}
