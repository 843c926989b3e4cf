import { describe, expect, it } from 'vitest';
import {
  ACCOUNT_CLASSES,
  type AccountClass,
  IDENTITY_ACTS,
  type IdentityAct,
  requirementOf,
} from '../../../../src/core/ticketing/identity/acts.ts';
import {
  type ActDone,
  CONSEQUENCES,
  judgeAct,
  type Verdict,
} from '../../../../src/core/ticketing/identity/policy.ts';
import {
  ACCEPTED_PROOFS,
  type Proof,
  type ProofKind,
  WORTHLESS_PROOFS,
} from '../../../../src/core/ticketing/identity/proofs.ts';
import { fc } from '../../../support/fixed-seeds.ts';

const MANAGER = 'owen-bright';

const givenBy =
  (person: string) =>
  (kind: ProofKind): Proof => ({
    kind,
    person,
    contact: 'call-1',
    at: 100,
    ...(kind === 'manager-on-record' ? { confirmedBy: MANAGER } : {}),
  });

interface Situation {
  readonly account?: AccountClass;
  readonly caller?: ActDone['caller'];
  readonly hrRequester?: string;
  readonly assets?: { readonly meant: string; readonly wiped: string };
  readonly proofs?: readonly Proof[];
}

function judge(act: IdentityAct, kinds: readonly ProofKind[], situation: Situation = {}): Verdict {
  const { account = 'standard', caller = 'genuine', proofs = [], ...rest } = situation;
  return judgeAct(
    {
      act,
      caller,
      contact: 'call-1',
      at: 200,
      holder: { id: 'nadia-ferrant', manager: MANAGER, account },
      ...rest,
    },
    [...kinds.map(givenBy('nadia-ferrant')), ...proofs],
  );
}

const REQUIRED: Readonly<Record<IdentityAct, readonly [string, string, string, string]>> = {
  // standard, vip, finance, admin
  information: ['1', '1', '1', '1'],
  unlock: ['1', '1', '1', 'team'],
  'password-reset': ['2', '3', '3', 'team'],
  'mfa-reset': ['3', '3', '3', 'team'],
  'new-authenticator': ['3', '3', '3', 'team'],
  'recovery-key': ['3', '3', '3', '3'],
  'payroll-change': ['3', '3', '3', '3'],
  'device-wipe': ['2', '2', '2', '2'],
  'work-data-removal': ['1', '1', '1', '1'],
  'account-disable': ['hr', 'hr', 'hr', 'hr'],
};

const L1: readonly ProofKind[] = ['callback-on-record'];
const L2: readonly ProofKind[] = ['callback-on-record', 'registered-authenticator'];
const L3: readonly ProofKind[] = ['photo-id-in-person', 'manager-on-record'];

const CASES: readonly (readonly [string, IdentityAct, readonly ProofKind[], Situation, string])[] = [
  ['an unlock after a callback', 'unlock', L1, {}, 'fine enough'],
  ['an unlock for whoever calls', 'unlock', [], {}, 'breach no-proof'],
  ['an unlock for knowledge answers', 'unlock', ['knowledge-answers', 'caller-id'], {}, 'breach no-proof'],
  ['information after a portal session', 'information', ['portal-session'], {}, 'fine enough'],
  ['a reset at level 2', 'password-reset', L2, {}, 'fine enough'],
  ['a reset after a callback alone', 'password-reset', L1, {}, 'breach below-requirement'],
  ['a reset for a birthday', 'password-reset', ['knowledge-answers'], {}, 'gate no-proof'],
  ['a reset for a push alone', 'password-reset', ['registered-authenticator'], {}, 'gate no-proof'],
  [
    "a reset of a director's password at level 2",
    'password-reset',
    L2,
    { account: 'vip' },
    'breach below-requirement',
  ],
  ["a reset of a director's password at level 3", 'password-reset', L3, { account: 'vip' }, 'fine enough'],
  ["an unlock of a director's account at level 1", 'unlock', L1, { account: 'vip' }, 'fine enough'],
  ['a new phone in person with the manager', 'new-authenticator', L3, {}, 'fine enough'],
  [
    'a new phone for a photo ID alone',
    'new-authenticator',
    ['photo-id-in-person'],
    {},
    'breach below-requirement',
  ],
  ['a recovery key at level 2', 'recovery-key', L2, {}, 'breach below-requirement'],
  ['a recovery key for haste', 'recovery-key', ['urgency', 'rank'], {}, 'gate no-proof'],
  [
    "an administrator's reset at level 3",
    'password-reset',
    L3,
    { account: 'admin' },
    'breach identity-team-only',
  ],
  ["an administrator's reset without proof", 'password-reset', [], { account: 'admin' }, 'gate no-proof'],
  [
    "an administrator's unlock after a callback",
    'unlock',
    L1,
    { account: 'admin' },
    'breach identity-team-only',
  ],
  [
    'a wipe of the lost device at level 2',
    'device-wipe',
    L2,
    { assets: { meant: 'LK-2231', wiped: 'LK-2231' } },
    'fine enough',
  ],
  [
    'a wipe of the other device of that person',
    'device-wipe',
    L3,
    { assets: { meant: 'LK-2231', wiped: 'LK-2213' } },
    'gate wrong-device',
  ],
  [
    'a disabled account after a callback to HR',
    'account-disable',
    [],
    { hrRequester: 'ines-duarte', proofs: [givenBy('ines-duarte')('callback-on-record')] },
    'fine enough',
  ],
  [
    'a disabled account on a call of HR',
    'account-disable',
    [],
    { hrRequester: 'ines-duarte' },
    'breach no-proof',
  ],
  [
    'a disabled account after a callback to somebody else',
    'account-disable',
    [],
    { proofs: [givenBy('tom-weller')('callback-on-record')] },
    'breach no-proof',
  ],
  [
    'information for an impostor with every proof',
    'information',
    [...ACCEPTED_PROOFS],
    { caller: 'impostor' },
    'gate impostor',
  ],
];

