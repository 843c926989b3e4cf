import { Check, X } from 'lucide-react';
import { costliestFact } from '../../../core/ticketing/assessment/ticket-facts.ts';
import type { TicketReport } from '../../../core/ticketing/assessment/ticket-score.ts';
import {
  TICKET_PARTS,
  TICKET_WEIGHTS,
  type TicketParts,
} from '../../../core/ticketing/assessment/ticket-weights.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import type { FactText } from '../texts/use-fact-text.ts';
import { PriorityMark } from '../workspace/queue/priority-mark.tsx';

/** From this share of a dimension on it is no reason to look. */
const FAIR = 0.6;
/** Below this the columns have no room. */
const NARROW = '(max-width: 1099.98px)';

export interface TicketListProps {
  readonly tickets: readonly TicketReport[];
  readonly shown: string | null;
  readonly factText: FactText;
  onShow(number: string): void;
}

/** Every ticket of a shift: its score, the points of its dimensions, and what cost it most. */
export function TicketList(props: TicketListProps) {
  const isNarrow = useMediaQuery(NARROW);
  return isNarrow ? <Cards {...props} /> : <Table {...props} />;
}

function Table({ tickets, shown, factText, onShow }: TicketListProps) {
  const { t } = useTranslation(['desk-debrief', 'desk-home']);
  return (
    <table className="w-full border border-line bg-surface text-sm shadow-rest">
      <caption className="sr-only">{t('table.caption')}</caption>
      <thead className="text-xs text-ink-muted">
        <tr>
          <th scope="col" className="px-4 py-2.5 text-start font-medium">
            {t('table.ticket')}
          </th>
          <th scope="col" className="px-2 py-2.5 text-start font-medium">
            {t('table.score')}
          </th>
          {TICKET_PARTS.map((part) => (
            <th key={part} scope="col" className="px-2 py-2.5 text-start font-medium">
              <abbr title={t(`desk-home:part.${part}`)} className="no-underline">
                {t(`short.${part}`)}
              </abbr>{' '}
              <span className="reading">{TICKET_WEIGHTS[part]}</span>
            </th>
          ))}
          <th scope="col" className="px-4 py-2.5 text-start font-medium">
            {t('table.cost')}
          </th>
        </tr>
      </thead>
      <tbody>
        {tickets.map((ticket) => (
          <tr
            key={ticket.number}
            className={classNames(
              'border-t border-line',
              ticket.number === shown && 'bg-hover shadow-[inset_3px_0_var(--color-copper)]',
            )}
          >
            <th scope="row" className="px-4 py-2 text-start font-normal">
              <Opener ticket={ticket} isShown={ticket.number === shown} onShow={onShow} />
            </th>
            <td className="px-2 py-2">
              <Score ticket={ticket} />
            </td>
            {TICKET_PARTS.map((part) => (
              <td key={part} className="px-2 py-2">
                <Points ticket={ticket} part={part} />
              </td>
            ))}
            <td className="max-w-72 px-4 py-2 text-xs leading-4.5 text-ink-muted">
              <Cost ticket={ticket} factText={factText} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards({ tickets, shown, factText, onShow }: TicketListProps) {
  const { t } = useTranslation(['desk-debrief', 'desk-home']);
  return (
    <ul
      aria-label={t('table.caption')}
      className="divide-y divide-line border border-line bg-surface text-sm shadow-rest"
    >
      {tickets.map((ticket) => (
        <li
          key={ticket.number}
          className={classNames(
            'grid gap-2 px-4 py-3',
            ticket.number === shown && 'bg-hover shadow-[inset_3px_0_var(--color-copper)]',
          )}
        >
          <div className="flex items-center justify-between gap-3">
            <Opener ticket={ticket} isShown={ticket.number === shown} onShow={onShow} />
            <Score ticket={ticket} />
          </div>
          <dl className="grid grid-cols-7 gap-2 max-[359.98px]:grid-cols-4">
            {TICKET_PARTS.map((part) => (
              <div key={part} className="min-w-0">
                <dt className="truncate text-2xs text-ink-muted" title={t(`desk-home:part.${part}`)}>
                  {t(`short.${part}`)}
                </dt>
                <dd>
                  <Points ticket={ticket} part={part} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-xs leading-4.5 text-ink-muted">
            <Cost ticket={ticket} factText={factText} />
          </p>
        </li>
      ))}
    </ul>
  );
}

interface OpenerProps {
  readonly ticket: TicketReport;
  readonly isShown: boolean;
  onShow(number: string): void;
}

function Opener({ ticket: { number, person, priority }, isShown, onShow }: OpenerProps) {
  const { t } = useTranslation(['desk-debrief', 'desk-home']);
  return (
    <button
      type="button"
      aria-label={t('table.open', { number, person })}
      aria-current={isShown ? 'true' : undefined}
      className="flex min-h-9 min-w-0 items-center gap-3 text-start hover:underline pointer-coarse:min-h-11"
      onClick={() => onShow(number)}
    >
      <PriorityMark priority={priority} />
      <span className="min-w-0">
        <span className="block font-medium">{person}</span>
        <span className="reading block text-xs text-ink-muted">{number}</span>
      </span>
    </button>
  );
}

function Score({ ticket: { score, faults } }: { readonly ticket: TicketReport }) {
  const { t } = useTranslation(['desk-debrief', 'desk-home']);
  const hasPassed = faults.length === 0;
  const Icon = hasPassed ? Check : X;
  return (
    <span className="reading flex items-center gap-2 text-base font-medium">
      {score}
      <Icon
        aria-hidden="true"
        className={classNames('size-4', hasPassed ? 'text-ink-muted' : 'text-fault')}
      />
      <span className="sr-only">{t(hasPassed ? 'table.passed' : 'table.notPassed')}</span>
    </span>
  );
}

function Points({ ticket, part }: { readonly ticket: TicketReport; readonly part: keyof TicketParts }) {
  const share = ticket.parts[part];
  const isPoor = share < FAIR;
  return (
    <span className="grid max-w-12 gap-1">
      <span className={classNames('reading text-xs', isPoor && 'text-fault')}>
        {Math.round(TICKET_WEIGHTS[part] * share)}
      </span>
      <span aria-hidden="true" className="h-0.75 bg-line">
        <span
          className={classNames('block h-full', isPoor ? 'bg-fault-mark' : 'bg-ink-muted')}
          style={{ width: `${100 * share}%` }}
        />
      </span>
    </span>
  );
}

function Cost({ ticket, factText }: Pick<TicketListProps, 'factText'> & { readonly ticket: TicketReport }) {
  const { t } = useTranslation(['desk-debrief', 'desk-home']);
  const cost = costliestFact(ticket);
  return cost === null ? t('table.nothingLost') : factText(cost, ticket);
}
