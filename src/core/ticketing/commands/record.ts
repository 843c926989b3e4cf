import { z } from '../../contracts/zod.ts';
import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { HOLD_REASONS } from '../clocks/hold-reasons.ts';
import {
  cancel,
  classify,
  escalate,
  holdTicket,
  note,
  openTicket,
  reply,
  resolve,
  resolveSilent,
  setAffectedUser,
  setAsset,
  startWork,
  take,
} from '../handlers/recording.ts';
import { linkEarlier, openProblem, raiseChange, relate } from '../handlers/relating.ts';
import {
  CANCEL_REASONS,
  CATEGORIES,
  type Category,
  RESOLUTION_CODES,
  RESOLVER_GROUPS,
  type Subcategory,
} from '../record/vocabulary.ts';
import type { CommandRows } from './command-row.ts';
import { evidence, id, level, replyParts, seconds, words } from './fields.ts';

/** Lengths of ticket-desk.md 3.6; what it leaves out is as long as a look-up. */
const REPLY = 3 * SECONDS_PER_MINUTE;
const ESCALATION = 4 * SECONDS_PER_MINUTE;
const RESOLUTION = 2 * SECONDS_PER_MINUTE;
const NOTE = SECONDS_PER_MINUTE;
const FIELDS = 30;
const CLICK = 5;
const PROBLEM = 3 * SECONDS_PER_MINUTE;

const category = z.enum(Object.keys(CATEGORIES) as [Category, ...Category[]]);
const subcategory = z.enum(Object.values(CATEGORIES).flat() as unknown as [Subcategory, ...Subcategory[]]);

/** What is done with the record of a ticket. */
export const RECORD: CommandRows<
  | 'open-ticket'
  | 'classify'
  | 'set-affected-user'
  | 'set-asset'
  | 'take'
  | 'start-work'
  | 'hold-ticket'
  | 'reply'
  | 'note'
  | 'escalate'
  | 'resolve'
  | 'resolve-silent'
  | 'cancel'
  | 'merge'
  | 'make-child'
  | 'link-earlier'
  | 'open-problem'
  | 'raise-change'
> = {
  'open-ticket': { fields: { ticket: id }, seconds: CLICK, identity: null, handle: openTicket },
  classify: {
    fields: { ticket: id, category, subcategory, impact: level, urgency: level, isSecurityCase: z.boolean() },
    seconds: FIELDS,
    identity: null,
    handle: classify,
  },
  'set-affected-user': {
    fields: { ticket: id, person: id },
    seconds: FIELDS,
    identity: null,
    handle: setAffectedUser,
  },
  'set-asset': { fields: { ticket: id, asset: id }, seconds: FIELDS, identity: null, handle: setAsset },
  take: { fields: { ticket: id }, seconds: CLICK, identity: null, handle: take },
  'start-work': { fields: { ticket: id }, seconds: CLICK, identity: null, handle: startWork },
  'hold-ticket': {
    fields: {
      ticket: id,
      reason: z.enum(HOLD_REASONS),
      seconds,
      reference: z.string().min(1).max(40).exactOptional(),
    },
    seconds: FIELDS,
    identity: null,
    handle: holdTicket,
  },
  reply: { fields: { ticket: id, parts: replyParts }, seconds: REPLY, identity: null, handle: reply },
  note: {
    fields: { ticket: id, evidence, words: words.exactOptional() },
    seconds: NOTE,
    identity: null,
    handle: note,
  },
  escalate: {
    fields: { ticket: id, group: z.enum(RESOLVER_GROUPS), evidence, words: words.exactOptional() },
    seconds: ESCALATION,
    identity: null,
    handle: escalate,
  },
  resolve: {
    fields: {
      ticket: id,
      code: z.enum(RESOLUTION_CODES),
      cause: id,
      evidence,
      words: words.exactOptional(),
    },
    seconds: RESOLUTION,
    identity: null,
    handle: resolve,
  },
  'resolve-silent': { fields: { ticket: id }, seconds: RESOLUTION, identity: null, handle: resolveSilent },
  cancel: {
    fields: { ticket: id, reason: z.enum(CANCEL_REASONS) },
    seconds: FIELDS,
    identity: null,
    handle: cancel,
  },
  merge: { fields: { ticket: id, into: id }, seconds: FIELDS, identity: null, handle: relate },
  'link-earlier': {
    fields: { ticket: id, earlier: id },
    seconds: FIELDS,
    identity: null,
    handle: linkEarlier,
  },
  'open-problem': { fields: { ticket: id }, seconds: PROBLEM, identity: null, handle: openProblem },
  'raise-change': { fields: { ticket: id }, seconds: PROBLEM, identity: null, handle: raiseChange },
  'make-child': { fields: { ticket: id, into: id }, seconds: FIELDS, identity: null, handle: relate },
};
