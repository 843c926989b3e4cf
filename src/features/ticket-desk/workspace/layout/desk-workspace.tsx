import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { classNames } from '../../../../lib/class-names.ts';
import { useMediaQuery } from '../../../../ui/use-media-query.ts';
import { ticketsIn } from '../../model/queue.ts';
import { type DeskStore, useDesk } from '../../store.ts';
import { useDeskText } from '../../texts/use-desk-text.ts';
import { PhoneCalls } from '../calls/phone-calls.tsx';
import { isEmpty } from '../composer/draft.ts';
import { useDraft } from '../composer/draft-store.ts';
import { KeysDialog } from '../keys/keys-dialog.tsx';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import { FindDialog, FloorMap, LatePart, LookAround, PlanStrip } from '../late-parts.tsx';
import { QueuePanel } from '../queue/queue-panel.tsx';
import { QueueRail } from '../queue/queue-rail.tsx';
import { FieldsDialog } from '../ticket/fields-dialog.tsx';
import { StateDialog } from '../ticket/state-dialog.tsx';
import { TicketPanel } from '../ticket/ticket-panel.tsx';
import type { DrawnPage } from '../tools/tool-list.ts';
import { ToolsDock } from '../tools/tools-dock.tsx';
import { DeskTour } from '../tour/desk-tour.tsx';
import { deskActs, type FocusTarget } from './desk-acts.ts';
import { DeskBar } from './desk-bar.tsx';
import type { DeskLesson } from './desk-lesson.ts';
import { NotDone } from './not-done.tsx';
import { Notice } from './notice.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { SINGLE_PRESS } from './single-press.ts';
import { isFocusFree, useFocusKept } from './use-focus-kept.ts';
import { useSend } from './use-send.ts';
import { useWorkspace } from './use-workspace.ts';

/** Below this the three columns are three pages (prototype README, Folds). In rem, as columns are: larger text needs more room. */
const PHONE = '(max-width: 59.99875rem)';

export interface DeskWorkspaceProps {
  readonly store: DeskStore;
  /** Of the shift, for what is kept of it in this browser. */
  readonly runKey: string;
  /** What a session puts at the beginning and at the end of the bar. */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** Of the session, below the bar. */
  readonly notices?: ReactNode;
  /** A tutorial that is played here; its card leads. */
  readonly lesson?: DeskLesson | null;
}

