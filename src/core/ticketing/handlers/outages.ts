import { findTicket, withState } from '../model/changed.ts';
import type { CommandOf } from '../model/commands.ts';
import type { DeskState } from '../model/state.ts';
import { mendedCircuits, siteLink } from '../world/site-links.ts';
import { actOn } from './acts.ts';
import { done, type Outcome, refuse } from './change.ts';

/** Calls the major incident manager: from then on the outage is led, and this ticket is its record. */
export function declareMajor(
  state: DeskState,
  { kind, ticket, building }: CommandOf<'declare-major'>,
): Outcome {
  if (findTicket(state, ticket) === null) return refuse('no-such-ticket', ticket);
  return actOn(state, kind, building, [{ do: kind, building, ticket }]);
}

/** Says on the status page what everybody at a site wants to know: who reads it need not call. */
export function postNotice(
  state: DeskState,
  { kind, building, message, until }: CommandOf<'post-notice'>,
): Outcome {
  const notice = {
    at: state.now,
    building,
    message,
    until: until === undefined ? null : state.now + until,
  };
  return actOn(state, kind, building, [{ do: kind, notice }]);
}

/** Reports a line to its provider. A line that is broken is mended after a while; where none is, the provider says so. */
export function openVendorCase(
  state: DeskState,
  { kind, ticket: number, building }: CommandOf<'open-vendor-case'>,
): Outcome {
  const ticket = findTicket(state, number);
  if (ticket === null) return refuse('no-such-ticket', number);
  const reference = number.replace(/^\D+/, 'VND-');
  const opened = actOn(state, kind, building, [{ do: kind, building, reference }]);
  if (!opened.ok) return opened;
  const { world, now, scheduled } = opened.value.state;
  const { vendorCase, repairSeconds } = siteLink(world, building);
  if (vendorCase?.answer !== 'fault-confirmed') return opened;
  const what = {
    kind: 'effects' as const,
    effects: [
      { do: 'change-site' as const, building, change: { circuits: mendedCircuits(world, building) } },
    ],
  };
  return done(
    withState(opened.value.state, {
      scheduled: [...scheduled, { at: now + repairSeconds, ticket: number, what }],
    }),
    ...opened.value.events,
  );
}
