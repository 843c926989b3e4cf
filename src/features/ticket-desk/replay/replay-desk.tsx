import { isLive } from '../../../core/ticketing/model/contact.ts';
import type { DeskView, TicketView } from '../../../core/ticketing/model/view.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { ticketsIn } from '../model/queue.ts';
import { clockTime, dayName } from '../texts/desk-time.ts';
import { type DeskText, useDeskText } from '../texts/use-desk-text.ts';
import { usePageName } from '../texts/use-page-name.ts';
import { CallCard } from '../workspace/calls/call-card.tsx';
import { PriorityMark } from '../workspace/queue/priority-mark.tsx';
import { StateMark } from '../workspace/queue/state-mark.tsx';
import { TicketRow } from '../workspace/queue/ticket-row.tsx';
import { Timeline } from '../workspace/ticket/timeline.tsx';
import { type DrawnPage, pagesOf, TOOLS } from '../workspace/tools/tool-list.ts';
import { ToolPage } from '../workspace/tools/tool-page.tsx';
import { ReplayRemote } from './replay-remote.tsx';
import type { ShownWork } from './shown-work.ts';

export interface ReplayDeskProps {
  readonly view: DeskView;
  /** What stood open beside the ticket. */
  readonly shown: ShownWork;
}

/** Nothing is sent from a replay. */
const send = (): Promise<boolean> => Promise.resolve(false);

/** The desk as it was at a step, to be read: queue, open ticket, call and the tool that was used last. */
export function ReplayDesk({ view, shown }: ReplayDeskProps) {
  const { t } = useTranslation(['desk-debrief', 'desk']);
  const text = useDeskText(view.tickets);
  const ticket = view.tickets.find(({ record }) => record.number === view.open) ?? null;
  const session =
    shown?.kind === 'remote'
      ? (view.remote.findLast((one) => one.asset === shown.asset) ??
        view.remote.findLast((one) => one.ticket === view.open))
      : undefined;
  return (
    <section
      aria-label={t('replay.picture')}
      className="absolute inset-0 grid grid-rows-[auto_minmax(0,1fr)] bg-ground text-ink"
    >
      <p className="flex items-baseline gap-3 border-b border-line bg-surface px-4 py-1.5 text-[0.8125rem]">
        <time className="reading text-lg font-medium">{clockTime(view.now)}</time>
        <span className="text-ink-muted">{dayName(view.now)}</span>
        <span className="ms-auto text-xs text-ink-muted max-sm:hidden">{t('replay.readOnly')}</span>
      </p>
      <div
        className={classNames(
          'grid min-h-0 max-[767.98px]:overflow-y-auto',
          session === undefined
            ? 'min-[768px]:grid-cols-[minmax(0,1fr)_18rem] min-[1400px]:grid-cols-[17rem_minmax(0,1fr)_19rem]'
            : 'min-[768px]:grid-cols-[18rem_minmax(0,1fr)]',
        )}
      >
        {session === undefined ? <QueueColumn view={view} text={text} /> : null}
        {ticket === null ? (
          <p className="m-auto p-6 text-sm text-ink-muted">{t('replay.nothingOpen')}</p>
        ) : (
          <TicketColumn view={view} text={text} ticket={ticket} />
        )}
        {session === undefined || shown?.kind !== 'remote' ? (
          <ToolColumn view={view} text={text} shown={shown} />
        ) : (
          <ReplayRemote view={view} session={session} windows={shown.windows} send={send} />
        )}
      </div>
    </section>
  );
}

interface ColumnProps {
  readonly view: DeskView;
  readonly text: DeskText;
}

function QueueColumn({ view, text }: ColumnProps) {
  const { t } = useTranslation('desk');
  const tickets = [...ticketsIn(view, 'open'), ...ticketsIn(view, 'resolved')];
  return (
    <ScrollRegion
      label={t('queue.label')}
      className="min-h-0 overflow-y-auto border-e border-line max-[1399.98px]:hidden"
    >
      <fieldset disabled className="contents">
        <ul>
          {tickets.map((ticket) => (
            <TicketRow
              key={ticket.record.number}
              ticket={ticket}
              text={text}
              now={view.now}
              isOpen={ticket.record.number === view.open}
              onOpen={() => undefined}
            />
          ))}
        </ul>
      </fieldset>
    </ScrollRegion>
  );
}

function TicketColumn({ view, text, ticket }: ColumnProps & { readonly ticket: TicketView }) {
  const { record, requester } = ticket;
  return (
    <div className="flex min-h-0 min-w-0 flex-col bg-surface">
      <div className="border-b border-line px-5 py-2 text-[0.8125rem]">
        <p className="flex items-center gap-2.5">
          <span className="reading text-ink-muted">{record.number}</span>
          <PriorityMark priority={record.priority} />
          <StateMark state={record.state} hasWord />
        </p>
        <h2 className="text-base font-semibold">{text.of(ticket, record.shortDescription)}</h2>
        <p className="text-ink-muted">
          {requester.given} {requester.family}
        </p>
      </div>
      <Timeline view={view} text={text} ticket={ticket} send={send} />
    </div>
  );
}

/** The page that stood open, or one that was looked at before. */
function pageOf({ pages }: DeskView, shown: ShownWork): DrawnPage | null {
  if (shown?.kind === 'page') return shown.page;
  return TOOLS.flatMap(pagesOf).findLast((page) => pages[page] !== undefined) ?? null;
}

function ToolColumn({ view, text, shown }: ColumnProps & Pick<ReplayDeskProps, 'shown'>) {
  const { t } = useTranslation(['desk-debrief', 'desk']);
  const calls = view.contacts.filter((contact) => contact.status === 'ringing' || isLive(contact));
  const page = pageOf(view, shown);
  const pageName = usePageName();
  return (
    <ScrollRegion
      label={t('desk:tools.label')}
      className="min-h-0 overflow-y-auto border-s border-line bg-ground"
    >
      <fieldset disabled className="contents">
        {calls.map((contact) => (
          <CallCard
            key={contact.id}
            view={view}
            text={text}
            send={send}
            contact={contact}
            hasDraft={false}
            isAlone={false}
            numbers="shown"
          />
        ))}
        {page === null ? (
          <p className="p-4 text-xs text-ink-muted">{t('replay.noPage')}</p>
        ) : (
          <div className="grid content-start gap-3 px-4 py-3 text-[0.8125rem] leading-5">
            <h2 className="text-sm font-semibold">{pageName(page)}</h2>
            <ToolPage page={page} view={view} send={send} onLook={() => undefined} />
          </div>
        )}
      </fieldset>
    </ScrollRegion>
  );
}
