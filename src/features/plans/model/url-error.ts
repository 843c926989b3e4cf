/** Longer messages are cut: the text comes from an address that anybody can write (design/security.md). */
const MAX_MESSAGE_LENGTH = 200;

/**
 * What an address says went wrong: its query parameter `error`, or what the auth server puts into the hash when an
 * emailed link or Google's answer is refused. Always to be shown as text.
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
