import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { backendMessage } from '../../src/lib/backend-message.ts';
import { FunctionError } from '../../src/lib/function-error.ts';

const SENTENCE = 'The desk is closed today.';
const raised = (code: string) => ({ code, message: SENTENCE, details: null, hint: null });

describe('a message for the person', () => {
  it.each([
    ['a database function that refuses', raised('PT429')],
    ['a check of the database', raised('P0001')],
    ['a rule about who may do what', raised('42501')],
    ['the auth server that refuses', new AuthApiError(SENTENCE, 422, 'weak_password')],
    ['an Edge Function that refuses', new FunctionError('refused', 409, SENTENCE)],
    ['an Edge Function whose payment provider is down', new FunctionError('refused', 502, SENTENCE)],
    ['a service that rejects with bare text', SENTENCE],
  ])('is shown as it is when it comes from %s', (_whom, cause) => {
    expect(backendMessage(cause)).toBe(SENTENCE);
  });
});

describe('a technical message is not shown', () => {
  it.each([
    ['no network', new TypeError('Failed to fetch')],
    ['no network, as the database client wraps it', raised('')],
    ['SQL that went wrong', raised('XX000')],
    ['a request that the database cannot read', raised('PGRST100')],
    ['an auth server that stumbled', new AuthApiError(SENTENCE, 500, 'unexpected_failure')],
    ['an auth server out of reach', new AuthRetryableFetchError(SENTENCE, 0)],
    ['a function that never answered', new FunctionError('unreachable', 0)],
    ['a function that answered what nobody can read', new FunctionError('unreadable', 200)],
    ['a refusal without words', { ...raised('PT409'), message: ' ' }],
    ['nothing at all', undefined],
  ])('%s', (_what, cause) => {
    expect(backendMessage(cause)).toBeNull();
  });
});
