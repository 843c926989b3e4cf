import { BRAND_NAME } from '../../brand.ts';
import type { Award, CertificateTrack } from '../certificate/award.ts';
import { EXAM_RULES, RENEW_DAYS } from '../certificate/tracks.ts';
import type { BadgeAddresses } from './addresses.ts';
import { resultDescriptions, results } from './results.ts';

/**
 * The claims of a certificate as an Open Badge 3.0 in the format VC-JWT (1EdTech, sections 8.2 and B.1). The signed payload is the
 * credential itself with the claims of JWT beside it. A badge's words are English: wallets show them as they are.
 */

export const CREDENTIAL_CONTEXT = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  // Names the types of `credentialSchema` and `credentialStatus`.
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
] as const;

const SCHEMA =
  'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json';

const MS_PER_SECOND = 1000;

export const CREDENTIAL_NAME = 'Experienced Technician';

const TRACK_NAMES: Readonly<Record<CertificateTrack, string>> = {
  hardware: 'Hardware',
  'service-desk': 'Service Desk',
  full: 'Full',
};

const { hardware, 'service-desk': desk } = EXAM_RULES;

const CRITERIA: Readonly<Record<CertificateTrack, string>> = {
  hardware: `${hardware.whole.sessions} unseen computer faults, each found, repaired and proven in a simulated workshop; ${hardware.whole.pass.itemsPassed} of them passed, and no serious safety mistake. Renewed in its last ${RENEW_DAYS} days by ${hardware.renewal.sessions} faults, ${hardware.renewal.pass.itemsPassed} of them passed.`,
  'service-desk': `${desk.whole.sessions} shifts of unseen tickets at a simulated service desk; ${desk.whole.pass.itemsPassed} of them passed, and no impostor helped. Renewed in its last ${RENEW_DAYS} days by a shift that is passed.`,
  full: 'Both exams: unseen computer faults in a simulated workshop, and shifts of unseen tickets at a simulated service desk.',
};

const DISCLAIMER =
  'Simulated-environment assessment aligned to topics of CompTIA A+ 220-1201 and 220-1202, by objective number. Not issued, endorsed or accredited by CompTIA; not proof of employment.';

/** Who the badge is about, without saying who that is. */
interface CredentialSubject {
  /** A random UUID that stands for the person in this badge alone. */
  readonly uuid: string;
  /** SHA-256 of e-mail address and salt, in hexadecimal: whoever knows the address can check that it is theirs. */
  readonly emailHash: string;
  readonly salt: string;
}

export interface CredentialOrder {
  readonly award: Award;
  readonly number: string;
  readonly subject: CredentialSubject;
  /** ms since 1970. */
  readonly issuedAt: number;
  readonly siteUrl: string;
  readonly addresses: BadgeAddresses;
}

/** What a badge calls the certificate of a track. */
export function credentialTitle(track: CertificateTrack): string {
  return `${CREDENTIAL_NAME}, ${TRACK_NAMES[track]}`;
}

/** What the JWT of a certificate says, as plain JSON. */
export function credentialClaims(order: CredentialOrder) {
  const { award, number, subject, siteUrl, addresses } = order;
  const issued = wholeSeconds(order.issuedAt);
  const expires = wholeSeconds(award.validUntil);
  const id = addresses.badge(number);
  const subjectId = `urn:uuid:${subject.uuid}`;
  return {
    '@context': CREDENTIAL_CONTEXT,
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: credentialTitle(award.track),
    description: DISCLAIMER,
    image: { id: addresses.picture(number), type: 'Image' },
    issuer: { id: siteUrl, type: ['Profile'], name: BRAND_NAME, url: siteUrl },
    validFrom: isoOf(issued),
    validUntil: isoOf(expires),
    awardedDate: isoOf(wholeSeconds(award.takenTo)),
    credentialSubject: {
      id: subjectId,
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          identityType: 'emailAddress',
          hashed: true,
          identityHash: `sha256$${subject.emailHash}`,
          salt: subject.salt,
        },
      ],
      licenseNumber: number,
      activityStartDate: isoOf(wholeSeconds(award.takenFrom)),
      activityEndDate: isoOf(wholeSeconds(award.takenTo)),
      achievement: achievement(award, addresses),
      result: results(award, addresses.achievement(award.track)),
    },
    credentialSchema: [{ id: SCHEMA, type: '1EdTechJsonSchemaValidator2019' }],
    credentialStatus: { id: addresses.revoked, type: '1EdTechRevocationList' },
    iss: siteUrl,
    sub: subjectId,
    jti: id,
    nbf: issued,
    exp: expires,
  };
}

function achievement(award: Award, addresses: BadgeAddresses) {
  const id = addresses.achievement(award.track);
  return {
    ...achievementOf(award.track, id),
    version: award.forms.join(', '),
    resultDescription: resultDescriptions(award, id),
  };
}

/** What a certificate of a track is awarded for, whoever holds it. @param id its own address. */
export function achievementOf(track: CertificateTrack, id: string) {
  return {
    id,
    type: ['Achievement'],
    achievementType: 'Certification',
    name: credentialTitle(track),
    description: DISCLAIMER,
    criteria: { narrative: CRITERIA[track] },
    inLanguage: 'en',
  };
}

/** Seconds since 1970, as JWT counts. */
function wholeSeconds(ms: number): number {
  return Math.floor(ms / MS_PER_SECOND);
}

/** A moment as the specification writes it; the same as the claim beside it, to the second. */
function isoOf(seconds: number): string {
  return new Date(MS_PER_SECOND * seconds).toISOString().replace('.000Z', 'Z');
}
