import { z } from '../../contracts/zod.ts';
import { joinCalls, leaveVoicemail, promiseCallback, transferCall } from '../handlers/calling.ts';
import { answerCall, dial, endCall, holdCall, resumeCall, say, sayWords } from '../handlers/phoning.ts';
import { checkBadge, checkPhotoId, sendPush, startVideo } from '../handlers/proving.ts';
import { RESOLVER_GROUPS } from '../record/vocabulary.ts';
import type { CommandRows } from './command-row.ts';
import { evidence, id, language, seconds, words } from './fields.ts';

/** A sentence and its answer. */
const SENTENCE = 30;
const PICK_UP = 5;
const DIAL = 30;
const PROOF = 60;
/** A hand-over in few words, while the caller waits. */
const TRANSFER = 120;

/** Talking with people, and finding out who they are. */
export const PEOPLE: CommandRows<
  | 'answer-call'
  | 'hold-call'
  | 'resume-call'
  | 'end-call'
  | 'promise-callback'
  | 'leave-voicemail'
  | 'join-calls'
  | 'transfer-call'
  | 'dial'
  | 'say'
  | 'say-words'
  | 'send-push'
  | 'start-video'
  | 'check-badge'
  | 'check-photo-id'
> = {
  'answer-call': { fields: { contact: id }, seconds: PICK_UP, identity: null, handle: answerCall },
  'hold-call': { fields: { contact: id }, seconds: PICK_UP, identity: null, handle: holdCall },
  'resume-call': { fields: { contact: id }, seconds: PICK_UP, identity: null, handle: resumeCall },
  'end-call': { fields: { contact: id }, seconds: PICK_UP, identity: null, handle: endCall },
  'promise-callback': {
    fields: { contact: id, seconds },
    seconds: SENTENCE,
    identity: null,
    handle: promiseCallback,
  },
  'leave-voicemail': { fields: { contact: id }, seconds: SENTENCE, identity: null, handle: leaveVoicemail },
  'join-calls': { fields: { contact: id, held: id }, seconds: PICK_UP, identity: null, handle: joinCalls },
  'transfer-call': {
    fields: { contact: id, group: z.enum(RESOLVER_GROUPS), evidence, words: words.exactOptional() },
    seconds: TRANSFER,
    identity: null,
    handle: transferCall,
  },
  dial: { fields: { ticket: id, number: id }, seconds: DIAL, identity: null, handle: dial },
  say: {
    fields: { contact: id, intents: z.array(id).min(1).max(6) },
    seconds: SENTENCE,
    identity: null,
    handle: say,
  },
  'say-words': {
    fields: { contact: id, words, language },
    seconds: SENTENCE,
    identity: null,
    handle: sayWords,
  },
  'send-push': { fields: { contact: id }, seconds: PROOF, identity: null, handle: sendPush },
  'start-video': { fields: { contact: id }, seconds: PROOF, identity: null, handle: startVideo },
  'check-badge': { fields: { contact: id }, seconds: PROOF, identity: null, handle: checkBadge },
  'check-photo-id': { fields: { contact: id }, seconds: PROOF, identity: null, handle: checkPhotoId },
};
