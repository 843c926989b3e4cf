import { describe, expect, it } from 'vitest';
import { parseJson } from '../../supabase/functions/_shared/body.ts';

const REASON = 'Text holds a character that cannot be kept';

describe('the reader of bodies', () => {
  it.each([
    ['a NUL', '{"userData": {"email": "a\\u0000@b.test"}}', `email: ${REASON}`],
    ['half a character', '{"planId": "\\ud83d"}', `planId: ${REASON}`],
    ['a NUL in a name', '{"a\\u0000b": 1}', REASON],
    ['nothing but a NUL', '"\\u0000"', REASON],
  ])('refuses %s and names the field', (_what, text, details) => {
    expect(() => parseJson(text)).toThrow(
      expect.objectContaining({ status: 400, message: 'Invalid request', details }),
    );
  });

  it('accepts every other text unchanged', () => {
    const body = { name: 'Zoë 👩‍🔧', message: 'one\n\ttwo \\u0000' };
    expect(parseJson(JSON.stringify(body))).toEqual(body);
  });
});
