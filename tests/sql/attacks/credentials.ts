import type { Attack, Control } from '../../support/attack-table.ts';
import { HARDWARE_AWARD, hasPassedExam } from '../../support/awards.ts';
import type { ApiRequest } from '../../support/cast.ts';
import { idOf } from '../../support/people.ts';
import { add, call, change, NOTHING_OR_REFUSED, REFUSED, read, remove } from './requests.ts';

const NUMBER = 'BR-HW-7K4M-29QD';
const OTHER = 'BR-HW-3T9X-84VP';
const JWT = 'aGVhZGVy.cGF5bG9hZA.c2lnbmF0dXJl';
const EXAM = 'ed000000-0000-4000-8000-000000000001';
const ASHAS = 'ed000000-0000-4000-8000-000000000002';
const REASON = 'Two people took this exam together.';
const UNTIL = new Date(HARDWARE_AWARD.validUntil).toISOString();

/** Tess holds a certificate. Asha has passed an exam as well and has none yet. */
const STATEMENTS = `
  ${hasPassedExam('testing', EXAM)}
  ${hasPassedExam('ace', ASHAS)}
  insert into public.credentials (id, user_id, exam_id, track, jwt, kid, expires_at)
  values ('${NUMBER}', '${idOf('testing')}', '${EXAM}', 'hardware', '${JWT}', 'key-1', '${UNTIL}');`;
const given = `do $given$ begin ${STATEMENTS} end $given$`;

const storing = (exam: string, whose: 'ace' | 'testing', until = UNTIL): ApiRequest =>
  call('store_credential', {
    id_param: OTHER,
    user_id_param: idOf(whose),
    exam_id_param: exam,
    track_param: 'hardware',
    jwt_param: JWT,
    kid_param: 'key-1',
    expires_at_param: until,
  });
const row = (exam: string) => ({
  id: OTHER,
  user_id: idOf('ace'),
  exam_id: exam,
  track: 'hardware',
  jwt: JWT,
  kid: 'key-1',
  expires_at: UNTIL,
});
const revoking = (reason: string): ApiRequest =>
  call('revoke_credential', { id_param: NUMBER, reason_param: reason });
const showing = call('show_credential_name', { id_param: NUMBER, shown_param: true });
const TESSES = `credentials?id=eq.${NUMBER}`;

/** The service keeps the certificate of an award. */
const stores: Control = {
  actor: 'service',
  request: storing(ASHAS, 'ace'),
  statuses: [200],
  leaves: { sql: `select user_id::text from credentials where id = '${OTHER}'`, value: idOf('ace') },
};
const revokes: Control = {
  actor: 'admin',
  request: revoking(REASON),
  statuses: [200, 204],
  leaves: { sql: `select revoked_reason from credentials where id = '${NUMBER}'`, value: REASON },
};
const showsOwnName: Control = {
  actor: 'testing',
  request: showing,
  statuses: [200, 204],
  leaves: { sql: `select shown_name is not null from credentials where id = '${NUMBER}'`, value: true },
};
const readsOwn: Control = {
  actor: 'testing',
  request: read('credentials?select=id'),
  statuses: [200],
  finds: NUMBER,
};

const denied = (
  id: string,
  actor: string,
  request: ApiRequest,
  allowedStatuses: readonly number[],
  control: Control,
  more: Partial<Attack> = {},
): Attack => ({ id, actor, request, allowedStatuses, forbiddenText: [], given, control, ...more });

/** What nobody may do with certificates (learning.md 7). */
export const CREDENTIAL_ATTACKS: readonly Attack[] = [
  ...(['anon', 'ace', 'admin'] as const).map((actor) =>
    denied(`${actor} issues a certificate`, actor, storing(ASHAS, 'ace'), REFUSED, stores),
  ),
  denied('a person writes a certificate', 'ace', add('credentials', row(ASHAS)), REFUSED, stores),
  denied(
    'the service certifies somebody for the exam of another person',
    'service',
    storing(EXAM.replace(/1$/, '2'), 'testing'),
    REFUSED,
    stores,
  ),
  denied(
    'the service certifies for longer than was awarded',
    'service',
    storing(ASHAS, 'ace', '2099-01-01T00:00:00Z'),
    REFUSED,
    stores,
  ),
  denied('the service rewrites a badge', 'service', change(TESSES, { jwt: 'a.b.c' }), REFUSED, stores),
  denied(
    'a holder lengthens their certificate',
    'testing',
    change(TESSES, { expires_at: '2099-01-01T00:00:00Z' }),
    NOTHING_OR_REFUSED,
    showsOwnName,
  ),
  denied('a holder deletes their certificate', 'testing', remove(TESSES), NOTHING_OR_REFUSED, showsOwnName),
  ...(['anon', 'ace', 'deactivated'] as const).map((actor) =>
    denied(
      `${actor} reads somebody else's certificate row`,
      actor,
      read('credentials?select=*'),
      NOTHING_OR_REFUSED,
      readsOwn,
      {
        forbiddenText: [NUMBER],
      },
    ),
  ),
  denied('a person shows the name of another holder', 'ace', showing, [404], showsOwnName),
  ...(['anon', 'testing', 'ace'] as const).map((actor) =>
    denied(`${actor} revokes a certificate`, actor, revoking(REASON), REFUSED, revokes),
  ),
  denied('an administrator revokes without a reason', 'admin', revoking('   '), [400], revokes),
  denied(
    'an administrator revokes by the table, past the audit log',
    'admin',
    change(TESSES, { revoked_at: '2026-11-23T00:00:00Z', revoked_reason: REASON }),
    NOTHING_OR_REFUSED,
    revokes,
  ),
];
