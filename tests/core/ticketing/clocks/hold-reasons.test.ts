import { describe, expect, it } from 'vitest';
import {
  HOLD_REASONS,
  holdRule,
  mayResolveSilent,
} from '../../../../src/core/ticketing/clocks/hold-reasons.ts';
import { at } from '../desk-time.ts';

const HOUR = 3600;
const attempts = (...list: readonly (readonly [string, string])[]) =>
  list.map(([time, channel]) => ({ at: at(time), channel }));

describe('hold reasons', () => {
  it.each([
    ['caller', 9, 3],
    ['vendor', 9, null],
    ['parts', 18, null],
    ['change', 18, null],
    ['problem', 45, null],
  ] as const)('waiting for %s is followed up every %i business hours', (reason, hours, strikes) => {
    expect(holdRule(reason, 'P3')).toEqual({
      reason,
      calendar: 'business',
      followUpEvery: hours * HOUR,
      followUpsBeforeResolve: strikes,
    });
    expect(holdRule(reason, null)).toEqual(holdRule(reason, 'P5'));
  });

  it.each(HOLD_REASONS)('a P1 that waits for %s is followed up every 30 minutes, day and night', (reason) => {
    expect(holdRule(reason, 'P1')).toMatchObject({ calendar: 'always', followUpEvery: HOUR / 2 });
  });
});

describe('the three-strike rule', () => {
  it('three attempts over two channels are enough when each is a business day after the one before', () => {
    const list = attempts(['Mon 10:00', 'phone'], ['Tue 10:00', 'e-mail'], ['Wed 10:00', 'phone']);
    expect(mayResolveSilent('caller', list)).toBe(true);
  });

  it('a minute too soon is not enough', () => {
    const list = attempts(['Mon 10:00', 'phone'], ['Tue 09:59', 'e-mail'], ['Wed 09:59', 'phone']);
    expect(mayResolveSilent('caller', list)).toBe(false);
  });

  it('a week-end is no business day', () => {
    const list = attempts(['Thu 10:00', 'phone'], ['Fri 10:00', 'e-mail'], ['Sun 10:00', 'phone']);
    expect(mayResolveSilent('caller', list)).toBe(false);
  });

  it('one channel is not enough', () => {
    const list = attempts(['Mon 10:00', 'e-mail'], ['Tue 10:00', 'e-mail'], ['Wed 10:00', 'e-mail']);
    expect(mayResolveSilent('caller', list)).toBe(false);
  });

  it('two attempts are not enough, and more in between do no harm', () => {
    expect(mayResolveSilent('caller', attempts(['Mon 10:00', 'phone'], ['Tue 10:00', 'e-mail']))).toBe(false);
    const list = attempts(
      ['Mon 10:00', 'phone'],
      ['Mon 15:00', 'chat'],
      ['Tue 10:00', 'phone'],
      ['Wed 10:00', 'phone'],
    );
    expect(mayResolveSilent('caller', list)).toBe(true);
  });

  it.each(['vendor', 'parts', 'change', 'problem'] as const)('silence of %s resolves nothing', (reason) => {
    const list = attempts(['Mon 10:00', 'phone'], ['Tue 10:00', 'e-mail'], ['Wed 10:00', 'phone']);
    expect(mayResolveSilent(reason, list)).toBe(false);
  });
});
