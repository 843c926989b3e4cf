import { ANALYST } from '../../../../core/ticketing/model/analyst.ts';
import { isActive } from '../../../../core/ticketing/record/ticket.ts';
import { findArticle } from '../../../../core/ticketing/tools/articles.ts';
import { companyOf } from '../../../../core/ticketing/world/company.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { Button } from '../../../../ui/button.tsx';
import type { KeyAct } from '../../model/desk-keys.ts';
import { ActCap } from '../keys/key-cap.tsx';
import type { TicketPanelProps } from '../panel-props.ts';
import { PriorityMark } from '../queue/priority-mark.tsx';
import { StateMark } from '../queue/state-mark.tsx';
import { Clocks } from './clocks.tsx';

export interface TicketHeadProps extends TicketPanelProps {
  readonly isPhone: boolean;
  readonly isNarrow: boolean;
  onEdit(): void;
  onTake(): void;
  onState(): void;
  /** Looks the person's earlier tickets up, to link one of them. */
  onEarlier(): void;
}

/** Number, priority, state and clock; what it is about and whose; the fields and what can be done with the record. */
export function TicketHead({
  ticket,
  view,
  text,
  isPhone,
  isNarrow,
  onEdit,
  onTake,
  onState,
  onEarlier,
}: TicketHeadProps) {
  const { t } = useTranslation('desk');
  const { record, requester } = ticket;
  const { classification } = record;
  const affected = companyOf(view.companySeed).byId.get(record.affectedUser);
  const fields: readonly (readonly [string, string])[] = [
    [
      t('ticket.category'),
      classification === null
        ? t('ticket.notSet')
        : `${t(`category.${classification.category}`)} › ${t(`subcategory.${classification.subcategory}`)}`,
    ],
    [
      t('ticket.impact'),
      classification === null
        ? t('ticket.notSet')
        : `${t(`impact.${classification.impact}`)}, ${t(`urgency.${classification.urgency}`).toLowerCase()}`,
    ],
    [t('ticket.assignee'), record.assignee === null ? t('queue.nobody') : t('queue.you')],
    [t('ticket.group'), record.group === null ? t('ticket.notSet') : t(`group.${record.group}`)],
    [t('ticket.asset'), record.asset ?? t('ticket.notSet')],
    [t('ticket.place'), record.location ?? t('ticket.remote')],
    [
      t('ticket.affected'),
      affected === undefined ? record.affectedUser : `${affected.given} ${affected.family}`,
    ],
    [
      t('ticket.linked'),
      record.links.map(({ kind, number }) => t(`ticket.link.${kind}`, { number })).join(', ') ||
        t('ticket.none'),
    ],
    ...(record.articlesUsed.length === 0
      ? []
      : [[t('ticket.articles'), record.articlesUsed.map(articleNumber).join(', ')] as const]),
  ];
  return (
    <header className="shrink-0 border-b border-line px-5 pt-2 pb-2.5 max-[59.99875rem]:px-4">
      <div
        className={classNames(
          'flex min-h-8 items-center gap-x-2.5 gap-y-1 text-[0.8125rem] max-[59.99875rem]:flex-wrap',
          isNarrow && 'flex-wrap',
        )}
      >
        <span className="reading whitespace-nowrap text-ink-muted">{record.number}</span>
        <span className={classNames('text-ink-muted max-[89.99875rem]:hidden', isNarrow && 'hidden')}>
          {t(`channel.${record.channel}`)}
        </span>
        <PriorityMark priority={record.priority} />
        <StateMark state={record.state} hasWord />
        <Clocks ticket={ticket} now={view.now} isNarrow={isNarrow} />
      </div>
      <h2 className="mt-0.5 text-xl leading-6.5 font-semibold tracking-tight">
        {text.of(ticket, record.shortDescription)}
      </h2>
      <p className="text-[0.8125rem] text-ink-muted">
        <strong className="font-semibold text-ink">
          {requester.given} {requester.family}
        </strong>{' '}
        · {t(`title.${requester.title}` as never)}, {t(`site.${requester.site}`)}
      </p>
      <details key={String(isNarrow)} open={!isPhone && !isNarrow} className="group mt-2">
        <summary
          className={classNames('cursor-pointer text-xs text-ink-muted', !isNarrow && 'min-[60rem]:hidden')}
        >
          {t('ticket.fields')}
        </summary>
        <dl
          className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 gap-y-1.5 text-[0.8125rem]"
          aria-label={t('ticket.fields')}
        >
          {fields.map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-xs text-ink-faint">{name}</dt>
              <dd className="truncate font-medium" title={value}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
        {isPhone ? <HeadButton label={t('ticket.earlier')} cap="earlier" onPress={onEarlier} /> : null}
      </details>
      {isActive(record) || record.state === 'resolved' ? (
        <div data-tour="fields" className="mt-2 flex flex-wrap gap-1.5">
          {isActive(record) ? (
            <>
              {record.assignee === ANALYST ? null : (
                <HeadButton label={t('ticket.take')} cap="take" onPress={onTake} />
              )}
              <HeadButton label={t('ticket.edit')} cap="edit" onPress={onEdit} />
            </>
          ) : null}
          <HeadButton label={t('ticket.change')} cap="state" onPress={onState} />
          {isPhone ? null : <HeadButton label={t('ticket.earlier')} cap="earlier" onPress={onEarlier} />}
        </div>
      ) : null}
    </header>
  );
}

const articleNumber = (id: string): string => findArticle(id)?.number ?? id;

interface HeadButtonProps {
  readonly label: string;
  readonly cap: KeyAct;
  onPress(): void;
}

function HeadButton({ label, cap, onPress }: HeadButtonProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      className="min-h-7 px-2 py-0.5 text-xs max-[59.99875rem]:min-h-11"
      onClick={onPress}
    >
      {label}
      <ActCap act={cap} />
    </Button>
  );
}
