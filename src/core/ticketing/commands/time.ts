import { done } from '../handlers/change.ts';
import { secondsUntilEvent } from '../shift/next-event.ts';
import type { CommandRows } from './command-row.ts';
import { seconds } from './fields.ts';

/** Letting time pass. */
export const TIME: CommandRows<'wait' | 'wait-for-event'> = {
  wait: {
    fields: { seconds },
    seconds: (command) => command.seconds,
    identity: null,
    handle: (state) => done(state),
  },
  'wait-for-event': {
    fields: {},
    seconds: (_, state) => secondsUntilEvent(state),
    identity: null,
    handle: (state) => done(state),
  },
};
