import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../kernel/time.ts';
import type { DeskCommand } from '../../ticketing/model/commands.ts';
import { isOrdinary, worksAtDesk } from '../../ticketing/scenarios/cast.ts';
import { SHIFT_BEGINS } from '../../ticketing/shift/fresh-shift.ts';
import { ordinaryAccount, WRONG_TRIES_TO_LOCK } from '../../ticketing/world/accounts.ts';
import type { WorldEffect } from '../../ticketing/world/effects.ts';
import { begun, say } from './acts.ts';
import { castOf, type DeskTutorial, deskAt, deviceOf, linesOf, ownIntent } from './desk-tutorial.ts';
import { pointAt, pointAtNothing } from './places.ts';
import { did, found, handedOver, neverDid, proven, said } from './wants.ts';

const ID = 'T24';
const LOCKED = 'SD-4101';
const EXPIRED = 'SD-4102';
const DISABLED = 'SD-4103';

const { locked, expired, asks, disabled } = castOf({
  locked: worksAtDesk,
  expired: worksAtDesk,
  asks: isOrdinary,
  disabled: isOrdinary,
});

/** Five wrong passwords at their own computer, a few minutes ago. */
function lockedOut(): readonly WorldEffect[] {
  const at = SHIFT_BEGINS - 4 * SECONDS_PER_MINUTE;
  const { login } = locked;
  const caller = deviceOf(locked).host;
  const account = { ...ordinaryAccount(locked), lockedAt: at, wrongTries: WRONG_TRIES_TO_LOCK };
  return [
    { do: 'put-account', account },
    ...[4, 3, 2, 1, 0].map(
      (before): WorldEffect => ({
        do: 'record-directory-event',
        event: { at: at - before * SECONDS_PER_MINUTE, event: 4771, login, caller },
      }),
    ),
    { do: 'record-directory-event', event: { at, event: 4740, login, caller } },
  ];
}

const person = (id: string): DeskCommand => ({ kind: 'look', page: 'directory.person', subject: id });

/** "I cannot sign in" is three different things: each has its own page, and its own way out. */
export const T24: DeskTutorial = {
  id: ID,
  start: () =>
    deskAt(ID, {
      effects: [
        ...lockedOut(),
        {
          do: 'put-account',
          account: {
            ...ordinaryAccount(expired),
            passwordExpiresAt: SHIFT_BEGINS - SECONDS_PER_HOUR,
            hasSelfService: true,
          },
        },
        { do: 'put-account', account: { ...ordinaryAccount(disabled), isEnabled: false } },
      ],
      tickets: [
        {
          number: LOCKED,
          name: 'locked',
          channel: 'walk-up',
          requester: locked,
          speakers: [{ role: 'requester', name: 'locked', person: locked, lines: [] }],
        },
        {
          number: EXPIRED,
          name: 'expired',
          channel: 'walk-up',
          requester: expired,
          intents: [
            ownIntent(ID, 'self-service', 'request', {
              en: ['self_service|reset_page|password_page|portal|yourself'],
              es: ['autoservicio|portal|pagina|tu_mismo|tu_misma'],
            }),
          ],
          speakers: [
            {
              role: 'requester',
              name: 'expired',
              person: expired,
              lines: [
                linesOf(ID, 'expired')('self-service', 'self-service', {
                  effects: [{ do: 'set-password', login: expired.login, mustChange: false }],
                }),
              ],
            },
          ],
        },
        {
          number: DISABLED,
          name: 'disabled',
          channel: 'portal',
          requester: asks,
          values: { colleagueName: `${disabled.given} ${disabled.family}` },
          handOver: { group: 'identity', needs: [{ test: 'account-state', subject: disabled.login }] },
          speakers: [],
        },
      ],
    }),
  steps: [
    {
      id: 'locked',
      phase: 'watch',
      wants: [found('state', 'account-state', locked.login), found('source', 'lock-source', locked.login)],
      target: pointAt('tools directory.person'),
      script: [
        { kind: 'open-ticket', ticket: LOCKED },
        { kind: 'answer-call', contact: 'C1' },
        person(locked.id),
        { kind: 'look', page: 'lockouts.account', subject: locked.login },
      ],
    },
    {
      id: 'unlock',
      phase: 'watch',
      wants: [proven('badge', LOCKED, 'badge-in-person'), did('unlocked', 'unlock-account', locked.login)],
      target: pointAt('tools phone'),
      script: [
        { kind: 'check-badge', contact: 'C1' },
        { kind: 'unlock-account', login: locked.login },
        { kind: 'end-call', contact: 'C1' },
      ],
    },
    {
      id: 'expired',
      phase: 'missing',
      wants: [
        found('state', 'account-state', expired.login),
        found('self-service', 'self-service', expired.login),
      ],
      target: pointAt('tools directory.person'),
      script: [
        { kind: 'open-ticket', ticket: EXPIRED },
        { kind: 'answer-call', contact: 'C2' },
        person(expired.id),
        { kind: 'look', page: 'cloud.sign-ins', subject: expired.login },
      ],
    },
    {
      id: 'renew',
      phase: 'missing',
      wants: [said('told', EXPIRED, 'self-service'), found('open', 'account-state', expired.login, 'open')],
      target: pointAt('talk'),
      script: [say('C2', 'self-service'), person(expired.id), { kind: 'end-call', contact: 'C2' }],
    },
    {
      id: 'alone',
      phase: 'alone',
      wants: [
        found('state', 'account-state', disabled.login),
        neverDid('closed', 'enable-account', disabled.login),
        handedOver('identity', DISABLED, 'identity'),
      ],
      target: pointAtNothing,
      script: [
        { kind: 'open-ticket', ticket: DISABLED },
        person(disabled.id),
        ...begun(DISABLED, { category: 'account', subcategory: 'other-account', impact: 3, urgency: 2 }),
        { kind: 'escalate', ticket: DISABLED, group: 'identity', evidence: [7] },
      ],
    },
  ],
};
