import { SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import { isOrdinary, worksAtDesk } from '../../ticketing/scenarios/cast.ts';
import { SHIFT_BEGINS } from '../../ticketing/shift/fresh-shift.ts';
import { begun, say } from './acts.ts';
import { castOf, type DeskTutorial, deskAt, linesOf, ownIntent } from './desk-tutorial.ts';
import { pointAt, pointAtNothing } from './places.ts';
import { did, found, handedOver, noted, onTicket, proven, said, talking } from './wants.ts';

const ID = 'T29';
const TICKET = 'SD-4101';
const { caller, second, third } = castOf({ caller: worksAtDesk, second: isOrdinary, third: isOrdinary });
const { login } = caller;
const ago = (minutes: number): number => SHIFT_BEGINS - minutes * SECONDS_PER_MINUTE;

const happened = ownIntent(ID, 'what-happened', 'question', {
  en: ['what|did_you|have_you do|did|done|click*|open*|enter*|type*|run|ran'],
  es: ['que|has hecho|hiciste|pulsado|abierto|escrito|ejecutado|clic'],
});
const tells = linesOf(ID, 'caller')('what-happened', 'entered', {
  tells: [{ fact: 'entered', outcome: 'password' }],
});

/** A password in a stranger's hands: what is done in the first fifteen minutes, and what is left to others. */
export const T29: DeskTutorial = {
  id: ID,
  start: () =>
    deskAt(ID, {
      effects: [
        {
          do: 'record-message',
          message: {
            id: 'M4101-1',
            at: ago(32),
            from: 'voicemail@larkfield-messages.example',
            address: null,
            recipients: [login, second.login, third.login],
            subject: 'voicemail',
            sizeMb: 1,
            status: 'delivered',
            sender: 'not-verified',
          },
        },
        {
          do: 'record-sign-in',
          login,
          signIn: {
            at: ago(9),
            app: 'mail',
            from: '203.0.113.112',
            place: 'foreign:unknown',
            result: 'approved',
          },
        },
      ],
      tickets: [
        {
          number: TICKET,
          name: 'entered',
          channel: 'phone',
          requester: caller,
          intents: [happened],
          handOver: { group: 'security', needs: [{ test: 'foreign-sign-ins', subject: login }] },
          speakers: [
            { role: 'on-record', name: 'record', person: caller, lines: [tells] },
            { role: 'requester', name: 'caller', person: caller, lines: [tells] },
          ],
        },
      ],
    }),
  steps: [
    {
      id: 'ask',
      phase: 'watch',
      wants: [talking('answered', TICKET), said('asked', TICKET, 'what-happened')],
      target: pointAt('talk'),
      script: [{ kind: 'answer-call', contact: 'C1' }, say('C1', 'thanks', 'what-happened')],
    },
    {
      id: 'sign-ins',
      phase: 'watch',
      wants: [found('foreign', 'foreign-sign-ins', login)],
      target: pointAt('tools cloud.sign-ins'),
      script: [{ kind: 'look', page: 'cloud.sign-ins', subject: login }],
    },
    {
      id: 'prove',
      phase: 'missing',
      wants: [
        proven('callback', TICKET, 'callback-on-record'),
        proven('push', TICKET, 'registered-authenticator'),
      ],
      target: pointAt('tools phone'),
      script: [
        say('C1', 'call-back'),
        { kind: 'end-call', contact: 'C1' },
        { kind: 'dial', ticket: TICKET, number: caller.phone },
        { kind: 'send-push', contact: 'C2' },
      ],
    },
    {
      id: 'shut',
      phase: 'missing',
      wants: [did('reset', 'reset-password', login), did('sessions', 'end-sessions', login)],
      target: pointAt('tools directory.person'),
      script: [
        { kind: 'reset-password', login },
        { kind: 'end-sessions', login },
        { kind: 'end-call', contact: 'C2' },
      ],
    },
    {
      id: 'others',
      phase: 'missing',
      wants: [found('trace', 'doubtful-mail', login)],
      target: pointAt('tools mail.trace'),
      script: [{ kind: 'look', page: 'mail.trace', subject: login }],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [
        onTicket('case', TICKET, ({ record }) => record.classification?.isSecurityCase === true),
        noted('noted', TICKET, 'foreign-sign-ins'),
        handedOver('security', TICKET, 'security'),
      ],
      target: pointAtNothing,
      script: [
        ...begun(TICKET, {
          category: 'security',
          subcategory: 'compromised-account',
          impact: 2,
          urgency: 1,
          isSecurityCase: true,
        }),
        { kind: 'escalate', ticket: TICKET, group: 'security', evidence: [1, 2] },
      ],
    },
  ],
};