/** The workspace of a shift: queue, ticket and tools, side by side or as three pages. */
export function DeskWorkspace({ store, runKey, lead, actions, notices, lesson = null }: DeskWorkspaceProps) {
  const view = useDesk(store, (snapshot) => snapshot.view);
  const last = useDesk(store, ({ log }) => log.at(-1) ?? null);
  const isPhone = useMediaQuery(PHONE);
  const text = useDeskText(view.tickets);
  const own = useWorkspace(runKey, view, isPhone);
  const hasDraft = useDraft(own.drafts, view.open, (draft) => !isEmpty(draft));
  const desk = useRef<HTMLDivElement>(null);
  const ticket = view.tickets.find(({ record }) => record.number === view.open) ?? null;
  const ringing = view.contacts.find(({ status }) => status === 'ringing');
  const nearest =
    last?.kind === 'done'
      ? last.events.flatMap((event) => (event.kind === 'not-understood' ? event.nearest : []))
      : [];

  const send = useSend(store);
  useFocusKept(desk);
  const focusOn = (what: FocusTarget): void => {
    // What gets the focus may be drawn only now.
    requestAnimationFrame(() => desk.current?.querySelector<HTMLElement>(`[data-focus="${what}"]`)?.focus());
  };
  const compose = (mode: 'public' | 'internal'): void => {
    if (ticket === null) return;
    own.setWide(false);
    own.setPage('ticket');
    own.setMode(mode);
    focusOn('compose');
  };
  const lookUp = (page: DrawnPage, subject: string): Promise<boolean> => {
    own.openPage(page);
    own.setPage('tools');
    return send({ kind: 'look', page, subject });
  };
  const openTicket = (number: string): void => {
    own.setWide(false);
    own.setPage('ticket');
    if (number !== view.open) void send({ kind: 'open-ticket', ticket: number });
  };
  const acts = deskActs({ view, own, ticket, send, focusOn, compose, lookUp, openTicket });
  useDeskKeys(desk, acts, {
    onBack() {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      for (const open of desk.current?.querySelectorAll('details[open][data-fold]') ?? [])
        open.removeAttribute('open');
      if (isPhone) own.setMode(null);
    },
    onEnter() {
      if (ringing !== undefined) void send({ kind: 'answer-call', contact: ringing.id });
    },
  });
  const rings = ringing?.id;
  useEffect(() => {
    // A call that rings takes the focus only from nothing: what is being typed goes on.
    if (rings !== undefined && desk.current !== null && isFocusFree(desk.current))
      desk.current.querySelector<HTMLElement>('[data-focus="call"]')?.focus();
  }, [rings]);

  const panel = { view, text, send };
  /** Somebody's screen needs the room of the queue. */
  const isRemote =
    !isPhone && own.tool === 'remote' && view.remote.some((session) => session.ticket === view.open);
  const isWide = own.isWide && !isPhone && !isRemote;
  const isShown = (page: typeof own.page): boolean => !isPhone || own.page === page;
  const queuePanel = (
    <QueuePanel
      {...panel}
      shown={own.shown}
      className="min-[60rem]:border-e min-[60rem]:border-line"
      {...(isPhone ? {} : { isWide, onWide: own.setWide })}
      onView={own.setShown}
      onOpen={openTicket}
      onFind={() => own.setDialog('find')}
      onMap={() => own.setPage('floor')}
    />
  );
  const ticketPanel = (
    <TicketPanel
      {...panel}
      ticket={ticket}
      isPhone={isPhone}
      isNarrow={isRemote}
      mode={own.mode}
      drafts={own.drafts}
      nearest={nearest}
      onMode={own.setMode}
      onDialog={own.setDialog}
      onEarlier={acts.earlier}
    />
  );
  return (
    <div
      ref={desk}
      {...SINGLE_PRESS}
      className="relative flex h-full min-h-0 flex-col overflow-hidden bg-ground text-ink"
    >
      <DeskBar
        view={view}
        isPhone={isPhone}
        lesson={lesson}
        lead={lead}
        actions={actions}
        send={send}
        onKeys={() => own.setDialog('keys')}
      />
      {notices}
      <Notice view={view} text={text} last={last} />
      {isPhone && own.page === 'queue' ? (
        <PhoneCalls
          view={view}
          send={(command) => {
            own.setPage('ticket');
            return send(command);
          }}
        />
      ) : null}
      {own.page === 'floor' ? (
        <LatePart>
          <FloorMap
            view={view}
            text={text}
            onBack={() => own.setPage('queue')}
            onOpen={openTicket}
            onPerson={(id) => void lookUp('directory.person', id)}
          />
        </LatePart>
      ) : (
        <div
          className={classNames(
            'grid min-h-0 grow grid-cols-1',
            // On a phone the card of the tour covers the end of a page: nothing lies below it.
            'max-[59.99875rem]:[:has(>[data-tour-card])>&]:pb-40',
            isRemote
              ? lesson === null
                ? 'min-[60rem]:grid-cols-[4.25rem_20rem_minmax(0,1fr)]'
                : 'min-[60rem]:grid-cols-[20rem_minmax(0,1fr)]'
              : isWide
                ? 'min-[60rem]:grid-cols-[minmax(0,1fr)_20rem] min-[80rem]:grid-cols-[minmax(0,1fr)_23.5rem]'
                : 'min-[60rem]:grid-cols-[16rem_minmax(0,1fr)_20rem] min-[80rem]:grid-cols-[22rem_minmax(0,1fr)_23.5rem]',
          )}
        >
          {lesson !== null && !isPhone ? (
            lesson.column(isRemote ? 'above' : 'below', isRemote ? ticketPanel : queuePanel)
          ) : isRemote ? (
            <QueueRail view={view} onOpen={(number) => void send({ kind: 'open-ticket', ticket: number })} />
          ) : isShown('queue') ? (
            queuePanel
          ) : null}
          {isShown('ticket') && !isWide && view.mode === 'explore' ? (
            <LatePart>
              <LookAround
                tool={own.tool}
                onTool={(tool) => {
                  own.setTool(tool);
                  own.setPage('tools');
                }}
                onMap={() => own.setPage('floor')}
                onFind={() => own.setDialog('find')}
              />
            </LatePart>
          ) : isShown('ticket') && !isWide && !(isRemote && lesson !== null) ? (
            ticketPanel
          ) : null}
          {isShown('tools') ? (
            <ToolsDock
              {...panel}
              tool={own.tool}
              page={own.toolPage}
              hasDraft={hasDraft}
              isPhone={isPhone}
              className="min-[60rem]:border-s min-[60rem]:border-line"
              onTool={own.setTool}
              onPage={own.openPage}
              onLink={(article) => {
                if (view.open !== null) {
                  const draft = own.drafts.read(view.open);
                  if (!draft.articles.includes(article))
                    own.drafts.write(view.open, { ...draft, articles: [...draft.articles, article] });
                }
                compose('public');
              }}
            />
          ) : null}
        </div>
      )}
      {isPhone || isRemote || own.page === 'floor' ? null : (
        <div className="h-14 shrink-0 max-[79.99875rem]:h-10">
          <Suspense fallback={null}>
            <PlanStrip view={view} text={text} onMap={() => own.setPage('floor')} />
          </Suspense>
        </div>
      )}
      {view.mode === 'practice' && lesson === null ? (
        <DeskTour key={own.tours} view={view} page={own.page} onPage={own.setPage} />
      ) : null}
      {isPhone ? lesson?.sheet : null}
      {lesson?.guide(own, `${own.page} ${own.tool} ${view.open ?? ''}`)}
      {isPhone ? (
        <PhoneBar page={own.page} count={ticketsIn(view, 'open').length} onPage={own.setPage} />
      ) : null}
      {own.dialog === 'find' ? (
        <Suspense fallback={null}>
          <FindDialog
            view={view}
            text={text}
            onClose={() => own.setDialog(null)}
            onOpen={({ page, subject }) => {
              own.setDialog(null);
              if (page === null) openTicket(subject);
              else void lookUp(page, subject);
            }}
          />
        </Suspense>
      ) : null}
      {own.dialog === 'keys' ? (
        <KeysDialog
          onTour={view.mode === 'practice' && lesson === null ? own.restartTour : null}
          onClose={() => own.setDialog(null)}
        />
      ) : null}
      {ticket === null ? null : own.dialog === 'fields' || own.dialog === 'priority' ? (
        <FieldsDialog
          {...panel}
          ticket={ticket}
          begins={own.dialog === 'fields' ? 'category' : 'impact'}
          notDone={<NotDone store={store} />}
          onClose={() => own.setDialog(null)}
        />
      ) : own.dialog === null || own.dialog === 'find' || own.dialog === 'keys' ? null : (
        <StateDialog
          {...panel}
          ticket={ticket}
          {...(own.dialog === 'state' ? {} : { begins: own.dialog })}
          kept={own.dialog === 'state' ? own.stateForm : null}
          notDone={<NotDone store={store} />}
          onKeep={own.keepStateForm}
          onClose={() => own.setDialog(null)}
        />
      )}
    </div>
  );
}
