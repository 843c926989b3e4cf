import { discard, orderPart, returnSpare, takeSpare } from '../handlers/stock.ts';
import { binBreaches } from '../safety/safety-acts.ts';
import { NOT_NEAR_FIRE } from '../safety/safety-class.ts';
import { type CommandRows, touchesNothing } from './command-row.ts';
import { id } from './field-schemas.ts';

export const STOCKING: CommandRows<'take-spare' | 'return-spare' | 'order-part' | 'discard'> = {
  'take-spare': {
    fields: { spare: id },
    touches: touchesNothing,
    seconds: 60,
    isReading: false,
    safety: NOT_NEAR_FIRE,
    sentence: 'take-spare',
    handle: (state, { spare }) => takeSpare(state, spare),
  },
  'return-spare': {
    fields: { part: id },
    touches: ({ part }) => [part],
    seconds: 30,
    isReading: false,
    safety: NOT_NEAR_FIRE,
    sentence: 'return-spare',
    handle: (state, { part }) => returnSpare(state, part),
  },
  'order-part': {
    fields: { sku: id },
    touches: touchesNothing,
    seconds: 30,
    isReading: false,
    safety: NOT_NEAR_FIRE,
    sentence: 'order-part',
    handle: (state, { sku }) => orderPart(state, sku),
  },
  discard: {
    fields: { part: id, bin: id },
    touches: ({ part }) => [part],
    seconds: 30,
    isReading: false,
    safety: { ...NOT_NEAR_FIRE, breaches: binBreaches },
    sentence: 'discard',
    handle: (state, { part, bin }) => discard(state, part, bin),
  },
};
