/** Longer messages are truncated: anybody can write such an address (design/security.md). */
const MAX_MESSAGE_LENGTH = 200;

/**
 * The error in an address: its query parameter `error`, or what the auth server puts into the hash when it refuses
 * an emailed link or Google's response. Untrusted: render it as text only.
 */
export function urlErrorOf(search: string, hash: string): string | null {
  const described =
    new URLSearchParams(search).get('error') ?? hashError(new URLSearchParams(hash.replace(/^#/, '')));
  const message = described?.trim().slice(0, MAX_MESSAGE_LENGTH);
  return message ? message : null;
}

function hashError(params: URLSearchParams): string | null {
  return params.get('error_description') ?? params.get('error');
}
