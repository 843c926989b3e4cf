/** Where a badge, its picture, the keys and the list of revoked ones answer. */

/** The path of the function below Supabase's address. */
export const BADGE_PATH = '/functions/v1/badge';

/** @param badgeUrl the function's own address, without a trailing slash. */
export function badgeAddresses(badgeUrl: string) {
  return {
    /** The signed badge as text. It is also what identifies the credential. */
    badge: (number: string) => `${badgeUrl}/${number}`,
    /** The picture with the signed badge in it. */
    picture: (number: string) => `${badgeUrl}/${number}.svg`,
    /** What the badge says, as JSON. */
    claims: (number: string) => `${badgeUrl}/${number}.json`,
    key: (id: string) => `${badgeUrl}/keys/${encodeURIComponent(id)}`,
    achievement: (track: string) => `${badgeUrl}/achievements/${track}`,
    revoked: `${badgeUrl}/revoked`,
  };
}
export type BadgeAddresses = ReturnType<typeof badgeAddresses>;

/** In the place of a number: a certificate that is nobody's, to look at. */
export const EXAMPLE_NUMBER = 'example';

/** The page that says whether a certificate counts. */
export function verifyAddress(siteUrl: string, number: string): string {
  return `${siteUrl}/verify/${number}`;
}
