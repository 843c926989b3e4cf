import { describe, expect, it, vi } from 'vitest';
import type { DemoResult } from '../../../src/core/hardware/scenarios/demo-60-result.ts';
import { keepDemoResult, readDemoResult } from '../../../src/features/demo-access/model/kept-result.ts';
import { STORAGE_KEYS } from '../../../src/lib/storage.ts';

const RESULT: DemoResult = {
  outcome: 'solved',
  score: 95,
  seconds: 46,
  memoryMiB: 32_768,
  deeds: {
    'read-evidence': 'done',
    'found-module': 'shown',
    'two-clicks': 'done',
    'strap-off-first': 'done',
    'first-picture': 'done',
  },
  missing: null,
  wrong: { count: 1, points: 5 },
  shown: { count: 0, points: 0 },
  look: null,
};
const KEY = `${STORAGE_KEYS.demoResult}:ann`;

describe('the kept result of a demo', () => {
  it('is read back as it was stored, for its own person alone', () => {
    expect(keepDemoResult('ann', RESULT)).toBe(true);
    expect(readDemoResult('ann')).toEqual(RESULT);
    expect(readDemoResult('bob')).toBeNull();
  });

  it('that was tampered with, or written by an older version, is ignored', () => {
    const wrongs = [
      'nonsense',
      JSON.stringify({ ...RESULT, score: 1000 }),
      JSON.stringify({ ...RESULT, outcome: 'won' }),
      JSON.stringify({ ...RESULT, deeds: {} }),
      JSON.stringify({ ...RESULT, missing: 'dance' }),
    ];
    for (const wrong of wrongs) {
      window.localStorage.setItem(KEY, wrong);
      expect(readDemoResult('ann')).toBeNull();
    }
  });

  it('reports that it is not stored where the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keepDemoResult('ann', RESULT)).toBe(false);
    vi.restoreAllMocks();
  });
});
