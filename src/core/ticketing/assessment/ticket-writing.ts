import type { Check } from '../../assessment/run-record.ts';
import type { DeskCommand } from '../model/commands.ts';
import type { FollowedStep } from '../model/followed-step.ts';
import type { ReplyPart } from '../model/reply.ts';
import { DESK_INTENTS } from '../talk/desk-intents.ts';
import { checkReply, type ReplyCheck, type ReplyCheckId } from '../talk/reply-checks.ts';
import { TALK_LANGUAGES, type TalkLanguage } from '../talk/talk.ts';

/** What was written in a ticket: how its public replies read, and whether a secret stands in any field of it. */
export interface TicketWriting {
  /** Empty for a ticket without a public reply. */
  readonly checks: readonly Check[];
  readonly holdsSecret: boolean;
}

type Reply = readonly ReplyPart[];

const SIMPLE: readonly string[] = DESK_INTENTS.filter(
  ({ kind }) => kind === 'courtesy' || kind === 'lapse',
).map(({ id }) => id);

/** The core has no texts of what the person wrote: only words that everybody knows are plain. */
function checked(words: string, language: TalkLanguage): readonly ReplyCheck[] {
  return checkReply(words, { language, secrets: [], personWrote: '' });
}

/** The checks of the typed words of a reply; none for one of buttons alone, whose sentences are the desk's own. */
function checksOf(reply: Reply): readonly ReplyCheck[] {
  const typed = reply.filter((part) => part.kind === 'words');
  const [first] = typed;
  return first === undefined ? [] : checked(typed.map(({ words }) => words).join('\n'), first.language);
}

/** Whether some reply has it, in words or by a button. */
function isWritten(
  replies: readonly Reply[],
  id: ReplyCheckId,
  asPart: (part: ReplyPart) => boolean,
): boolean {
  return replies.some(
    (reply) => reply.some(asPart) || checksOf(reply).some((check) => check.id === id && check.met),
  );
}

/** Whether no reply goes against it. */
function isKept(replies: readonly Reply[], id: ReplyCheckId): boolean {
  return replies.every((reply) => checksOf(reply).every((check) => check.id !== id || check.met));
}

/** Words of any field of a ticket that others read. */
function wordsOf(command: DeskCommand): readonly string[] {
  if (command.kind === 'reply')
    return command.parts.flatMap((part) => (part.kind === 'words' ? [part.words] : []));
  const isField = command.kind === 'note' || command.kind === 'escalate' || command.kind === 'resolve';
  return isField && command.words !== undefined ? [command.words] : [];
}

function isSecret(words: string): boolean {
  return TALK_LANGUAGES.some((language) =>
    checked(words, language).some(({ id, met }) => id === 'no-secret' && !met),
  );
}

/** Reads what the learner wrote in a ticket. Secrets are looked for in internal fields too: many people read a ticket. */
export function ticketWriting(steps: readonly FollowedStep[], number: string): TicketWriting {
  const commands = steps
    .map(({ command }) => command)
    .filter((command) => 'ticket' in command && command.ticket === number);
  const replies = commands.flatMap((command) => (command.kind === 'reply' ? [command.parts] : []));
  // As the screen tells it while it is written: when the desk gets back is a next step.
  const saysNext = (part: ReplyPart): boolean =>
    part.kind === 'promise' || (part.kind === 'intent' && !SIMPLE.includes(part.intent));
  return {
    checks:
      replies.length === 0
        ? []
        : [
            { id: 'reply-next-step', met: isWritten(replies, 'next-step', saysNext) },
            {
              id: 'reply-promised-time',
              met: isWritten(replies, 'promised-time', ({ kind }) => kind === 'promise'),
            },
            { id: 'reply-plain-words', met: isKept(replies, 'plain-words') },
            { id: 'reply-no-blame', met: isKept(replies, 'no-blame') },
            { id: 'reply-readable', met: isKept(replies, 'readable') },
          ],
    holdsSecret: commands.some((command) => wordsOf(command).some(isSecret)),
  };
}
