/** A path of the product as an absolute address, for links that come back from elsewhere (emails, Google). */
export function absoluteUrl(path: string): string {
  // At build time there is no window, and no link to follow.
  return typeof window === 'undefined' ? path : new URL(path, window.location.origin).href;
}
