import { z } from '../../contracts/zod.ts';
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
import {
  addReports,
  bookReview,
  linkEarlier,
  openProblem,
  raiseChange,
  relate,
} from '../handlers/relating.ts';
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
  | 'add-reports'
  | 'link-earlier'
  | 'open-problem'
  | 'raise-change'
  | 'book-review'
> = {
  'open-ticket': { fields: { ticket: id }, identity: null, handle: openTicket },
  classify: {
    fields: { ticket: id, category, subcategory, impact: level, urgency: level, isSecurityCase: z.boolean() },
    identity: null,
    handle: classify,
  },
  'set-affected-user': {
    fields: { ticket: id, person: id },
    identity: null,
    handle: setAffectedUser,
  },
  'set-asset': { fields: { ticket: id, asset: id }, identity: null, handle: setAsset },
  take: { fields: { ticket: id }, identity: null, handle: take },
  'start-work': { fields: { ticket: id }, identity: null, handle: startWork },
  'hold-ticket': {
    fields: {
      ticket: id,
      reason: z.enum(HOLD_REASONS),
      seconds,
      reference: z.string().min(1).max(40).exactOptional(),
    },
    identity: null,
    handle: holdTicket,
  },
  reply: { fields: { ticket: id, parts: replyParts }, identity: null, handle: reply },
  note: {
    fields: { ticket: id, evidence, words: words.exactOptional() },
    identity: null,
    handle: note,
  },
  escalate: {
    fields: { ticket: id, group: z.enum(RESOLVER_GROUPS), evidence, words: words.exactOptional() },
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
    identity: null,
    handle: resolve,
  },
  'resolve-silent': { fields: { ticket: id }, identity: null, handle: resolveSilent },
  cancel: {
    fields: { ticket: id, reason: z.enum(CANCEL_REASONS) },
    identity: null,
    handle: cancel,
  },
  merge: { fields: { ticket: id, into: id }, identity: null, handle: relate },
  'link-earlier': {
    fields: { ticket: id, earlier: id },
    identity: null,
    handle: linkEarlier,
  },
  'open-problem': { fields: { ticket: id }, identity: null, handle: openProblem },
  'raise-change': { fields: { ticket: id }, identity: null, handle: raiseChange },
  'book-review': { fields: { ticket: id }, identity: null, handle: bookReview },
  'make-child': { fields: { ticket: id, into: id }, identity: null, handle: relate },
  'add-reports': { fields: { ticket: id, message: id }, identity: null, handle: addReports },
};
