import { SECONDS_PER_HOUR } from '../../kernel/time.ts';
import type { TicketView } from '../../ticketing/model/view.ts';
import { worksAtDesk } from '../../ticketing/scenarios/cast.ts';
import { reply } from './acts.ts';
import { castOf, type DeskTutorial, deskAt, linesOf } from './desk-tutorial.ts';
import { pointAt, pointAtNothing } from './places.ts';
import { askedInWriting, heardBack, onTicket, opened, promised, repliedSince } from './wants.ts';

const ID = 'T22';
const VAGUE = 'SD-4101';
const ANGRY = 'SD-4102';
const { vague, angry } = castOf({ vague: worksAtDesk, angry: worksAtDesk });

const line = linesOf(ID, 'requester');

const LAPSES = ['{intent:blame}', '{intent:jargon}', '{intent:ask-password}'];

/** Nothing that was written blames, asks for a password, or needs a dictionary. */
function isPolite({ record }: TicketView): boolean {
  const sent = record.timeline.flatMap((entry) => (entry.kind === 'public-reply' ? [entry.text] : []));
  return sent.length > 0 && !sent.some((text) => LAPSES.some((lapse) => text.includes(lapse)));
}

/** A first reply that gets an answer: thanks, one clear question, a time; and the word with which it ends. */
export const T22: DeskTutorial = {
  id: ID,
  start: () =>
    deskAt(ID, {
      tickets: [
        {
          number: VAGUE,
          name: 'vague',
          channel: 'e-mail',
          requester: vague,
          speakers: [{ role: 'requester', person: vague, lines: [line('exact-wording', 'wording')] }],
        },
        { number: ANGRY, name: 'angry', channel: 'e-mail', requester: angry, speakers: [] },
      ],
    }),
  steps: [
    {
      id: 'read',
      phase: 'watch',
      wants: [opened('opened', VAGUE)],
      target: pointAt('queue'),
      script: [{ kind: 'open-ticket', ticket: VAGUE }],
    },
    {
      id: 'ask',
      phase: 'watch',
      wants: [askedInWriting('question', VAGUE), promised('time', VAGUE)],
      target: pointAt('talk'),
      script: [reply(VAGUE, ['greeting', 'exact-wording'], SECONDS_PER_HOUR)],
    },
    {
      id: 'answer',
      phase: 'missing',
      wants: [heardBack('heard', VAGUE), repliedSince('replied', VAGUE)],
      target: pointAt('talk'),
      script: [{ kind: 'wait-for-event' }, reply(VAGUE, ['thanks'], 2 * SECONDS_PER_HOUR)],
    },
    {
      id: 'back',
      phase: 'missing',
      wants: [
        onTicket('back', VAGUE, ({ record }) =>
          record.timeline.some((entry) => entry.kind === 'public-reply' && entry.offersReopening),
        ),
      ],
      target: pointAt('talk'),
      script: [reply(VAGUE, ['anything-else', 'goodbye'], 24 * SECONDS_PER_HOUR)],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [
        askedInWriting('question', ANGRY),
        promised('time', ANGRY),
        onTicket('polite', ANGRY, isPolite),
      ],
      target: pointAtNothing,
      script: [
        { kind: 'open-ticket', ticket: ANGRY },
        reply(ANGRY, ['greeting', 'apology', 'what-changed'], SECONDS_PER_HOUR),
      ],
    },
  ],
};
