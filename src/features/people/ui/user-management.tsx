import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { pagesOf } from '../model/people-list.ts';
import { AddPersonDialog } from './add-person-dialog.tsx';
import { Pagination } from './pagination.tsx';
import type { Actor } from './people-columns.tsx';
import { PeopleSkeleton } from './people-skeleton.tsx';
import { PeopleTable } from './people-table.tsx';
import { PeopleToolbar } from './people-toolbar.tsx';
import { type People, usePeople } from './use-people.ts';

/** User Management (spec section 2). A person who turns out to be no administrator gets a message and no list. */
export function UserManagement({ actor }: { readonly actor: Actor }) {
  const { t } = useTranslation('people');
  const people = usePeople();
  const [isRefused, setRefused] = useState(false);
  const isDenied = isRefused || people.isDenied;
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1.5">
          <h1 className="text-3xl font-semibold tracking-tight">{t('title')}</h1>
          <p className="text-ink-muted">{t('subtitle')}</p>
        </div>
        {isDenied ? null : <AddPersonDialog actorRole={actor.role} onNotAdmin={() => setRefused(true)} />}
      </div>
      {isDenied ? (
        <>
          <Alert tone="fault" title={t('denied.title')}>
            {t('denied.text')}
          </Alert>
          <Notice text={t('table.denied')} />
        </>
      ) : (
        <>
          <PeopleToolbar
            search={people.search}
            onSearch={people.onSearch}
            list={people.list}
            onSort={people.onSort}
          />
          <PeoplePages actor={actor} people={people} />
        </>
      )}
    </div>
  );
}

function PeoplePages({ actor, people }: { readonly actor: Actor; readonly people: People }) {
  const { t } = useTranslation('people');
  const { list, page, isFailed } = people;
  if (isFailed) {
    return (
      <Alert tone="fault">
        <p>{t('table.failed')}</p>
        <Button variant="secondary" size="sm" onClick={people.retry} className="mt-3">
          {t('table.retry')}
        </Button>
      </Alert>
    );
  }
  if (page === null) return <PeopleSkeleton />;
  const isSearch = list.search.trim() !== '';
  const pages = pagesOf(page.total);
  return (
    <>
      {page.people.length === 0 ? (
        <Notice text={t('table.empty')} {...(isSearch ? { more: t('table.emptySearch') } : {})} />
      ) : (
        <PeopleTable
          actor={actor}
          list={list}
          people={page.people}
          total={page.total}
          isStale={people.isStale}
          onSort={people.onSort}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-muted">
          {t(isSearch ? 'found' : 'count', { count: page.total })}
        </p>
        {pages > 1 ? <Pagination page={list.page} pages={pages} onPage={people.onPage} /> : null}
      </div>
    </>
  );
}

function Notice({ text, more }: { readonly text: string; readonly more?: string }) {
  return (
    <div className="chamfer grid gap-1.5 border border-line bg-surface px-6 py-12 text-center">
      <p className="font-medium">{text}</p>
      {more === undefined ? null : <p className="text-sm text-ink-muted">{more}</p>}
    </div>
  );
}
