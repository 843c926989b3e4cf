import { z } from '../../contracts/zod.ts';
import { joinCalls, leaveVoicemail, promiseCallback, transferCall } from '../handlers/calling.ts';
import { answerCall, dial, endCall, holdCall, resumeCall, say, sayWords } from '../handlers/phoning.ts';
import { checkBadge, checkPhotoId, sendPush, startVideo } from '../handlers/proving.ts';
import { RESOLVER_GROUPS } from '../record/vocabulary.ts';
import type { CommandRows } from './command-row.ts';
import { evidence, id, language, seconds, words } from './fields.ts';

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
  'answer-call': { fields: { contact: id }, identity: null, handle: answerCall },
  'hold-call': { fields: { contact: id }, identity: null, handle: holdCall },
  'resume-call': { fields: { contact: id }, identity: null, handle: resumeCall },
  'end-call': { fields: { contact: id }, identity: null, handle: endCall },
  'promise-callback': {
    fields: { contact: id, seconds },
    identity: null,
    handle: promiseCallback,
  },
  'leave-voicemail': { fields: { contact: id }, identity: null, handle: leaveVoicemail },
  'join-calls': { fields: { contact: id, held: id }, identity: null, handle: joinCalls },
  'transfer-call': {
    fields: { contact: id, group: z.enum(RESOLVER_GROUPS), evidence, words: words.exactOptional() },
    identity: null,
    handle: transferCall,
  },
  dial: { fields: { ticket: id, number: id }, identity: null, handle: dial },
  say: {
    fields: { contact: id, intents: z.array(id).min(1).max(6) },
    identity: null,
    handle: say,
  },
  'say-words': {
    fields: { contact: id, words, language },
    identity: null,
    handle: sayWords,
  },
  'send-push': { fields: { contact: id }, identity: null, handle: sendPush },
  'start-video': { fields: { contact: id }, identity: null, handle: startVideo },
  'check-badge': { fields: { contact: id }, identity: null, handle: checkBadge },
  'check-photo-id': { fields: { contact: id }, identity: null, handle: checkPhotoId },
};
