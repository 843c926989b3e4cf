import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { worksFromHome } from '../../ticketing/scenarios/cast.ts';
import type { Person } from '../../ticketing/world/company.ts';
import { begun, say } from './acts.ts';
import { castOf, type DeskTutorial, deskAt, linesOf, ownIntent } from './desk-tutorial.ts';
import { pointAt, pointAtNothing } from './places.ts';
import { did, found, handedOver, neverDid, proven, said, talking } from './wants.ts';

const ID = 'T23';
const GENUINE = 'SD-4101';
const IMPOSTOR = 'SD-4102';
const FOREIGN_NUMBERS = ['202-555-0143', '202-555-0178'] as const;
const { caller, target } = castOf({ caller: worksFromHome, target: worksFromHome });

const didYouAsk = ownIntent(ID, 'did-you-ask', 'question', {
  en: ['did_you|have_you|was_it|was_that call*|ask*|contact*|rang|ring|phoned'],
  es: ['has|eras|fuiste|hiciste llamado|llamaste|pedido|pediste|contactado|llamada'],
});

const asked = (speaker: string, outcome: 'yes' | 'no') =>
  linesOf(ID, speaker)('did-you-ask', outcome, { tells: [{ fact: 'asked', outcome }] });

const look = (person: Person) => ({ kind: 'look', page: 'directory.person', subject: person.id }) as const;

/** Two calls that sound alike: the number on record tells them apart. */
export const T23: DeskTutorial = {
  id: ID,
  start: () =>
    deskAt(ID, {
      tickets: [
        {
          number: GENUINE,
          name: 'genuine',
          channel: 'phone',
          requester: caller,
          from: FOREIGN_NUMBERS[0],
          intents: [didYouAsk],
          speakers: [
            { role: 'on-record', name: 'genuine', person: caller, lines: [asked('genuine', 'yes')] },
            { role: 'requester', name: 'caller', person: caller, lines: [] },
          ],
        },
        {
          number: IMPOSTOR,
          name: 'impostor',
          channel: 'phone',
          requester: target,
          from: FOREIGN_NUMBERS[1],
          after: 45 * SECONDS_PER_MINUTE,
          handOver: { group: 'security', needs: [{ test: 'told:asked', subject: target.id }] },
          intents: [didYouAsk],
          speakers: [
            { role: 'on-record', name: 'surprised', person: target, lines: [asked('surprised', 'no')] },
            { role: 'stranger', name: 'impostor', person: null, lines: [] },
          ],
        },
      ],
    }),
  steps: [
    {
      id: 'listen',
      phase: 'watch',
      wants: [talking('answered', GENUINE)],
      target: pointAt('tools phone'),
      script: [{ kind: 'answer-call', contact: 'C1' }],
    },
    {
      id: 'record',
      phase: 'watch',
      wants: [said('told', GENUINE, 'call-back'), found('record', 'account-state', caller.login)],
      target: pointAt('talk'),
      script: [say('C1', 'call-back'), { kind: 'end-call', contact: 'C1' }, look(caller)],
    },
    {
      id: 'callback',
      phase: 'missing',
      wants: [proven('callback', GENUINE, 'callback-on-record')],
      target: pointAt('tools phone'),
      script: [{ kind: 'dial', ticket: GENUINE, number: caller.phone }],
    },
    {
      id: 'reset',
      phase: 'missing',
      wants: [
        proven('push', GENUINE, 'registered-authenticator'),
        did('reset', 'reset-password', caller.login),
      ],
      target: pointAt('tools phone'),
      script: [
        { kind: 'send-push', contact: 'C2' },
        { kind: 'reset-password', login: caller.login },
        { kind: 'end-call', contact: 'C2' },
      ],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [
        found('asked', 'told:asked', target.id, 'no'),
        neverDid('kept', 'reset-password', target.login),
        handedOver('security', IMPOSTOR, 'security'),
      ],
      target: pointAtNothing,
      script: [
        { kind: 'wait-for-event' },
        { kind: 'answer-call', contact: 'C3' },
        say('C3', 'call-back'),
        { kind: 'end-call', contact: 'C3' },
        { kind: 'dial', ticket: IMPOSTOR, number: target.phone },
        say('C4', 'did-you-ask'),
        { kind: 'end-call', contact: 'C4' },
        ...begun(IMPOSTOR, {
          category: 'security',
          subcategory: 'impersonation',
          impact: 2,
          urgency: 1,
          isSecurityCase: true,
        }),
        { kind: 'escalate', ticket: IMPOSTOR, group: 'security', evidence: [3] },
      ],
    },
  ],
};
