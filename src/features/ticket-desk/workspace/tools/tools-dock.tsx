import { isLive } from '../../../../core/ticketing/model/contact.ts';
import type { ContactView, DeskView } from '../../../../core/ticketing/model/view.ts';
import type { ArticleId } from '../../../../core/ticketing/tools/articles.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { CallCard } from '../calls/call-card.tsx';
import { Identity } from '../calls/identity.tsx';
import { Numbers, TeamNumbers } from '../calls/numbers.tsx';
import type { PanelProps } from '../panel-props.ts';
import { RemoteTool } from '../remote/remote-tool.tsx';
import { PageTabs } from './page-tabs.tsx';
import { type DrawnPage, pagesOf, pageWord, TOOL_ICON, type ToolId } from './tool-list.ts';
import { ToolPage } from './tool-page.tsx';
import { ToolRail } from './tool-rail.tsx';

export interface ToolsDockProps extends PanelProps {
  readonly tool: ToolId;
  /** The page of the tool that is open; null for a tool without pages. */
  readonly page: DrawnPage | null;
  readonly hasDraft: boolean;
  readonly isPhone: boolean;
  readonly className?: string;
  onTool(tool: ToolId): void;
  onPage(page: DrawnPage): void;
  /** Puts a link to an article into the reply. */
  onLink(article: ArticleId): void;
}

/** The last call of the open ticket, that nobody took: its answering machine is still on the line. */
function isAtMachine({ contacts, open }: DeskView, contact: ContactView): boolean {
  const { status, direction, hasVoicemail, ticket } = contact;
  const isLast = contacts.findLast((one) => one.ticket === open) === contact;
  return isLast && status === 'unanswered' && direction === 'out' && !hasVoicemail && ticket === open;
}

/** The tools: one open beside the ticket, the others on the rail. A call takes the top, and the tool stays below it. */
export function ToolsDock(props: ToolsDockProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { view, tool, page, isPhone, className, send, onPage, onLink } = props;
  const calls = view.contacts.filter(
    (contact) => contact.status === 'ringing' || isLive(contact) || isAtMachine(view, contact),
  );
  const Icon = TOOL_ICON[tool];
  const pages = pagesOf(tool);
  return (
    <section
      data-tour="tools"
      aria-label={t('tools.label')}
      className={classNames('flex min-h-0 min-w-0 bg-ground', isPhone && 'flex-col', className)}
    >
      {isPhone ? <ToolRail {...props} /> : null}
      <div className="flex min-h-0 min-w-0 grow flex-col overflow-y-auto">
        {calls.map((contact) => (
          <CallCard
            key={contact.id}
            {...props}
            contact={contact}
            isAlone={calls.length === 1}
            // The page of the phone shows numbers and proofs itself.
            numbers={
              tool === 'remote' || (tool === 'phone' && contact.ticket === view.open)
                ? 'elsewhere'
                : isPhone || Object.keys(view.pages).length > 0
                  ? 'folded'
                  : 'shown'
            }
          />
        ))}
        <h2 className="flex h-11 shrink-0 items-center gap-2 border-b border-line px-4 text-sm font-semibold">
          <Icon aria-hidden="true" className="size-4" />
          {page === null ? t(`desk-tools:tool.${tool}`) : t(`tools.name.${pageWord(page)}`)}
        </h2>
        {page === null || pages.length < 2 ? null : <PageTabs pages={pages} page={page} onPage={onPage} />}
        {tool === 'remote' ? (
          <RemoteTool {...props} />
        ) : (
          <div className="grid content-start gap-3 px-4 py-3 text-[0.8125rem] leading-5">
            {page === null ? (
              <PhonePage {...props} />
            ) : (
              <ToolPage
                page={page}
                view={view}
                send={send}
                onLink={onLink}
                onLook={(other, subject) => {
                  onPage(other);
                  void send({ kind: 'look', page: other, subject });
                }}
              />
            )}
          </div>
        )}
      </div>
      {isPhone ? null : <ToolRail {...props} />}
    </section>
  );
}

function PhonePage(props: PanelProps) {
  const { t } = useTranslation('desk');
  const { view } = props;
  const ticket = view.tickets.find(({ record }) => record.number === view.open);
  if (ticket === undefined) return <p className="text-xs text-ink-muted">{t('call.noTicket')}</p>;
  return (
    <>
      <Numbers {...props} ticket={ticket} />
      <Identity
        {...props}
        ticket={ticket}
        contact={view.contacts.find((one) => one.ticket === view.open && isLive(one)) ?? null}
      />
      <TeamNumbers {...props} />
    </>
  );
}
