/** A path of the product as an absolute address, for links that come back from elsewhere (emails, Google). */
export function absoluteUrl(path: string): string {
  return new URL(path, window.location.origin).href;
}
