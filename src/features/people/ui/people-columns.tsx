import {
  createColumnHelper,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { mayChangePerson } from '../../../core/access/roles.ts';
import type { ListedPerson } from '../../../core/contracts/people-rows.ts';
import type { Role } from '../../../core/contracts/vocabulary.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonRole } from './person-role.tsx';
import { PlanStatusBadge } from './plan-status-badge.tsx';

/** Sorting and paging run on the server; the table only holds their state. */
export const PEOPLE_TABLE = tableFeatures({ rowSortingFeature, rowPaginationFeature });

const column = createColumnHelper<typeof PEOPLE_TABLE, ListedPerson>();

/** The person who uses the list. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
}

/** The columns of spec section 2, in order. Their ids are the server's sort keys. */
export function usePeopleColumns(actor: Actor) {
  const { t } = useTranslation('people');
  return useMemo(() => {
    const nameOf = ({ full_name, email }: ListedPerson): string => full_name ?? email ?? t('table.unnamed');
    return column.columns([
      column.accessor('full_name', {
        header: t('table.user'),
        cell: ({ row: { original: person } }) => (
          <span className="inline-flex max-w-56 flex-wrap items-center gap-x-2 gap-y-0.5 font-medium wrap-break-word">
            {person.full_name ?? <span className="text-ink-faint">{t('table.unnamed')}</span>}
            {person.id === actor.id ? <Badge tone="probe">{t('table.you')}</Badge> : null}
          </span>
        ),
      }),
      column.accessor('email', {
        header: t('table.email'),
        cell: ({ getValue }) => (
          <span className="block max-w-60 wrap-anywhere">{getValue() ?? t('table.none')}</span>
        ),
      }),
      column.accessor('account_type', {
        header: t('table.accountType'),
        cell: ({ getValue }) => {
          const type = getValue();
          return type === null ? t('table.none') : t(`accountType.${type}`);
        },
      }),
      column.accessor('active_plan', {
        header: t('table.activePlan'),
        cell: ({ getValue }) => getValue() ?? t('table.none'),
      }),
      column.accessor('plan_status', {
        header: t('table.planStatus'),
        cell: ({ getValue }) => <PlanStatusBadge status={getValue()} />,
      }),
      column.accessor('role', {
        header: t('table.role'),
        cell: ({ row: { original: person } }) => (
          <PersonRole
            person={person}
            name={nameOf(person)}
            actorRole={actor.role}
            mayChange={mayChangePerson(actor, person)}
          />
        ),
      }),
      column.accessor('status', {
        header: t('table.userStatus'),
        cell: ({ getValue }) => (
          <Badge tone={getValue() ? 'passed' : 'neutral'}>
            {t(getValue() ? 'status.active' : 'status.inactive')}
          </Badge>
        ),
      }),
      column.display({
        id: 'actions',
        header: t('table.actions'),
        cell: ({ row: { original: person } }) => (
          <PersonActions
            person={person}
            name={nameOf(person)}
            isOwn={person.id === actor.id}
            mayChange={mayChangePerson(actor, person)}
          />
        ),
      }),
    ]);
  }, [t, actor]);
}
