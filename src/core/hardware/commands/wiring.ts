import { z } from '../../contracts/zod.ts';
import { forceCable, plugCable, unplugCable } from '../handlers/cables.ts';
import { isMainsLead } from '../safety/mains-side.ts';
import { forcedBreaches } from '../safety/safety-acts.ts';
import { HARMLESS, NOT_NEAR_FIRE } from '../safety/safety-class.ts';
import { type CommandRows, touchesTarget } from './command-row.ts';
import { id, target } from './field-schemas.ts';
import { SECONDS } from './seconds.ts';

export const WIRING: CommandRows<'plug-cable' | 'unplug-cable' | 'force-cable'> = {
  'plug-cable': {
    fields: {
      target: id,
      connector: id.exactOptional(),
      half: z.literal(true).exactOptional(),
    },
    touches: (command) =>
      command.connector === undefined ? [command.target] : [command.target, command.connector],
    seconds: SECONDS.cable,
    isReading: false,
    safety: {
      ...NOT_NEAR_FIRE,
      handles: 'cable',
      meetsMains: ({ model }, command) => isMainsLead(model, command.target),
    },
    sentence: ({ connector, half }) =>
      half === true ? 'plug-half' : connector === undefined ? 'plug-cable' : 'plug-into',
    handle: (state, { target, connector, half }) => plugCable(state, target, connector, half === true),
  },
  'unplug-cable': {
    fields: target,
    touches: touchesTarget,
    seconds: SECONDS.cable,
    isReading: false,
    safety: { ...HARMLESS, handles: 'cable' },
    sentence: 'unplug-cable',
    handle: (state, command) => unplugCable(state, command.target),
  },
  'force-cable': {
    fields: { target: id, connector: id },
    touches: (command) => [command.target, command.connector],
    seconds: SECONDS.cable,
    isReading: false,
    safety: { ...NOT_NEAR_FIRE, handles: 'cable', breaches: forcedBreaches },
    sentence: 'force-cable',
    handle: (state, { target, connector }) => forceCable(state, target, connector),
  },
};
