import type { Control } from '../../support/attack-table.ts';
import { idOf } from '../../support/people.ts';
import { call, type StagedAttack } from './scene.ts';

const person = (role: string, extra: Record<string, unknown> = {}) => ({
  action: 'createUser',
  userData: { name: 'Mina Malik', email: 'mina@benchready.test', password: 'bench-ready', role, ...extra },
});

const controlBy = (actor: string, role: string): Control => ({
  actor,
  request: call('create-user', person(role)),
  statuses: [200],
  leaves: { sql: "select role from profiles where email = 'mina@benchready.test'", value: role },
});

const refused = (
  id: string,
  actor: string,
  body: unknown,
  statuses: readonly number[],
  control: Control = controlBy('super', 'user'),
  given?: string,
): StagedAttack => ({
  id,
  stage: () => ({
    actor,
    request: call('create-user', body),
    allowedStatuses: statuses,
    forbiddenText: ['"user":'],
    control,
    ...(given === undefined ? {} : { given }),
  }),
});

const DEMOTED = `update profiles set role = 'user' where id = '${idOf('admin')}'`;
const CLOSED = `update profiles set status = false where id = '${idOf('admin')}'`;

/** Group "administration" of design/security.md, as far as create-user carries it. */
export const CREATE_USER_ATTACKS: readonly StagedAttack[] = [
  refused('a visitor creates a user', 'anon', person('user'), [401]),
  refused('a person creates a user', 'ace', person('user'), [403]),
  refused('a person creates an administrator', 'ace', person('admin'), [403], controlBy('admin', 'admin')),
  refused('somebody deactivated creates a user', 'deactivated', person('user'), [403]),
  refused(
    'an admin creates a super_admin',
    'admin',
    person('super_admin'),
    [403],
    controlBy('super', 'super_admin'),
  ),
  refused(
    'a demoted admin’s live token creates a user',
    'admin',
    person('user'),
    [403],
    controlBy('super', 'user'),
    DEMOTED,
  ),
  refused(
    'a deactivated admin’s live token creates a user',
    'admin',
    person('user'),
    [403],
    controlBy('super', 'user'),
    CLOSED,
  ),
  refused('a role that there is not is given', 'super', person('owner'), [400]),
  refused('a status comes along', 'super', person('user', { status: true }), [400]),
  refused('an id comes along', 'super', person('user', { id: idOf('super') }), [400]),
  refused('another action is asked for', 'super', { ...person('user'), action: 'deleteUser' }, [400]),
  refused('a password is too short', 'super', person('user', { password: '12345' }), [400]),
  refused('a name is too short', 'super', person('user', { name: ' M ' }), [400]),
  refused('an address is none', 'super', person('user', { email: 'mina' }), [400]),
  refused('an address is taken', 'super', person('user', { email: 'ace@benchready.test' }), [409]),
  refused(
    'an address is taken, in other letters',
    'super',
    person('user', { email: 'ACE@BenchReady.test' }),
    [409],
  ),
];
