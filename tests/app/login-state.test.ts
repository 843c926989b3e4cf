import { describe, expect, it } from 'vitest';
import { pageAfterLogin } from '../../src/app/login-state.ts';

describe('the page after signing in', () => {
  it.each(['/admin', '/admin?session_id=cs_1', '/admin/testing?case=7', '/select-plan?plan=1'])(
    'is the one that the person asked for: %s',
    (address) => expect(pageAfterLogin(address)).toBe(address),
  );

  it.each([null, '', '/privacy', '/administration', '//evil.example/admin', 'https://evil.example/admin'])(
    'is the dashboard for %s, which is not a signed-in page',
    (address) => expect(pageAfterLogin(address)).toBe('/admin'),
  );
});
