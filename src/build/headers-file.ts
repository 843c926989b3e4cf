import { createHash } from 'node:crypto';

/** A rule of a `_headers` file: a path pattern and the headers for it. */
export interface HeaderRule {
  readonly matches: (pathname: string) => boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The placeholder in `public/_headers` for the backend's origin. */
const ORIGIN_TOKEN = '__SUPABASE_ORIGIN__';

/** Replaces the placeholder with the hosted origin, or removes it when the backend is on the page's own origin. */
export function fillOrigin(text: string, origin: string | null): string {
  return origin === null
    ? text.replaceAll(` ${ORIGIN_TOKEN}`, '')
    : text.replaceAll(`connect-src 'self' ${ORIGIN_TOKEN}`, `connect-src 'self' ${origin}`);
}

/** Adds the origins of these addresses (remote simulations) to `frame-src`: each once, sorted. */
export function allowFrames(text: string, addresses: readonly string[]): string {
  const origins = [...new Set(addresses.map((address) => new URL(address).origin))].toSorted();
  return text.replaceAll("frame-src 'self'", ["frame-src 'self'", ...origins].join(' '));
}

/** Allows this inline script, and no other, in `script-src`. */
export function allowScript(text: string, script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return text.replaceAll("script-src 'self'", `script-src 'self' 'sha256-${hash}'`);
}

/** Adds this address (the email service) to `connect-src`. */
export function allowConnection(text: string, address: string): string {
  return text.replaceAll("connect-src 'self'", `connect-src 'self' ${new URL(address).origin}`);
}

function matcher(pattern: string): (pathname: string) => boolean {
  const source = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const expression = new RegExp(`^${source.join('.*')}$`);
  return (pathname) => expression.test(pathname);
}

/**
 * Parses the part of the Netlify and Cloudflare Pages format that we use: a line with a path, `*` as a wildcard,
 * then indented `Name: value` lines; `#` starts a comment line.
 */
export function parseHeadersFile(text: string): readonly HeaderRule[] {
  const rules: { matches: HeaderRule['matches']; headers: [string, string][] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ matches: matcher(line.trim()), headers: [] });
      continue;
    }
    const colon = line.indexOf(':');
    if (colon === -1) throw new Error(`_headers: "${line.trim()}" is not a header.`);
    rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}
