import { describe, expect, it } from 'vitest';
import { createFailureOf } from '../../../src/features/people/model/create-failure.ts';
import { FunctionError } from '../../../src/lib/function-error.ts';

const ofMessage = (message: string) => createFailureOf(new FunctionError('refused', 500, message)).kind;

describe('adding a person, when the server refuses', () => {
  it.each([
    'Invalid API key',
    'Missing SUPABASE_SERVICE_ROLE_KEY',
    'service_role key not configured',
    'Missing service role key',
    'The service key is not set',
    'Missing environment variable SUPABASE_SECRET_KEYS (or SUPABASE_SERVICE_ROLE_KEY)',
    'Invalid environment variable SUPABASE_SECRET_KEYS: a JSON object of keys by name is expected',
  ])('an administrator is told of the server’s configuration by ‘%s’', (message) => {
    expect(ofMessage(message)).toBe('configuration');
  });

  it.each([
    'A user with this email address has already been registered',
    'Database error: duplicate key',
    'Missing email',
  ])('an administrator reads the server’s own words ‘%s’', (message) => {
    expect(ofMessage(message)).toBe('refused');
  });
});
