import { z } from '../../contracts/zod.ts';
import { BOOT_STICK } from '../behaviour/boot-stick.ts';
import { probe, setMeter } from '../handlers/instruments.ts';
import { applyTool } from '../handlers/tools.ts';
import { holderOfPin } from '../machines/pin-name.ts';
import { METER_FUNCTIONS, TOOLS } from '../model/vocabulary.ts';
import { isMainsPoint } from '../safety/mains-side.ts';
import { meterBreaches, toolBreaches } from '../safety/safety-acts.ts';
import { NOT_NEAR_FIRE } from '../safety/safety-class.ts';
import { type CommandRows, touchesNothing, touchesTarget } from './command-row.ts';
import { id } from './field-schemas.ts';
import { SECONDS, TOOL_SECONDS } from './seconds.ts';

export const MEASURING: CommandRows<'set-meter' | 'probe' | 'use-tool'> = {
  'set-meter': {
    fields: { function: z.enum(METER_FUNCTIONS), range: z.number().min(0).max(100_000) },
    touches: touchesNothing,
    // Turning the knob is included in the time of a reading (2.5).
    seconds: 0,
    isReading: false,
    safety: NOT_NEAR_FIRE,
    sentence: 'set-meter',
    handle: (state, command) => setMeter(state, command.function, command.range),
  },
  probe: {
    fields: { black: id, red: id },
    touches: ({ black, red }) => [holderOfPin(black), holderOfPin(red)],
    seconds: SECONDS.reading,
    isReading: false,
    safety: {
      ...NOT_NEAR_FIRE,
      meetsMains: ({ model }, { black, red }) => [black, red].some((point) => isMainsPoint(model, point)),
      breaches: meterBreaches,
    },
    sentence: 'probe',
    handle: (state, { black, red }) => probe(state, black, red),
  },
  'use-tool': {
    fields: { tool: z.enum(TOOLS), target: id },
    touches: touchesTarget,
    seconds: ({ tool }) => TOOL_SECONDS[tool],
    isReading: false,
    safety: {
      ...NOT_NEAR_FIRE,
      startsMachine: ({ tool }) => tool === 'screwdriver-short',
      breaches: toolBreaches,
    },
    sentence: ({ tool, target }, { connectors }) => {
      if (tool !== BOOT_STICK) return 'use-tool';
      return connectors[target]?.holds === BOOT_STICK ? 'stick-out' : 'stick-in';
    },
    handle: (state, { tool, target }) => applyTool(state, tool, target),
  },
};
