import { z } from '../../contracts/zod.ts';
import { inspect, lookAround } from '../handlers/inspect.ts';
import { listen, sniff } from '../handlers/senses.ts';
import { LOOK_PLACES } from '../model/vocabulary.ts';
import { HARMLESS, NOT_NEAR_FIRE } from '../safety/safety-class.ts';
import { type CommandRows, touchesNothing, touchesTarget } from './command-row.ts';
import { target } from './field-schemas.ts';
import { SECONDS } from './seconds.ts';

export const LOOKING: CommandRows<'inspect' | 'look-around' | 'listen' | 'sniff'> = {
  inspect: {
    fields: target,
    touches: touchesTarget,
    seconds: SECONDS.look,
    isReading: true,
    safety: HARMLESS,
    // While the machine is off, only the customer's recording shows the LEDs.
    sentence: (command, { power }) =>
      command.target === 'debug-leds' && !power.on ? 'inspect-recording' : 'inspect',
    handle: (state, command) => inspect(state, command.target),
  },
  'look-around': {
    fields: { place: z.enum(LOOK_PLACES) },
    // Covered targets at the place are left out instead of refusing the command.
    touches: touchesNothing,
    seconds: 60,
    isReading: true,
    safety: NOT_NEAR_FIRE,
    sentence: 'look-around',
    handle: (state, { place }) => lookAround(state, place),
  },
  listen: {
    fields: {},
    touches: touchesNothing,
    seconds: 30,
    isReading: true,
    safety: HARMLESS,
    sentence: 'listen',
    handle: listen,
  },
  sniff: {
    fields: {},
    touches: touchesNothing,
    seconds: 30,
    isReading: true,
    safety: HARMLESS,
    sentence: 'sniff',
    handle: sniff,
  },
};
