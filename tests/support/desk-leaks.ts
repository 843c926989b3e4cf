import type { DeskState } from '../../src/core/ticketing/model/state.ts';

/** Fields that only the state, its cases and the report of a shift have. */
const HIDDEN_FIELDS: ReadonlySet<string> = new Set([
  'sealed',
  'rng',
  'seed',
  'arrivals',
  'scheduled',
  'world',
  'voices',
  'role',
  'talk',
  'persona',
  'trouble',
  'complains',
  'handOver',
  'effects',
  'unless',
  'truth',
  'caseId',
  'scenario_id',
  'placement',
  'cast',
  'prior',
  'expert',
  'score',
  'faults',
  'gates',
  'report',
  'debrief',
]);

/** Where a suspect may be named: the choices of a cause, and what the learner chose of them. */
const NAMES_CAUSES: ReadonlySet<string> = new Set(['causes', 'cause']);

/** What must stay hidden from the learner of a testing shift and is in an answer all the same, in words. */
export function findDeskLeaks(
  answer: unknown,
  state: Pick<DeskState, 'rng' | 'arrivals'>,
  seed: number,
): readonly string[] {
  const numbers = new Set([seed, ...state.rng].filter((number) => number > 9_999));
  const coming = state.arrivals.map(({ record }) => record.number);
  const leaks: string[] = [];
  const search = (value: unknown, path: string): void => {
    if (typeof value === 'number' && numbers.has(value)) leaks.push(`${path} is a number of chance`);
    if (typeof value === 'string') {
      if (/impostor/.test(value)) leaks.push(`${path} tells of an impostor: ${value}`);
      if (coming.includes(value)) leaks.push(`${path} names a ticket to come`);
      if ([...numbers].some((number) => value.includes(String(number))))
        leaks.push(`${path} holds a number of chance`);
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [key, member] of Object.entries(value)) {
      if (HIDDEN_FIELDS.has(key)) leaks.push(`${path}.${key}`);
      else if (!NAMES_CAUSES.has(key)) search(member, `${path}.${key}`);
    }
  };
  search(answer, '');
  return leaks;
}
