import { z } from '../../contracts/zod.ts';
import {
  askCustomer,
  askHint,
  closeJob,
  escalate,
  openManual,
  readAsset,
  stateTheory,
  writeNote,
} from '../handlers/desk.ts';
import { LONGEST_WORDS } from '../model/vocabulary.ts';
import { closingBreaches } from '../safety/safety-acts.ts';
import { HARMLESS, NOT_NEAR_FIRE } from '../safety/safety-class.ts';
import { type CommandRows, touchesNothing } from './command-row.ts';
import { id } from './field-schemas.ts';
import { SECONDS } from './seconds.ts';

/** A field of the note. It may be empty: that fails its check but does not prevent closing the job. */
const line = z.string().max(64);
/** Ids of notebook entries that a note refers to. */
const ids = z.array(id).max(20);

type Kind =
  | 'ask-customer'
  | 'read-asset'
  | 'open-manual'
  | 'state-theory'
  | 'write-note'
  | 'escalate'
  | 'ask-hint'
  | 'close-job';

/** Questions, records and notes: commands that do not touch the machine. */
export const OFFICE: CommandRows<Kind> = {
  'ask-customer': {
    fields: { question: id },
    touches: touchesNothing,
    seconds: SECONDS.question,
    isReading: false,
    safety: HARMLESS,
    sentence: 'ask-customer',
    handle: (state, { question }) => askCustomer(state, question),
  },
  'read-asset': {
    fields: {},
    touches: touchesNothing,
    seconds: SECONDS.assetRecord,
    isReading: false,
    safety: HARMLESS,
    sentence: 'read-asset',
    handle: readAsset,
  },
  'open-manual': {
    fields: { section: id },
    touches: touchesNothing,
    seconds: 30,
    isReading: false,
    safety: HARMLESS,
    sentence: 'open-manual',
    handle: (state, { section }) => openManual(state, section),
  },
  'state-theory': {
    fields: { hypothesis: id, confidence: z.int().min(0).max(100) },
    touches: touchesNothing,
    seconds: 15,
    isReading: false,
    safety: HARMLESS,
    sentence: 'state-theory',
    handle: (state, { hypothesis, confidence }) => stateTheory(state, hypothesis, confidence),
  },
  'write-note': {
    fields: {
      symptom: line,
      cause: line,
      evidence: ids,
      action: line,
      part: id.nullable(),
      verification: ids,
      prevention: line,
      words: z.string().max(LONGEST_WORDS).exactOptional(),
    },
    touches: touchesNothing,
    seconds: 60,
    isReading: false,
    safety: NOT_NEAR_FIRE,
    sentence: 'write-note',
    handle: writeNote,
  },
  escalate: {
    fields: { to: id },
    touches: touchesNothing,
    seconds: 60,
    isReading: false,
    safety: NOT_NEAR_FIRE,
    sentence: 'escalate',
    handle: (state, { to }) => escalate(state, to),
  },
  'ask-hint': {
    fields: {},
    touches: touchesNothing,
    seconds: 5,
    isReading: false,
    safety: HARMLESS,
    sentence: 'ask-hint',
    handle: askHint,
  },
  'close-job': {
    fields: {},
    touches: touchesNothing,
    seconds: 15,
    isReading: false,
    safety: { ...NOT_NEAR_FIRE, breaches: closingBreaches },
    sentence: 'close-job',
    handle: closeJob,
  },
};
