/** Navigates to an absolute http(s) address outside of the router: a payment page, a sign-in provider. */
export function leaveFor(url: string): void {
  const { protocol } = new URL(url, window.location.origin);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('Not an http(s) address.');
  window.location.assign(url);
}
