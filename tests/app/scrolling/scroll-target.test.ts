import { describe, expect, it } from 'vitest';
import { type ScrollFacts, scrollTargetOf } from '../../../src/app/scrolling/scroll-target.ts';

const HOME = { pathname: '/', search: '', hash: '' };
const PRIVACY = { pathname: '/privacy', search: '', hash: '' };

function target(facts: Partial<ScrollFacts>): number | null {
  return scrollTargetOf({ navigation: 'PUSH', from: HOME, to: PRIVACY, savedTop: null, ...facts });
}

describe('the scroll position after a navigation', () => {
  it('a link to another page opens it at its top', () => {
    expect(target({})).toBe(0);
    expect(target({ savedTop: 1784 })).toBe(0);
  });

  it('a redirect to another page opens it at its top', () => {
    expect(target({ navigation: 'REPLACE' })).toBe(0);
  });

  it('a link to the page itself goes up', () => {
    expect(target({ navigation: 'REPLACE', to: HOME })).toBe(0);
    expect(target({ from: { ...HOME, hash: '#pricing' }, to: HOME })).toBe(0);
  });

  it('Back restores where the person was', () => {
    expect(target({ navigation: 'POP', savedTop: 1784 })).toBe(1784);
    expect(target({ navigation: 'POP', to: { ...HOME, hash: '#pricing' }, savedTop: 900 })).toBe(900);
  });

  it('Back to a page that was never scrolled shows its top', () => {
    expect(target({ navigation: 'POP' })).toBe(0);
  });

  it('an address with a hash is left to the section it names', () => {
    expect(target({ to: { ...HOME, hash: '#pricing' } })).toBeNull();
    expect(target({ navigation: 'POP', to: { ...HOME, hash: '#pricing' } })).toBeNull();
  });

  it('a change of the query alone moves nothing', () => {
    expect(target({ navigation: 'REPLACE', from: { ...PRIVACY, search: '?session_id=1' } })).toBeNull();
  });
});
