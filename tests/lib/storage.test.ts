import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  hasStoredSession,
  readStored,
  readText,
  STORAGE_KEYS,
  writeStored,
  writeText,
} from '../../src/lib/storage.ts';
import { fc } from '../support/fixed-seeds.ts';

const sessions = z.array(z.string());

afterEach(() => {
  vi.restoreAllMocks();
});

const blockStorage = (): void => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
};

describe('what is stored', () => {
  it('is read back unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (ids) => {
        writeStored(STORAGE_KEYS.processedPayments, ids);
        expect(readStored(STORAGE_KEYS.processedPayments, sessions, [])).toEqual(ids);
      }),
    );
  });

  it('is replaced by the fallback whenever it does not match the schema', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        window.localStorage.setItem('key', text);
        const read = readStored('key', sessions, ['fallback']);
        expect(sessions.safeParse(read).success).toBe(true);
      }),
    );
    window.localStorage.setItem('key', '{"half":');
    expect(readStored('key', sessions, ['fallback'])).toEqual(['fallback']);
  });
});

describe('blocked storage', () => {
  it('reads as empty, and reports that writing failed', () => {
    blockStorage();
    expect(readText('theme')).toBeNull();
    expect(readStored('key', sessions, [])).toEqual([]);
    expect(writeText('theme', 'dark')).toBe(false);
    expect(hasStoredSession()).toBe(false);
  });
});

describe('a full storage', () => {
  it('reports that writing failed', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Quota exceeded.', 'QuotaExceededError');
    });
    expect(writeStored(STORAGE_KEYS.processedPayments, ['cs_1'])).toBe(false);
  });
});
