import { z } from '../../contracts/zod.ts';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { actOn } from '../handlers/acts.ts';
import { done, refuse } from '../handlers/change.ts';
import { contextOf } from '../handlers/record-context.ts';
import { changedTicket, findTicket, withState, withTicket } from '../model/changed.ts';
import { actOn as enter } from '../record/transitions.ts';
import { PRINT_SERVER, PRINTER_PARTS } from '../world/printers.ts';
import { findPrinter } from '../world/printing.ts';
import type { CommandRow, CommandRows } from './command-row.ts';
import { id } from './fields.ts';

/** Parts come with the morning's post. */
const DELIVERED_AT = 8 * SECONDS_PER_HOUR + 30 * SECONDS_PER_MINUTE;

type QueueAct = 'clear-queue' | 'resume-queue' | 'require-pin' | 'set-tray-paper';

const onQueue: Omit<CommandRow<{ readonly kind: QueueAct; readonly printer: string }>, never> = {
  fields: { printer: id },
  identity: null,
  handle: (state, { kind, printer }) =>
    findPrinter(state.world, printer) === null
      ? refuse('no-such-record', printer)
      : actOn(state, kind, printer, [{ do: kind, printer }]),
};

const onServer: CommandRow<{ readonly kind: 'stop-spooler' | 'start-spooler' }> = {
  fields: {},
  identity: null,
  handle: (state, { kind }) => actOn(state, kind, PRINT_SERVER, [{ do: kind }]),
};

/** What the desk may do in the print management. */
export const PRINTING: CommandRows<
  QueueAct | 'cancel-job' | 'stop-spooler' | 'start-spooler' | 'order-printer-part'
> = {
  'clear-queue': onQueue,
  'resume-queue': onQueue,
  'require-pin': onQueue,
  'set-tray-paper': onQueue,
  'stop-spooler': onServer,
  'start-spooler': onServer,
  'cancel-job': {
    fields: { printer: id, job: z.int().min(0).max(9_999) },
    identity: null,
    handle(state, { kind, printer, job }) {
      const found = findPrinter(state.world, printer);
      return found === null || found.jobs.every((one) => one.id !== job)
        ? refuse('no-such-record', printer)
        : actOn(state, kind, printer, [{ do: kind, printer, job }]);
    },
  },
  'order-printer-part': {
    fields: { ticket: id, printer: id, part: z.enum(PRINTER_PARTS) },
    identity: null,
    handle(state, { kind, ticket: number, printer, part }) {
      const ticket = findTicket(state, number);
      if (ticket === null) return refuse('no-such-ticket', number);
      if (findPrinter(state.world, printer)?.parts[part] === undefined)
        return refuse('no-such-record', printer);
      // One order for a ticket, with its digits: the reference under which the desk asks for it.
      const reference = number.replace(/^\D+/, 'ORD-');
      const link = { kind: 'link', link: { kind: 'order', number: reference } } as const;
      const linked = enter(ticket.record, link, contextOf(state));
      if (!linked.ok) return refuse(linked.error, number);
      const noted = withTicket(state, changedTicket(ticket, { record: linked.value }));
      const ordered = actOn(noted, `order-${part}`, printer, [{ do: kind, printer, part }]);
      if (!ordered.ok) return ordered;
      const tomorrow = (Math.floor(state.now / SECONDS_PER_DAY) + 1) * SECONDS_PER_DAY + DELIVERED_AT;
      const effects = [{ do: 'deliver-printer-part' as const, printer, part }];
      const delivery = { at: tomorrow, ticket: number, what: { kind: 'effects' as const, effects } };
      const { state: next } = ordered.value;
      return done(withState(next, { scheduled: [...next.scheduled, delivery] }), {
        kind: 'part-ordered',
        ticket: number,
        reference,
      });
    },
  },
};
