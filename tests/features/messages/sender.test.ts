import { describe, expect, it } from 'vitest';
import { forgetOwnName, keepOwnName, storedSender } from '../../../src/features/messages/model/sender.ts';
import { STORAGE_KEYS } from '../../../src/lib/storage.ts';
import { fc } from '../../support/fixed-seeds.ts';

const store = (text: string): void => window.localStorage.setItem(STORAGE_KEYS.session, text);

describe('the sender of a message', () => {
  const ada = { id: '1', email: 'ada@bench.test', user_metadata: { full_name: 'A. by Google' } };

  it('is the person of the stored session, with the name of the profile', () => {
    store(JSON.stringify({ user: ada }));
    keepOwnName('1', 'Ada');
    expect(storedSender()).toEqual({ name: 'Ada', email: 'ada@bench.test' });
  });

  it('has no name where it belongs to another person, or was removed', () => {
    store(JSON.stringify({ user: ada }));
    keepOwnName('2', 'Ida');
    expect(storedSender().name).toBe('');
    keepOwnName('1', 'Ada');
    forgetOwnName();
    expect(storedSender().name).toBe('');
  });

  it('is empty without a session', () => {
    expect(storedSender()).toEqual({ name: '', email: '' });
  });

  it('is always two strings, whatever is in the storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        store(text);
        window.localStorage.setItem(STORAGE_KEYS.ownName, text);
        const { name, email } = storedSender();
        expect([typeof name, typeof email]).toEqual(['string', 'string']);
      }),
    );
  });
});
