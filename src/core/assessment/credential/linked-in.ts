export interface LinkedInEntry {
  readonly name: string;
  readonly organization: string;
  /** ms since 1970. */
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly verifyUrl: string;
  readonly number: string;
}

/** LinkedIn's page that adds a certificate to one's profile, filled in. Its months count from 1. */
export function linkedInAddress(entry: LinkedInEntry): string {
  const [issued, expires] = [entry.issuedAt, entry.expiresAt].map((at) => new Date(at)) as [Date, Date];
  const fields = {
    startTask: 'CERTIFICATION_NAME',
    name: entry.name,
    organizationName: entry.organization,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    expirationYear: String(expires.getUTCFullYear()),
    expirationMonth: String(expires.getUTCMonth() + 1),
    certUrl: entry.verifyUrl,
    certId: entry.number,
  };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `https://www.linkedin.com/profile/add?${query.join('&')}`;
}
