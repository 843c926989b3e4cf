import { AuthRetryableFetchError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { failureKind } from '../../src/lib/failure-kind.ts';
import { FunctionError } from '../../src/lib/function-error.ts';

describe('a call that failed', () => {
  it.each([
    ['fetch', new TypeError('Failed to fetch')],
    ['a timeout', new DOMException('Timed out', 'TimeoutError')],
    ['the database', { message: 'TypeError: Failed to fetch', details: '', hint: '', code: '' }],
    ['the auth server', new AuthRetryableFetchError('Failed to fetch', 0)],
    ['a function', new FunctionError('unreachable', 0)],
  ])('did not reach the server, says %s', (_who, cause) => {
    expect(failureKind(cause)).toBe('unreachable');
  });

  it.each([
    ['the database', { message: 'out of memory', details: null, hint: null, code: '53200' }],
    ['a gateway', { message: '<html>Bad gateway</html>' }],
    ['the auth server', new AuthRetryableFetchError('Bad gateway', 502)],
    ['a function', new FunctionError('unreadable', 500)],
    ['a row that was not changed', new Error('No profile was changed')],
  ])('was answered and failed, says %s', (_who, cause) => {
    expect(failureKind(cause)).toBe('failed');
  });
});
