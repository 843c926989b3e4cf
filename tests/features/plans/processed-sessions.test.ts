import { describe, expect, it } from 'vitest';
import {
  isSessionProcessed,
  markSessionProcessed,
} from '../../../src/features/plans/model/processed-sessions.ts';

const stored = () => window.localStorage.getItem('processedPaymentSessions');

describe('checkouts that were settled', () => {
  it('are stored under the key of the specification', () => {
    expect(isSessionProcessed('cs_1')).toBe(false);
    markSessionProcessed('cs_1');
    markSessionProcessed('cs_2');
    expect(isSessionProcessed('cs_1')).toBe(true);
    expect(stored()).toBe('["cs_1","cs_2"]');
  });

  it.each(['not json', '{"a":1}', '[1,2]'])('survive a storage that holds %s', (text) => {
    window.localStorage.setItem('processedPaymentSessions', text);
    expect(isSessionProcessed('cs_1')).toBe(false);
    markSessionProcessed('cs_1');
    expect(stored()).toBe('["cs_1"]');
  });

  it('are kept up to a limit', () => {
    for (let index = 0; index < 80; index += 1) markSessionProcessed(`cs_${index}`);
    expect(JSON.parse(stored() ?? '[]')).toHaveLength(50);
    expect(isSessionProcessed('cs_79')).toBe(true);
  });
});
