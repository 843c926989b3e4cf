import type { Attack, Control } from '../../support/attack-table.ts';
import { idOf } from '../../support/people.ts';
import { add, call, change, read } from './requests.ts';

const own = { user_id_param: idOf('free') };

const playsOnce: Control = {
  actor: 'free',
  request: call('increment_demo_usage', own),
  statuses: [200],
  finds: '1',
  leaves: { sql: `select used_count from private.demo_usage where user_id = '${idOf('free')}'`, value: 1 },
};

const learnsTheCount: Control = {
  actor: 'free',
  request: call('get_demo_usage_count', own),
  statuses: [200],
  finds: '0',
};

const PLAYED = `insert into private.demo_usage (user_id, used_count) values ('${idOf('ace')}', 1)`;

const denied = (
  id: string,
  actor: string,
  request: Attack['request'],
  allowedStatuses: readonly number[],
  control: Control = playsOnce,
): Attack => ({ id, actor, request, allowedStatuses, forbiddenText: [], control });

/** Group "demo counter" of design/security.md. */
export const DEMO_COUNTER_ATTACKS: readonly Attack[] = [
  denied("a person uses up somebody else's demo", 'ace', call('increment_demo_usage', own), [403]),
  denied('a person counts for nobody', 'ace', call('increment_demo_usage', { user_id_param: null }), [403]),
  denied('a person counts without saying for whom', 'ace', call('increment_demo_usage', {}), [404]),
  denied(
    'a person counts with a text',
    'ace',
    call('increment_demo_usage', { user_id_param: "' or true --" }),
    [400],
  ),
  denied(
    'a person counts with more arguments',
    'free',
    call('increment_demo_usage', { ...own, used_count: -5 }),
    [404],
  ),
  denied('a visitor counts', 'anon', call('increment_demo_usage', own), [401]),
  denied('a visitor counts for nobody', 'anon', call('increment_demo_usage', { user_id_param: null }), [401]),
  denied('an admin counts for somebody', 'admin', call('increment_demo_usage', own), [403]),
  denied('a super_admin counts for somebody', 'super', call('increment_demo_usage', own), [403]),
  denied(
    'a deactivated person counts',
    'deactivated',
    call('increment_demo_usage', { user_id_param: idOf('deactivated') }),
    [403],
  ),
  denied(
    'a link counts, without anybody pressing start',
    'free',
    read(`rpc/increment_demo_usage?user_id_param=${idOf('free')}`),
    [405],
  ),
  {
    ...denied(
      'a person plays a second time',
      'ace',
      call('increment_demo_usage', { user_id_param: idOf('ace') }),
      [409],
    ),
    given: PLAYED,
  },
  {
    ...denied(
      "a person reads somebody else's count",
      'free',
      call('get_demo_usage_count', { user_id_param: idOf('ace') }),
      [403],
      learnsTheCount,
    ),
    given: PLAYED,
  },
  denied(
    'a person reads the count of nobody',
    'ace',
    call('get_demo_usage_count', { user_id_param: null }),
    [403],
    learnsTheCount,
  ),
  denied('a visitor reads a count', 'anon', call('get_demo_usage_count', own), [401], learnsTheCount),
  denied(
    'a deactivated person reads their count',
    'deactivated',
    call('get_demo_usage_count', { user_id_param: idOf('deactivated') }),
    [403],
    learnsTheCount,
  ),
  denied('a person reads the counter itself', 'free', read('demo_usage?select=*'), [404], learnsTheCount),
  denied(
    'a person reaches into the private schema',
    'free',
    read('demo_usage?select=*', { 'accept-profile': 'private' }),
    [404, 406],
    learnsTheCount,
  ),
  {
    ...denied(
      'a person resets the counter itself',
      'ace',
      {
        ...change(`demo_usage?user_id=eq.${idOf('ace')}`, { used_count: 0 }),
        headers: { 'content-profile': 'private' },
      },
      [404, 406],
    ),
    given: PLAYED,
  },
  denied(
    'a person calls the function behind the function',
    'ace',
    {
      ...call('increment_demo_usage', own),
      headers: { 'content-profile': 'private' },
    },
    [404, 406],
  ),
  denied(
    'a person writes a count',
    'ace',
    add('demo_usage', { user_id: idOf('ace'), used_count: -100 }),
    [404],
  ),
];
