import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storedSender } from '../../../src/features/messages/model/sender.ts';
import { STORAGE_KEYS } from '../../../src/lib/storage.ts';

const store = (text: string): void => window.localStorage.setItem(STORAGE_KEYS.session, text);

describe('who writes', () => {
  it('is read from the session that the browser keeps', () => {
    store(JSON.stringify({ user: { email: 'ada@bench.test', user_metadata: { full_name: 'Ada' } } }));
    expect(storedSender()).toEqual({ name: 'Ada', email: 'ada@bench.test' });
  });

  it('is nobody without one', () => {
    expect(storedSender()).toEqual({ name: '', email: '' });
  });

  it('is two texts, whatever has got into the storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        store(text);
        const { name, email } = storedSender();
        expect([typeof name, typeof email]).toEqual(['string', 'string']);
      }),
    );
  });
});
