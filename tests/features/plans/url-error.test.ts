import { describe, expect, it } from 'vitest';
import { urlErrorOf } from '../../../src/features/plans/model/url-error.ts';
import { fc } from '../../support/fixed-seeds.ts';

describe('the error in an address', () => {
  it.each([
    ['?error=access_denied', '', 'access_denied'],
    ['?plan=x&error=Payment%20failed', '', 'Payment failed'],
    ['', '#error=access_denied&error_description=Email+link+is+invalid', 'Email link is invalid'],
    ['', '#error=server_error', 'server_error'],
    ['?error=from-query', '#error=from-hash', 'from-query'],
    ['', '', null],
    ['?error=', '', null],
    ['?error=%20%20', '', null],
  ])('%s%s reads as %o', (search, hash, message) => {
    expect(urlErrorOf(search, hash)).toBe(message);
  });

  it('is never longer than 200 characters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (text) => {
        const message = urlErrorOf(`?error=${encodeURIComponent(text)}`, '');
        expect(message === null || (message.length > 0 && message.length <= 200)).toBe(true);
      }),
    );
  });
});
