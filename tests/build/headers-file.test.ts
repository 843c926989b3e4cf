import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { allowConnection, allowFrames, fillOrigin, parseHeadersFile } from '../../src/build/headers-file.ts';

const FILE = new URL('../../public/_headers', import.meta.url);

/** What a path is served with, by the file that is deployed. */
async function headersOf(pathname: string, origin: string | null): Promise<ReadonlyMap<string, string>> {
  const rules = parseHeadersFile(fillOrigin(await readFile(FILE, 'utf8'), origin));
  return new Map(rules.filter((rule) => rule.matches(pathname)).flatMap((rule) => rule.headers));
}

function directives(policy: string | undefined): ReadonlyMap<string, string> {
  const parts = (policy ?? '').split(';').map((part) => part.trim());
  return new Map(parts.map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]));
}

describe('the headers of the product', () => {
  it.each(['/', '/admin/demo', '/register', '/assets/index-1a2b.js'])('guard %s', async (path) => {
    const headers = await headersOf(path, null);
    const policy = directives(headers.get('Content-Security-Policy'));
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('trusted-types')).toBe('benchready-worker benchready-geometry');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Strict-Transport-Security')).toMatch(/max-age=\d{8}/);
  });

  it('let the pages of a deployment connect to its Supabase project, and to nothing else', async () => {
    const headers = await headersOf('/admin', 'https://abc.supabase.co');
    const policy = directives(headers.get('Content-Security-Policy'));
    expect(policy.get('connect-src')).toBe("'self' https://abc.supabase.co");
  });

  it('let the pages send email through the email service of the deployment', async () => {
    const text = fillOrigin(await readFile(FILE, 'utf8'), 'https://abc.supabase.co');
    const rules = parseHeadersFile(allowConnection(text, 'https://api.emailjs.com/api'));
    const headers = new Map(rules.filter((rule) => rule.matches('/')).flatMap((rule) => rule.headers));
    expect(directives(headers.get('Content-Security-Policy')).get('connect-src')).toBe(
      "'self' https://api.emailjs.com https://abc.supabase.co",
    );
  });

  it("allow frames of the deployment's remote simulations alone", async () => {
    const policyOf = async (origins: readonly string[]) => {
      const rules = parseHeadersFile(allowFrames(await readFile(FILE, 'utf8'), origins));
      const headers = new Map(rules.filter((rule) => rule.matches('/admin')).flatMap((rule) => rule.headers));
      return directives(headers.get('Content-Security-Policy'));
    };
    expect((await policyOf([])).get('frame-src')).toBe("'self'");
    const policy = await policyOf([
      'https://two.example/b',
      'https://one.example/a?b',
      'https://two.example/c',
    ]);
    expect(policy.get('frame-src')).toBe("'self' https://one.example https://two.example");
    expect(policy.get('frame-ancestors')).toBe("'self'");
  });

  it('let files whose name changes with their content be cached for good, and only those', async () => {
    expect((await headersOf('/assets/index-1a2b.js', null)).get('Cache-Control')).toContain('immutable');
    expect((await headersOf('/', null)).get('Cache-Control')).toBeUndefined();
  });

  it('are refused when a line is not a header', () => {
    expect(() => parseHeadersFile('/*\n  no header')).toThrow('no header');
  });
});
