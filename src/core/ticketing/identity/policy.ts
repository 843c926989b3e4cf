import { type AccountClass, type IdentityAct, type Level, type Requirement, requirementOf } from './acts.ts';
import { ACCEPTED_PROOFS, type AcceptedProof, PROOF_WORTH, type Proof } from './proofs.ts';

/** The person whose account, device or data an act touches, as the directory has them. */
export interface Holder {
  readonly id: string;
  readonly manager: string | null;
  /** The class of the account that is touched. */
  readonly account: AccountClass;
}

/** An act that was done for somebody, as the policy sees it. */
export interface ActDone {
  readonly act: IdentityAct;
  readonly holder: Holder;
  /** The contact that it was done for. */
  readonly contact: string;
  /** Seconds since Monday 00:00 of the shift's week. */
  readonly at: number;
  /** Who really asked. */
  readonly caller: 'genuine' | 'impostor';
  /** Disabling an account: who asked, when the directory has that person in Human Resources. */
  readonly hrRequester?: string;
  /** Wiping a device: the asset that was meant and the asset that was wiped. */
  readonly assets?: { readonly meant: string; readonly wiped: string };
}

type VerdictReason =
  | 'enough'
  /** Level 1 was reached, but not what the act needs. */
  | 'below-requirement'
  /** No proof of level 1 at all. */
  | 'no-proof'
  | 'identity-team-only'
  | 'impostor'
  | 'wrong-device';

/** What an act was: right, a breach of the policy, or a gate (the ticket scores 0). */
export interface Verdict {
  readonly verdict: 'fine' | 'breach' | 'gate';
  readonly reason: VerdictReason;
  readonly required: Requirement;
  readonly reached: Level;
}

/** What a verdict does to the ticket's Security part, and whether the ticket can pass. */
export const CONSEQUENCES: Readonly<
  Record<Verdict['verdict'], { readonly securityAtMost: number; readonly canPass: boolean }>
> = {
  fine: { securityAtMost: 1, canPass: true },
  breach: { securityAtMost: 0.5, canPass: false },
  gate: { securityAtMost: 0, canPass: false },
};

const isAccepted = (kind: Proof['kind']): kind is AcceptedProof =>
  (ACCEPTED_PROOFS as readonly string[]).includes(kind);

/** The accepted proofs of a person that hold for a contact at a time, each kind once. */
export function heldProofs(
  person: Pick<Holder, 'id' | 'manager'>,
  contact: string,
  at: number,
  proofs: readonly Proof[],
): readonly AcceptedProof[] {
  const held = proofs
    .filter((proof) => proof.person === person.id && proof.contact === contact && proof.at <= at)
    // The word of anybody but the manager in the directory proves nothing, and nobody vouches for themselves.
    .filter(
      ({ kind, confirmedBy }) =>
        kind !== 'manager-on-record' ||
        (person.manager !== null && confirmedBy === person.manager && confirmedBy !== person.id),
    )
    .map(({ kind }) => kind)
    .filter(isAccepted);
  return [...new Set(held)];
}

/** The level that a set of proofs of one person and one contact reaches. */
export function levelOfProofs(held: readonly AcceptedProof[]): Level {
  const kinds = [...new Set(held)];
  const count = kinds.reduce((sum, kind) => sum + PROOF_WORTH[kind].countsAs, 0);
  const hasManager = kinds.includes('manager-on-record');
  if (!kinds.some((kind) => PROOF_WORTH[kind].opens)) return 0;
  if (hasManager && count >= 2 && kinds.some((kind) => PROOF_WORTH[kind].presence)) return 3;
  const hasPossession = kinds.some((kind) => PROOF_WORTH[kind].possession);
  return hasPossession && (hasManager || count >= 2) ? 2 : 1;
}

/** The level that the proofs given so far reach for a person in a contact. */
export function levelReached(
  person: Pick<Holder, 'id' | 'manager'>,
  contact: string,
  at: number,
  proofs: readonly Proof[],
): Level {
  return levelOfProofs(heldProofs(person, contact, at, proofs));
}

/** Whether what an act needs is there. */
function isMet(required: Requirement, reached: Level, done: ActDone, proofs: readonly Proof[]): boolean {
  switch (required.kind) {
    case 'level':
      return reached >= required.level;
    case 'identity-team':
      return false;
    case 'callback-to-hr':
      return (
        done.hrRequester !== undefined &&
        heldProofs({ id: done.hrRequester, manager: null }, done.contact, done.at, proofs).includes(
          'callback-on-record',
        )
      );
  }
}

/** Judges an act by the proofs that were there when it was done (desk-build 11). Tone, rank and haste play no part. */
export function judgeAct(done: ActDone, proofs: readonly Proof[]): Verdict {
  const required = requirementOf(done.act, done.holder.account);
  const reached = levelReached(done.holder, done.contact, done.at, proofs);
  const say = (verdict: Verdict['verdict'], reason: VerdictReason): Verdict => ({
    verdict,
    reason,
    required,
    reached,
  });
  if (done.caller === 'impostor') return say('gate', 'impostor');
  if (done.assets !== undefined && done.assets.meant !== done.assets.wiped)
    return say('gate', 'wrong-device');
  if (isMet(required, reached, done, proofs)) return say('fine', 'enough');
  if (required.kind !== 'callback-to-hr' && required.level >= 2 && reached === 0)
    return say('gate', 'no-proof');
  if (required.kind === 'identity-team') return say('breach', 'identity-team-only');
  return say('breach', reached === 0 ? 'no-proof' : 'below-requirement');
}

/**
 * The smallest sets of further proofs with which a level is reached: the fast legitimate routes to offer instead of a
 * refusal. Empty when it is reached already.
 */
export function routesTo(
  level: Level,
  held: readonly AcceptedProof[],
): readonly (readonly AcceptedProof[])[] {
  const missing = ACCEPTED_PROOFS.filter((kind) => !held.includes(kind));
  let routes: readonly (readonly AcceptedProof[])[] = [[]];
  for (const kind of missing) routes = [...routes, ...routes.map((route) => [...route, kind])];
  const enough = routes.filter((route) => levelOfProofs([...held, ...route]) >= level);
  const isSmallest = (route: readonly AcceptedProof[]): boolean =>
    !enough.some((other) => other.length < route.length && other.every((kind) => route.includes(kind)));
  return enough.filter((route) => route.length > 0 && isSmallest(route));
}
