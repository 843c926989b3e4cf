import type { Check } from '../../../../assessment/run-record.ts';
import { SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import { findTicket } from '../../../model/changed.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { SignIn } from '../../../world/accounts.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { Scene } from '../../desk-case.ts';
import { person } from '../accounts/lockout-scene.ts';

/** What tickets about a password in a stranger's hands have in common. */

/** The security team has to know within a quarter of an hour. */
const TOLD_WITHIN = 15 * SECONDS_PER_MINUTE;

/** A sign-in of a stranger, from a place where nobody of the company works. */
export function foreignSignIn(scene: Scene, minutesAgo: number, result: SignIn['result']): WorldEffect {
  return {
    do: 'record-sign-in',
    login: person(scene).login,
    signIn: {
      at: scene.at - minutesAgo * SECONDS_PER_MINUTE,
      app: 'mail',
      from: scene.placement === 0 ? '203.0.113.112' : '203.0.113.171',
      place: 'foreign:unknown',
      result,
    },
  };
}

/** No session of the stranger goes on. */
export function isLockedOut(scene: Scene): Condition {
  return { reading: 'sessions', subject: person(scene).login, is: ['ended'] };
}

/** On the number on record: proves who it is, sets a new password, and ends the sessions that the old one opened. */
export function lockOut(scene: Scene, contact: string): readonly DeskCommand[] {
  const { login } = person(scene);
  return [
    { kind: 'send-push', contact },
    { kind: 'reset-password', login },
    { kind: 'end-sessions', login },
  ];
}

/** First a new password, then no session of the old one; and security knew in time. */
export function lockedOutGoals(scene: Scene, state: DeskState): readonly Check[] {
  const account = state.world.accounts[person(scene).login];
  const resetAt = account?.passwordSetAt ?? 0;
  return [
    { id: 'password-reset', met: resetAt > scene.at },
    { id: 'sessions-ended-after', met: (account?.sessionsEndedAt ?? 0) >= Math.max(resetAt, scene.at) },
    inTime(scene, state),
  ];
}

export function inTime(scene: Scene, state: DeskState): Check {
  const ticket = findTicket(state, scene.number);
  const informedAt = ticket?.record.audit.find(({ field, to }) => field === 'group' && to === 'security')?.at;
  return { id: 'security-in-time', met: informedAt !== undefined && informedAt - scene.at <= TOLD_WITHIN };
}

/** Whether something was said to the person in the ticket: the end of the key of their answer. */
export function heard(scene: Scene, state: DeskState, line: string): boolean {
  return findTicket(state, scene.number)?.said.includes(`requester.${line}`) === true;
}
