import { describe, expect, it } from 'vitest';
import { readPlatformEnv } from '../../supabase/functions/_shared/env.ts';

const PLACE = { SUPABASE_URL: 'https://ref.supabase.co', SITE_URL: 'https://bench.example/' };
const PRESENT = {
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1"}',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1"}',
};
const FORMER = { SUPABASE_ANON_KEY: 'anon', SUPABASE_SERVICE_ROLE_KEY: 'service' };

describe('the keys a function works with', () => {
  it('are the present ones, which hosted Supabase gives as JSON by name', () => {
    expect(readPlatformEnv({ ...PLACE, ...PRESENT })).toMatchObject({
      publishableKey: 'sb_publishable_1',
      secretKey: 'sb_secret_1',
    });
  });

  it('are the present ones also where the former ones are still set', () => {
    expect(readPlatformEnv({ ...PLACE, ...FORMER, ...PRESENT })).toMatchObject({
      publishableKey: 'sb_publishable_1',
      secretKey: 'sb_secret_1',
    });
  });

  it('are the former ones on a project that has no others', () => {
    expect(readPlatformEnv({ ...PLACE, ...FORMER })).toMatchObject({
      publishableKey: 'anon',
      secretKey: 'service',
    });
  });

  it('are the default ones of several, and the first where none is called so', () => {
    const keysOf = (json: string): string =>
      readPlatformEnv({ ...PLACE, ...PRESENT, SUPABASE_SECRET_KEYS: json }).secretKey;
    expect(keysOf('{"reports":"sb_secret_2","default":"sb_secret_1"}')).toBe('sb_secret_1');
    expect(keysOf('{"reports":"sb_secret_2"}')).toBe('sb_secret_2');
  });

  it.each([
    ['not there', {}, 'Missing environment variable SUPABASE_SECRET_KEYS (or SUPABASE_SERVICE_ROLE_KEY)'],
    ['blank', { SUPABASE_SECRET_KEYS: ' ' }, 'Missing environment variable SUPABASE_SECRET_KEYS'],
    ['no JSON', { SUPABASE_SECRET_KEYS: 'sb_secret_1' }, 'Invalid environment variable SUPABASE_SECRET_KEYS'],
    ['an empty object', { SUPABASE_SECRET_KEYS: '{}' }, 'Missing key in environment variable'],
    ['an empty key', { SUPABASE_SECRET_KEYS: '{"default":""}' }, 'Missing key in environment variable'],
  ])('stop the start when they are %s, and the reason does not repeat them', (_how, keys, reason) => {
    const { SUPABASE_PUBLISHABLE_KEYS } = PRESENT;
    const start = () => readPlatformEnv({ ...PLACE, SUPABASE_PUBLISHABLE_KEYS, ...keys });
    expect(start).toThrow(reason);
    expect(start).not.toThrow('sb_secret_1');
  });
});

describe('the public keys that tokens are signed with', () => {
  it('are the set that hosted Supabase gives, and none on a project whose keys are secret', () => {
    const keys = [{ kty: 'EC', kid: 'key-1' }];
    const withKeys = readPlatformEnv({ ...PLACE, ...PRESENT, SUPABASE_JWKS: JSON.stringify({ keys }) });
    expect(withKeys.signingKeys).toEqual({ keys });
    expect(readPlatformEnv({ ...PLACE, ...PRESENT }).signingKeys).toBeNull();
  });

  it('stop the start when they cannot be read', () => {
    const start = () => readPlatformEnv({ ...PLACE, ...PRESENT, SUPABASE_JWKS: '[]' });
    expect(start).toThrow('SUPABASE_JWKS');
  });
});
