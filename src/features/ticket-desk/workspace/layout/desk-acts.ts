import { isLive } from '../../../../core/ticketing/model/contact.ts';
import type { DeskView, TicketView } from '../../../../core/ticketing/model/view.ts';
import { computersOf } from '../../model/computers-of.ts';
import { neighbourOf } from '../../model/queue.ts';
import type { DeskActs } from '../keys/use-desk-keys.ts';
import type { PanelProps } from '../panel-props.ts';
import { type DrawnPage, TOOLS, type ToolId } from '../tools/tool-list.ts';
import type { OpenDialog, Workspace } from './use-workspace.ts';

/** What can get the focus: it carries the word as `data-focus`. */
export type FocusTarget = 'compose' | 'macro' | 'saved' | 'find' | 'call' | 'ring' | 'end' | 'earlier';

export interface DeskHands extends Pick<PanelProps, 'send'> {
  readonly view: DeskView;
  readonly own: Workspace;
  /** The open ticket. */
  readonly ticket: TicketView | null;
  focusOn(what: FocusTarget): void;
  compose(mode: 'public' | 'internal'): void;
  lookUp(page: DrawnPage, subject: string): Promise<boolean>;
  openTicket(number: string): void;
}

/** What the single keys do, as somebody does fifty times a day: one key each, or one and Enter. */
export function deskActs(hands: DeskHands): DeskActs {
  const { view, own, ticket, send, focusOn, compose, lookUp, openTicket } = hands;
  const { contacts } = view;
  const showTool = (tool: ToolId): void => {
    own.setTool(tool);
    own.setPage('tools');
  };
  const opens = (dialog: OpenDialog) => () => ticket !== null && own.setDialog(dialog);
  const onTicket = (kind: 'take' | 'start-work') => () =>
    ticket !== null && void send({ kind, ticket: ticket.record.number });
  const step = (by: 1 | -1) => () => {
    const next = neighbourOf(view, own.shown, by);
    if (next !== null) openTicket(next);
  };
  const composeAt = (what: FocusTarget) => () => {
    if (ticket === null) return;
    compose('public');
    focusOn(what);
  };
  return {
    ...(Object.fromEntries(TOOLS.map((tool) => [tool, () => showTool(tool)])) as Record<ToolId, () => void>),
    next: step(1),
    previous: step(-1),
    take: onTicket('take'),
    start: onTicket('start-work'),
    priority: opens('priority'),
    edit: opens('fields'),
    state: opens('state'),
    hold: opens('hold-ticket'),
    resolve: opens('resolve'),
    escalate: opens('escalate'),
    merge: opens('merge'),
    child: opens('make-child'),
    async earlier() {
      if (ticket !== null && (await lookUp('record.history', ticket.record.requester))) focusOn('earlier');
    },
    reply: () => compose('public'),
    note: () => compose('internal'),
    macro: composeAt('macro'),
    saved: composeAt('saved'),
    call() {
      if (contacts.some(({ status }) => status === 'ringing')) return focusOn('call');
      showTool('phone');
      focusOn('ring');
    },
    holdCall() {
      const active = contacts.find(({ status }) => status === 'active');
      const held = contacts.find(({ status }) => status === 'held');
      if (active !== undefined) void send({ kind: 'hold-call', contact: active.id });
      else if (held !== undefined) void send({ kind: 'resume-call', contact: held.id });
    },
    // Nobody hangs up on somebody by a slip: Enter does it.
    endCall: () => contacts.some(isLive) && focusOn('end'),
    person: () => ticket !== null && void lookUp('directory.person', ticket.record.requester),
    device() {
      if (ticket === null) return;
      const { asset, affectedUser } = ticket.record;
      const known = asset ?? computersOf(view, affectedUser)[0];
      if (known !== undefined) void lookUp('devices.asset', known);
    },
    find: () => own.setDialog('find'),
    findHere() {
      own.setPage('tools');
      focusOn('find');
    },
    queue: () => own.setWide(!own.isWide),
    floor: () => own.setPage(own.page === 'floor' ? 'queue' : 'floor'),
    help: () => own.setDialog('keys'),
  };
}
