import { useTranslation } from 'react-i18next';
import { isLive } from '../../../../core/ticketing/model/contact.ts';
import type { ContactView, DeskView } from '../../../../core/ticketing/model/view.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { CallCard } from '../calls/call-card.tsx';
import { Identity } from '../calls/identity.tsx';
import { Numbers } from '../calls/numbers.tsx';
import type { PanelProps } from '../panel-props.ts';
import { TOOL_ICON, TOOL_WORD, TOOLS, type ToolId } from './tool-list.ts';
import { ToolPage } from './tool-page.tsx';

export interface ToolsDockProps extends PanelProps {
  readonly tool: ToolId;
  readonly hasDraft: boolean;
  readonly isPhone: boolean;
  readonly className?: string;
  onTool(tool: ToolId): void;
}

/** The last call of the open ticket, that nobody took: its answering machine is still on the line. */
function isAtMachine({ contacts, open }: DeskView, contact: ContactView): boolean {
  const { status, direction, hasVoicemail, ticket } = contact;
  const isLast = contacts.findLast((one) => one.ticket === open) === contact;
  return isLast && status === 'unanswered' && direction === 'out' && !hasVoicemail && ticket === open;
}

/** The tools: one open beside the ticket, the others on the rail. A call takes the top, and the tool stays below it. */
export function ToolsDock(props: ToolsDockProps) {
  const { t } = useTranslation('desk');
  const { view, tool, isPhone, className, send, onTool } = props;
  const calls = view.contacts.filter(
    (contact) => contact.status === 'ringing' || isLive(contact) || isAtMachine(view, contact),
  );
  const Icon = TOOL_ICON[tool];
  return (
    <section
      aria-label={t('tools.label')}
      className={classNames('flex min-h-0 bg-ground', isPhone && 'flex-col', className)}
    >
      {isPhone ? <Rail {...props} /> : null}
      <div className="flex min-h-0 min-w-0 grow flex-col overflow-y-auto">
        {calls.map((contact) => (
          <CallCard
            key={contact.id}
            {...props}
            contact={contact}
            // The page of the phone shows numbers and proofs itself.
            hasNumbers={tool !== 'phone' || contact.ticket !== view.open}
          />
        ))}
        <h2 className="flex h-11 shrink-0 items-center gap-2 border-b border-line px-4 text-sm font-semibold">
          <Icon aria-hidden="true" className="size-4" />
          {t(`tools.name.${TOOL_WORD[tool]}`)}
        </h2>
        <div className="grid content-start gap-3 px-4 py-3 text-[0.8125rem] leading-5">
          {tool === 'phone' ? (
            <PhonePage {...props} />
          ) : (
            <ToolPage
              page={tool}
              view={view}
              send={send}
              onDevice={(asset) => {
                onTool('devices.asset');
                void send({ kind: 'look', page: 'devices.asset', subject: asset });
              }}
            />
          )}
        </div>
      </div>
      {isPhone ? null : <Rail {...props} />}
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
    </>
  );
}

function Rail({ tool, isPhone, onTool }: Pick<ToolsDockProps, 'tool' | 'isPhone' | 'onTool'>) {
  const { t } = useTranslation('desk');
  return (
    <div
      role="toolbar"
      aria-label={t('tools.label')}
      aria-orientation={isPhone ? 'horizontal' : 'vertical'}
      className={
        isPhone
          ? 'flex shrink-0 gap-1 overflow-x-auto border-b border-line bg-surface p-2'
          : 'flex w-16 shrink-0 flex-col border-s border-line bg-surface'
      }
    >
      {TOOLS.map((one, index) => {
        const Icon = TOOL_ICON[one];
        const isOpen = one === tool;
        return (
          <button
            key={one}
            type="button"
            aria-pressed={isOpen}
            onClick={() => onTool(one)}
            className={classNames(
              'relative focus-visible:-outline-offset-2',
              isPhone
                ? 'inline-flex h-11 shrink-0 items-center gap-2 rounded-md px-3 text-[0.8125rem] font-medium'
                : 'grid min-h-13 place-items-center content-center gap-0.5 px-0.5 text-center text-2xs leading-3.5',
              isOpen
                ? classNames(
                    'text-ink',
                    isPhone ? 'bg-hover' : 'bg-ground font-semibold shadow-[inset_2px_0_var(--color-copper)]',
                  )
                : 'text-ink-muted hover:bg-hover hover:text-ink',
            )}
          >
            <Icon aria-hidden="true" className={isPhone ? 'size-4' : 'size-5'} />
            {t(`tools.short.${TOOL_WORD[one]}`)}
            {isPhone ? null : (
              <span aria-hidden="true" className="reading absolute inset-e-1 top-0.5 text-2xs text-ink-faint">
                {index + 1}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
