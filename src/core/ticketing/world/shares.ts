import type { Host, StoredCredential } from './host.ts';
import { resolve, segmentTowards } from './host-network.ts';
import type { NetworkSeen } from './network-seen.ts';

/** What a host gets from a file server. The numbers are those of Windows. */
export type ShareCode = 'ok' | '5' | '53' | '67' | '1219' | '1326';

/** The server that holds the shares of the company today. */
export const FILE_SERVER = 'files';
/** The drive that everybody has, as the policy maps it. */
export const HOME_DRIVE = { letter: 'H:', unc: `\\\\${FILE_SERVER}\\home$`, persistent: true } as const;

export function serverOf(unc: string): string {
  return unc.replace(/^\\\\/, '').split('\\')[0] ?? '';
}

function shareOf(unc: string): string {
  return unc.replace(/^\\\\/, '').split('\\')[1] ?? '';
}

/** Short and full name of a server are the same server to a stored credential. */
const firstLabel = (name: string): string => name.toLowerCase().split('.')[0] ?? '';

function credentialFor(host: Host, server: string): StoredCredential | null {
  return (
    host.credentials.find(
      ({ kind, target }) => kind === 'Domain Password' && firstLabel(target) === firstLabel(server),
    ) ?? null
  );
}

/** Whether a path leads to the server that holds the shares today. */
export function isOnFileServer(unc: string): boolean {
  return firstLabel(serverOf(unc)) === FILE_SERVER;
}

/** The login of `CORP\nferrant` and of `nferrant@corp…`. */
export function loginOf(user: string): string {
  return user.replace(/^.*\\/, '').replace(/@.*$/, '').toLowerCase();
}

/** A password that was saved before the account got another one. */
function isStale(seen: NetworkSeen, credential: StoredCredential): boolean {
  const account = seen.account(loginOf(credential.user));
  return account !== null && account.passwordSet > credential.savedAt;
}

/** Whether another user already holds a connection to the server. */
function isTaken(host: Host, server: string, user: string, except: string | null): boolean {
  return host.drives.some(
    ({ letter, unc, connectedAs }) =>
      letter !== except &&
      connectedAs !== null &&
      firstLabel(serverOf(unc)) === firstLabel(server) &&
      loginOf(connectedAs) !== loginOf(user),
  );
}

/**
 * Opening a share: as the user that is asked for, else as the stored credential says, else as who is signed in. `except`: a
 * drive that this connection takes the place of.
 */
export function openShare(
  host: Host,
  seen: NetworkSeen,
  unc: string,
  asked: string | null,
  except: string | null = null,
): { readonly code: ShareCode; readonly user: string } {
  const server = serverOf(unc);
  const stored = asked === null ? credentialFor(host, server) : null;
  const user = asked ?? stored?.user ?? host.session.user;
  const address = resolve(host, seen, server)?.address;
  const segment = address === undefined ? null : segmentTowards(host, seen, address);
  if (address === undefined || segment === null) return { code: '53', user };
  const answer = seen.share(segment, address, shareOf(unc), loginOf(user));
  if (answer === 'no-answer') return { code: '53', user };
  if (isTaken(host, server, user, except)) return { code: '1219', user };
  if (stored !== null && isStale(seen, stored)) return { code: '1326', user };
  const account = seen.account(loginOf(user));
  if (account === null || !account.active) return { code: '1326', user };
  if (answer === 'no-such-share') return { code: '67', user };
  return { code: answer === 'access-denied' ? '5' : 'ok', user };
}
