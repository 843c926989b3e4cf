import { describe, expect, it } from 'vitest';
import { createFailureOf } from '../../../src/features/people/model/create-failure.ts';
import { FunctionError } from '../../../src/lib/function-error.ts';

const ofMessage = (message: string) => createFailureOf(new FunctionError('refused', 500, message)).kind;

describe('a refusal of the server to add a person', () => {
  it.each([
    'Invalid API key',
    'Missing SUPABASE_SERVICE_ROLE_KEY',
    'service_role key not configured',
    'Missing service role key',
    'The service key is not set',
    'Missing environment variable SUPABASE_SECRET_KEYS (or SUPABASE_SERVICE_ROLE_KEY)',
    'Invalid environment variable SUPABASE_SECRET_KEYS: a JSON object of keys by name is expected',
  ])('is a matter of the server’s configuration for ‘%s’', (message) => {
    expect(ofMessage(message)).toBe('configuration');
  });

  it.each([
    'A user with this email address has already been registered',
    'Database error: duplicate key',
    'Missing email',
  ])('is shown with the server’s own message for ‘%s’', (message) => {
    expect(ofMessage(message)).toBe('refused');
  });
});
