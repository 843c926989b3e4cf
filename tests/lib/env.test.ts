import { describe, expect, it } from 'vitest';
import { backendAddress, externalDemoUrl, supportAddress } from '../../src/lib/env.ts';

const ORIGIN = 'http://127.0.0.1:5173';

describe('the backend', () => {
  it("is the local stack on the page's own origin when nothing is set", () => {
    expect(backendAddress({}, ORIGIN)).toEqual({ url: ORIGIN, publishableKey: 'sb_publishable_local' });
  });

  it('is hosted Supabase when both variables are set', () => {
    const env = { VITE_SUPABASE_URL: 'https://abc.supabase.co/', VITE_SUPABASE_ANON_KEY: 'sb_publishable_x' };
    expect(backendAddress(env, ORIGIN)).toEqual({
      url: 'https://abc.supabase.co',
      publishableKey: 'sb_publishable_x',
    });
  });

  it.each([{ VITE_SUPABASE_URL: 'https://abc.supabase.co' }, { VITE_SUPABASE_ANON_KEY: 'sb_publishable_x' }])(
    'is refused when only half is set: %o',
    (env) => {
      expect(() => backendAddress(env, ORIGIN)).toThrow(/both/);
    },
  );

  it.each(['abc.supabase.co', 'ftp://abc.supabase.co', 'javascript:alert(1)'])('is never at %s', (url) => {
    expect(() => backendAddress({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: 'k' }, ORIGIN)).toThrow(
      /VITE_SUPABASE_URL/,
    );
  });
});

describe('links of the deployment', () => {
  it('are absent where none is named', () => {
    expect(externalDemoUrl({})).toBeNull();
    expect(supportAddress({})).toBeNull();
  });

  it('are refused when they would be more than an address', () => {
    expect(() => externalDemoUrl({ VITE_DEMO_URL: 'javascript:alert(1)' })).toThrow(/VITE_DEMO_URL/);
    expect(() => supportAddress({ VITE_SUPPORT_EMAIL: 'a@b.test?bcc=c@d.test' })).toThrow(
      /VITE_SUPPORT_EMAIL/,
    );
    expect(supportAddress({ VITE_SUPPORT_EMAIL: 'help@bench.test' })).toBe('help@bench.test');
  });
});
