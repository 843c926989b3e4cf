import type { Mail } from '../../supabase/local/mailbox/mailbox.ts';

/** Where a link of an email leads: the page's address, and what its hash says. */
export interface Landing {
  readonly origin: string;
  readonly pathname: string;
  readonly search: URLSearchParams;
  readonly hash: URLSearchParams;
}

/** Takes an address apart the way the page at its end would. */
export function landingOf(address: string): Landing {
  const { origin, pathname, search, hash } = new URL(address);
  return {
    origin,
    pathname,
    search: new URLSearchParams(search),
    hash: new URLSearchParams(hash.replace(/^#/, '')),
  };
}

/** Follows the first link of an email up to the page it leads to, without opening the page. */
export async function followLink(mail: Mail): Promise<Landing> {
  const link = mail.links[0];
  if (link === undefined) throw new Error(`The email "${mail.subject}" has no link.`);
  const answer = await fetch(link, { redirect: 'manual' });
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`The link answered ${answer.status} and led nowhere.`);
  return landingOf(location);
}
