import { done } from '../handlers/change.ts';
import { startClocks, stopClocks } from '../handlers/clock-stop.ts';
import { secondsUntilEvent } from '../shift/next-event.ts';
import type { CommandRows } from './command-row.ts';
import { seconds } from './fields.ts';

/** Letting time pass, and stopping it. */
export const TIME: CommandRows<'wait' | 'wait-for-event' | 'stop-clocks' | 'start-clocks'> = {
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
  'stop-clocks': { fields: {}, identity: null, handle: stopClocks },
  'start-clocks': { fields: {}, identity: null, handle: startClocks },
};
