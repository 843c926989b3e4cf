import type { Attack, Control } from '../../support/attack-table.ts';
import type { ApiRequest } from '../../support/cast.ts';
import { idOf } from '../../support/people.ts';
import { add, change, NOTHING_OR_REFUSED, REFUSED, read, remove, upsert } from './requests.ts';

/** What tests and practice are attacked alike by, a row of `table` being a run: Asha's open one, and one of Tess's that is over. */
export interface KindOfRun {
  readonly table: string;
  /** The table of what an open run hides. */
  readonly secrets: string;
  /** What a run is called, such as `job`, and what is kept of it when it is over. */
  readonly noun: string;
  readonly ended: string;
  readonly openId: string;
  readonly endedId: string;
  /** SQL that makes both, and one of Dario's, whose account was closed after it. */
  readonly given: string;
  /** A row that a cheat would like to have. */
  readonly best: Readonly<Record<string, unknown>>;
  /** The calls that are the functions' alone. */
  readonly calls: Readonly<Record<string, ApiRequest>>;
  /** Shows that the functions can still write. */
  readonly serviceWrites: Control;
}

/** The case and the seed of the open run. */
export const HIDDEN = ['GIVEN-CASE', '4242424242'];
/** The seeds of the runs that are over. */
export const TESS_SEED = 1111111111;
export const DARIO_SEED = 3333333333;
const CALL_REFUSED = [401, 403, 404];
const NOT_SERVED = [400, 401, 403, 404, 406];

/** Makes an attack on a kind of run. */
type AttackOnRun = (
  id: string,
  actor: string,
  request: ApiRequest,
  allowedStatuses: readonly number[],
  control: Control,
  extra?: Partial<Attack>,
) => Attack;

export function attackOn({ given }: Pick<KindOfRun, 'given'>): AttackOnRun {
  return (id, actor, request, allowedStatuses, control, extra = {}) => ({
    id,
    actor,
    request,
    allowedStatuses,
    forbiddenText: HIDDEN,
    given,
    control,
    ...extra,
  });
}

/** Tess reads her own rows, which are over. */
function tessReads({ table }: KindOfRun): Control {
  return {
    actor: 'testing',
    request: read(`${table}?select=*`),
    statuses: [200],
    finds: String(TESS_SEED),
  };
}

function readingAttacks(kind: KindOfRun): readonly Attack[] {
  const { table, secrets, noun } = kind;
  const attack = attackOn(kind);
  const control = tessReads(kind);
  return [
    ...(['anon', 'free', 'admin', 'super', 'deactivated'] as const).map((actor) =>
      attack(
        `${actor} reads ${table}`,
        actor,
        read(`${table}?select=*`, { prefer: 'count=exact' }),
        NOTHING_OR_REFUSED,
        control,
      ),
    ),
    attack(`a person reads what their open ${noun} hides`, 'ace', read(`${table}?select=*`), [200], control, {
      ownRows: 1,
    }),
    ...(
      [
        ['by name', read(`${secrets}?select=*`)],
        ['by schema', read(`${secrets}?select=*`, { 'accept-profile': 'private' })],
        [`through the ${noun}`, read(`${table}?select=id,${secrets}(seed)`)],
      ] as const
    ).map(([how, request]) =>
      attack(`a person reads the secrets of a ${noun} ${how}`, 'ace', request, NOT_SERVED, control),
    ),
  ];
}

function writingAttacks(kind: KindOfRun): readonly Attack[] {
  const { table, noun, ended, openId, endedId, best, serviceWrites } = kind;
  const attack = attackOn(kind);
  return (
    [
      [`gives themselves a ${ended} ${noun}`, add(table, best), REFUSED],
      [`gives themselves a ${ended} ${noun} in place of another`, upsert(table, best), REFUSED],
      [
        `writes the score of their ${noun}`,
        change(`${table}?id=eq.${openId}`, { status: 'finished', score: 100 }),
        NOTHING_OR_REFUSED,
      ],
      [
        `takes somebody else's ${noun}`,
        change(`${table}?id=eq.${endedId}`, { user_id: idOf('ace') }),
        NOTHING_OR_REFUSED,
      ],
      [`throws their ${noun} away`, remove(`${table}?id=eq.${openId}`), NOTHING_OR_REFUSED],
    ] as const
  ).map(([what, request, statuses]) => attack(`a person ${what}`, 'ace', request, statuses, serviceWrites));
}

function callingAttacks(kind: KindOfRun): readonly Attack[] {
  const attack = attackOn(kind);
  return (['anon', 'ace', 'super'] as const).flatMap((actor) =>
    Object.entries(kind.calls).map(([name, request]) =>
      attack(`${actor} calls ${name}`, actor, request, CALL_REFUSED, kind.serviceWrites),
    ),
  );
}

/** The attacks that every kind of run has to withstand. */
export function attacksOnRuns(kind: KindOfRun): readonly Attack[] {
  return [...readingAttacks(kind), ...writingAttacks(kind), ...callingAttacks(kind)];
}