const anyAct = fc.constantFrom(...IDENTITY_ACTS);
const anyAccount = fc.constantFrom(...ACCOUNT_CLASSES);
const anyProofs = fc.subarray<ProofKind>([...ACCEPTED_PROOFS, ...WORTHLESS_PROOFS]);
const SEVERITY: Readonly<Record<Verdict['verdict'], number>> = { fine: 0, breach: 1, gate: 2 };

describe('what an act needs', () => {
  const rows = IDENTITY_ACTS.flatMap((act) =>
    ACCOUNT_CLASSES.map((account, index) => [act, account, REQUIRED[act][index]] as const),
  );
  it.each(rows)('%s on a %s account needs %s', (act, account, expected) => {
    const required = requirementOf(act, account);
    const written = { level: String('level' in required ? required.level : ''), 'identity-team': 'team' };
    expect(required.kind === 'callback-to-hr' ? 'hr' : written[required.kind]).toBe(expected);
  });
});

describe('the verdict on an act', () => {
  it.each(CASES)('%s', (_, act, kinds, situation, expected) => {
    const { verdict, reason } = judge(act, kinds, situation);
    expect(`${verdict} ${reason}`).toBe(expected);
  });

  it('on any help for an impostor is a gate, whatever was proven', () => {
    fc.assert(
      fc.property(anyAct, anyAccount, anyProofs, (act, account, kinds) => {
        expect(judge(act, kinds, { account, caller: 'impostor' }).verdict).toBe('gate');
      }),
    );
  });

  it('on an act of level 2 or 3 without a proof of level 1 is a gate for a genuine caller too', () => {
    fc.assert(
      fc.property(anyAct, anyAccount, anyProofs, (act, account, kinds) => {
        const { required, reached, verdict } = judge(act, kinds, { account });
        fc.pre(required.kind !== 'callback-to-hr' && required.level >= 2);
        expect(verdict === 'gate').toBe(reached === 0);
      }),
    );
  });

  it('never gets worse by one more proof', () => {
    fc.assert(
      fc.property(anyAct, anyAccount, anyProofs, anyProofs, (act, account, before, added) => {
        const earlier = judge(act, before, { account });
        const later = judge(act, [...before, ...added], { account });
        expect(SEVERITY[later.verdict]).toBeLessThanOrEqual(SEVERITY[earlier.verdict]);
      }),
    );
  });

  it('is the same with worthless proofs as without them', () => {
    fc.assert(
      fc.property(anyAct, anyAccount, anyProofs, (act, account, kinds) => {
        const real = kinds.filter((kind) => !(WORTHLESS_PROOFS as readonly string[]).includes(kind));
        expect(judge(act, kinds, { account })).toEqual(judge(act, real, { account }));
      }),
    );
  });

  it('halves Security for a breach and lets neither a breach nor a gate pass', () => {
    expect(CONSEQUENCES).toEqual({
      fine: { securityAtMost: 1, canPass: true },
      breach: { securityAtMost: 0.5, canPass: false },
      gate: { securityAtMost: 0, canPass: false },
    });
  });
});
