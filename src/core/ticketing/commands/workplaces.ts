import { z } from '../../contracts/zod.ts';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { actOn } from '../handlers/acts.ts';
import { done, refuse } from '../handlers/change.ts';
import { contextOf } from '../handlers/record-context.ts';
import { changedTicket, findTicket, withState, withTicket } from '../model/changed.ts';
import { actOn as enter } from '../record/transitions.ts';
import { isComputer } from '../world/devices.ts';
import { WORKPLACE_PARTS } from '../world/workplaces.ts';
import { findDevice } from '../world/world.ts';
import type { CommandRows } from './command-row.ts';
import { id } from './fields.ts';

/** Parts come with the morning's post. */
const DELIVERED_AT = 8 * SECONDS_PER_HOUR + 30 * SECONDS_PER_MINUTE;

/** What is ordered for somebody's desk. */
export const WORKPLACES: CommandRows<'order-part'> = {
  'order-part': {
    fields: { ticket: id, asset: id, part: z.enum(WORKPLACE_PARTS) },
    identity: null,
    handle(state, { ticket: number, asset, part }) {
      const ticket = findTicket(state, number);
      const device = findDevice(state.world, asset);
      if (ticket === null) return refuse('no-such-ticket', number);
      if (device === null || !isComputer(device)) return refuse('no-such-record', asset);
      // One order for a ticket, with its digits: the reference under which the desk asks for it.
      const reference = number.replace(/^\D+/, 'ORD-');
      const link = { kind: 'link', link: { kind: 'order', number: reference } } as const;
      const linked = enter(ticket.record, link, contextOf(state));
      if (!linked.ok) return refuse(linked.error, number);
      const noted = withTicket(state, changedTicket(ticket, { record: linked.value }));
      const ordered = actOn(noted, `order-${part}`, asset, [{ do: 'order-part', asset, part }]);
      if (!ordered.ok) return ordered;
      const tomorrow = (Math.floor(state.now / SECONDS_PER_DAY) + 1) * SECONDS_PER_DAY + DELIVERED_AT;
      const delivery = {
        at: tomorrow,
        ticket: number,
        what: { kind: 'effects' as const, effects: [{ do: 'deliver-part' as const, asset, part }] },
      };
      const { state: next } = ordered.value;
      return done(withState(next, { scheduled: [...next.scheduled, delivery] }), {
        kind: 'part-ordered',
        ticket: number,
        reference,
      });
    },
  },
};
