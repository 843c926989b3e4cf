import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { worksAtDesk } from '../../ticketing/scenarios/cast.ts';
import { say } from './acts.ts';
import { castOf, type DeskTutorial, deskAt, linesOf } from './desk-tutorial.ts';
import { pointAt, pointAtNothing } from './places.ts';
import { found, neverSaid, promised, said, talking } from './wants.ts';

const ID = 'T31';
const ANGRY = 'SD-4101';
const LOST = 'SD-4102';
const HURRIED = 'SD-4103';
const LAPSES = ['blame', 'jargon', 'ask-password'] as const;
const { angry, lost, hurried } = castOf({ angry: worksAtDesk, lost: worksAtDesk, hurried: worksAtDesk });

const ofAngry = linesOf(ID, 'angry');
const ofLost = linesOf(ID, 'lost');
const ofHurried = linesOf(ID, 'hurried');
const RESTARTED = 'lost.restart';

/** Three people who are hard to help, each in their own way: angry, lost, in a hurry. */
export const T31: DeskTutorial = {
  id: ID,
  start: () =>
    deskAt(ID, {
      tickets: [
        {
          number: ANGRY,
          name: 'angry',
          channel: 'phone',
          requester: angry,
          speakers: [
            {
              role: 'requester',
              name: 'angry',
              person: angry,
              persona: { patience: 9, skill: 2, mood: -2 },
              lines: [ofAngry('since-when', 'since', { tells: [{ fact: 'since', outcome: 'monday' }] })],
            },
          ],
        },
        {
          number: LOST,
          name: 'lost',
          channel: 'phone',
          requester: lost,
          after: 30 * SECONDS_PER_MINUTE,
          speakers: [
            {
              role: 'requester',
              name: 'lost',
              person: lost,
              persona: { patience: 9, skill: 0, mood: 0 },
              lines: [
                ofLost('exact-wording', 'wording', { tells: [{ fact: 'wording', outcome: 'updates' }] }),
                ofLost('restart', 'restart'),
                ofLost('try-again', 'works', {
                  when: { said: RESTARTED },
                  tells: [{ fact: 'works', outcome: 'yes' }],
                  mood: 1,
                }),
                ofLost('try-again', 'still', { when: { not: { said: RESTARTED } } }),
              ],
            },
          ],
        },
        {
          number: HURRIED,
          name: 'hurried',
          channel: 'phone',
          requester: hurried,
          after: 60 * SECONDS_PER_MINUTE,
          speakers: [
            {
              role: 'requester',
              name: 'hurried',
              person: hurried,
              persona: { patience: 5, skill: 1, mood: -1 },
              lines: [ofHurried('how-urgent', 'urgent', { tells: [{ fact: 'until', outcome: 'ten' }] })],
            },
          ],
        },
      ],
    }),
  steps: [
    {
      id: 'calm',
      phase: 'watch',
      wants: [talking('answered', ANGRY), said('heard', ANGRY, 'empathy', 'apology')],
      target: pointAt('talk'),
      script: [{ kind: 'answer-call', contact: 'C1' }, say('C1', 'empathy')],
    },
    {
      id: 'promise',
      phase: 'watch',
      wants: [found('since', 'told:since', angry.id), promised('time', ANGRY)],
      target: pointAt('talk'),
      script: [
        say('C1', 'since-when'),
        { kind: 'promise-callback', contact: 'C1', seconds: 4 * SECONDS_PER_HOUR },
        { kind: 'end-call', contact: 'C1' },
      ],
    },
    {
      id: 'lost',
      phase: 'missing',
      wants: [found('wording', 'told:wording', lost.id), neverSaid('plain', LOST, 'jargon')],
      target: pointAt('tools phone'),
      script: [
        { kind: 'wait-for-event' },
        { kind: 'answer-call', contact: 'C2' },
        say('C2', 'greeting', 'exact-wording'),
      ],
    },
    {
      id: 'steps',
      phase: 'missing',
      wants: [said('restart', LOST, 'restart'), found('works', 'told:works', lost.id, 'yes')],
      target: pointAt('talk'),
      script: [say('C2', 'restart'), say('C2', 'try-again'), { kind: 'end-call', contact: 'C2' }],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [
        found('until', 'told:until', hurried.id),
        promised('time', HURRIED),
        neverSaid('polite', HURRIED, ...LAPSES),
      ],
      target: pointAtNothing,
      script: [
        { kind: 'wait-for-event' },
        { kind: 'answer-call', contact: 'C3' },
        say('C3', 'empathy', 'how-urgent'),
        { kind: 'promise-callback', contact: 'C3', seconds: SECONDS_PER_HOUR / 2 },
        { kind: 'end-call', contact: 'C3' },
      ],
    },
  ],
};
