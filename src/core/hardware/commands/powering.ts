import { z } from '../../contracts/zod.ts';
import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { isPlugged } from '../behaviour/electrics.ts';
import { pressButton, pressPower, setPsuSwitch, setSwitch } from '../handlers/power.ts';
import { waitFor, waitForEvent } from '../handlers/wait.ts';
import { LONGEST_WAIT_S } from '../model/commands.ts';
import { HARMLESS, NOT_NEAR_FIRE } from '../safety/safety-class.ts';
import { type CommandRows, touchesNothing } from './command-row.ts';
import { id, target } from './field-schemas.ts';
import { SECONDS } from './seconds.ts';

/** Commands on switches and buttons. These are outside the case or on an open board: nothing covers them. */
export const POWERING: CommandRows<
  'set-psu-switch' | 'set-switch' | 'press-power' | 'press-button' | 'wait' | 'wait-for-event'
> = {
  'set-psu-switch': {
    fields: { position: z.enum(['on', 'off']) },
    touches: touchesNothing,
    seconds: SECONDS.supplySwitch,
    isReading: false,
    safety: {
      ...HARMLESS,
      meetsMains: (machine, { position }) => position === 'on' && isPlugged(machine),
    },
    sentence: ({ position }) => (position === 'on' ? 'set-psu-switch-on' : 'set-psu-switch-off'),
    handle: (state, { position }) => setPsuSwitch(state, position),
  },
  'set-switch': {
    fields: { target: id, position: z.enum(['on', 'off', '115', '230']) },
    touches: touchesNothing,
    seconds: 15,
    isReading: false,
    safety: HARMLESS,
    sentence: 'set-switch',
    handle: (state, command) => setSwitch(state, command.target, command.position),
  },
  'press-power': {
    fields: {},
    touches: touchesNothing,
    seconds: SECONDS.powerButton,
    isReading: false,
    safety: { ...HARMLESS, startsMachine: () => true },
    sentence: 'press-power',
    handle: pressPower,
  },
  'press-button': {
    fields: target,
    touches: touchesNothing,
    seconds: 30,
    isReading: false,
    safety: NOT_NEAR_FIRE,
    sentence: 'press-button',
    handle: (state, command) => pressButton(state, command.target),
  },
  wait: {
    fields: { seconds: z.int().min(1).max(LONGEST_WAIT_S) },
    touches: touchesNothing,
    seconds: ({ seconds }) => seconds,
    isReading: false,
    safety: NOT_NEAR_FIRE,
    sentence: ({ seconds }) => (seconds % SECONDS_PER_MINUTE === 0 ? 'wait-minutes' : 'wait'),
    handle: (state, { seconds }) => waitFor(state, seconds),
  },
  'wait-for-event': {
    fields: {},
    touches: touchesNothing,
    // The machine decides how long: `eventSeconds` counts it.
    seconds: 0,
    isReading: false,
    safety: NOT_NEAR_FIRE,
    sentence: 'wait-for-event',
    handle: waitForEvent,
  },
};
