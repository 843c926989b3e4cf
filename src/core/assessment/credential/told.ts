import { z } from '../../contracts/zod.ts';
import type { CertificateTrack } from '../certificate/award.ts';
import type { PointRange } from '../objectives/level.ts';
import { CREDENTIAL_CONTEXT } from './claims.ts';
import { CREDENTIAL_TRACKS } from './number.ts';

/**
 * Reads what a badge says: its claims must agree with each other as the specification asks (1EdTech, 8.2.5.1), and be ours. Whether the
 * signature holds is another question, which needs the key.
 */

/** A case or a count out of what could be reached; `of` is null where there is no end. */
interface ToldCount {
  readonly value: number;
  readonly of: number | null;
}

export interface ToldGroup {
  readonly group: string;
  /** Numbers of objectives as CompTIA writes them, such as `220-1201 5.1`. */
  readonly objectives: readonly string[];
  readonly passed: number;
  readonly cases: number;
}

/** What a certificate says. Times are ms since 1970. */
export interface ToldCredential {
  readonly number: string;
  readonly track: CertificateTrack;
  readonly forms: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly takenFrom: number;
  readonly takenTo: number;
  readonly range: PointRange;
  readonly groups: readonly ToldGroup[];
  /** Everything else, by the last part of its address, such as `bench-serious`. */
  readonly counts: ReadonlyMap<string, ToldCount>;
}

const numericText = z.string().regex(/^\d+(\.\d+)?$/);
const instant = z.iso.datetime().transform((iso) => Date.parse(iso));

const claims = z.object({
  '@context': z.tuple([z.literal(CREDENTIAL_CONTEXT[0]), z.literal(CREDENTIAL_CONTEXT[1])], z.unknown()),
  id: z.url(),
  type: z.array(z.string()).refine((types) => types.includes('OpenBadgeCredential')),
  issuer: z.object({ id: z.url() }),
  validFrom: instant,
  validUntil: instant,
  credentialSubject: z.object({
    id: z.string().startsWith('urn:uuid:'),
    licenseNumber: z.string(),
    activityStartDate: instant,
    activityEndDate: instant,
    achievement: z.object({
      id: z.url(),
      version: z.string(),
      resultDescription: z.array(
        z.object({
          id: z.url(),
          valueMax: numericText.optional(),
          alignment: z.array(z.object({ targetCode: z.string() })).optional(),
        }),
      ),
    }),
    result: z.array(z.object({ resultDescription: z.url(), value: z.string() })),
  }),
  iss: z.url(),
  sub: z.string(),
  jti: z.url(),
  nbf: z.int(),
  exp: z.int(),
});
type Claims = z.output<typeof claims>;

const RANGE = /^(?<from>\d{1,3})-(?<to>\d{1,3})$/;

/** What the payload of a badge says; null for anything that is no certificate of ours, or does not agree with itself. */
export function readCredential(payload: unknown): ToldCredential | null {
  const parsed = claims.safeParse(payload);
  return parsed.success && agrees(parsed.data) ? toldBy(parsed.data) : null;
}

/** Whether the claims of JWT say what the credential says. */
function agrees({ issuer, credentialSubject, id, validFrom, validUntil, ...jwt }: Claims): boolean {
  return (
    jwt.iss === issuer.id &&
    jwt.sub === credentialSubject.id &&
    jwt.jti === id &&
    jwt.nbf * 1000 === validFrom &&
    jwt.exp * 1000 === validUntil &&
    id.endsWith(`/${credentialSubject.licenseNumber}`)
  );
}

function toldBy({ validFrom, validUntil, credentialSubject: subject }: Claims): ToldCredential | null {
  const { achievement } = subject;
  const track = CREDENTIAL_TRACKS.find((one) => achievement.id.endsWith(`/achievements/${one}`));
  const lines = subject.result.map(({ resultDescription, value }) => {
    const description = achievement.resultDescription.find(({ id }) => id === resultDescription);
    return { id: resultDescription.split('#')[1] ?? '', value, description };
  });
  const { from, to } = RANGE.exec(lines.find(({ id }) => id === 'score')?.value ?? '')?.groups ?? {};
  if (track === undefined || from === undefined || to === undefined) return null;
  const groups: ToldGroup[] = [];
  const counts = new Map<string, ToldCount>();
  for (const { id, value, description } of lines) {
    const of = description?.valueMax === undefined ? null : Number(description.valueMax);
    if (id.startsWith('group-')) {
      groups.push({
        group: id.slice('group-'.length),
        objectives: (description?.alignment ?? []).map(({ targetCode }) => targetCode),
        passed: Number(value),
        cases: of ?? 0,
      });
    } else if (id !== 'score') counts.set(id, { value: Number(value), of });
  }
  return {
    number: subject.licenseNumber,
    track,
    forms: achievement.version,
    issuedAt: validFrom,
    expiresAt: validUntil,
    takenFrom: subject.activityStartDate,
    takenTo: subject.activityEndDate,
    range: { from: Number(from), to: Number(to) },
    groups,
    counts,
  };
}
