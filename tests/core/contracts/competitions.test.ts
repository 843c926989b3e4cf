import { describe, expect, it } from 'vitest';
import {
  COMPETITION_POOL,
  COMPETITION_SIMULATIONS,
  competitionForm,
} from '../../../src/core/contracts/competitions.ts';
import { reasonForm } from '../../../src/core/contracts/reviews.ts';
import { DESK } from '../../support/desk.ts';
import { HARDWARE } from '../../support/lab-rules.ts';

const NOW = Date.parse('2026-11-24T00:00Z');
const GOOD = {
  title: 'Winter Bench 2026',
  simulation: 'hardware',
  opensAt: '2026-12-05T09:00',
  closesAt: '2026-12-06T21:00',
  runMinutes: 20,
  items: [{ family: '' }, { family: 'F1' }, { family: 'F1' }],
  practice: ['dead-desk'],
};

const faults = (change: Readonly<Record<string, unknown>>) =>
  competitionForm(NOW)
    .safeParse({ ...GOOD, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('the form of a new competition', () => {
  it('takes a good one, and trims its title', () => {
    expect(competitionForm(NOW).parse({ ...GOOD, title: '  Winter\nBench ' })).toEqual({
      ...GOOD,
      title: 'Winter Bench',
    });
    expect(
      faults({
        simulation: 'ticketing',
        runMinutes: 10,
        items: [{ family: 'accounts' }, { family: 'accounts' }],
      }),
    ).toEqual([]);
  });

  it.each([
    ['a title of two letters', { title: ' AB ' }, ['title The name needs at least 3 characters']],
    ['a long title', { title: 'x'.repeat(61) }, ['title The name may have at most 60 characters']],
    ['no opening', { opensAt: '' }, ['opensAt Give a date and a time']],
    ['a day that there is not', { opensAt: '2026-13-40T09:00' }, ['opensAt Give a date and a time']],
    [
      'an opening in the past',
      { opensAt: '2026-11-23T23:59', closesAt: '2026-11-25T09:00' },
      ['opensAt It has to open in the future'],
    ],
    [
      'an opening in two years',
      { opensAt: '2028-12-05T09:00', closesAt: '2028-12-06T09:00' },
      ['opensAt It has to open within a year'],
    ],
    [
      'a window of half an hour',
      { closesAt: '2026-12-05T09:30' },
      ['closesAt It has to be open for at least an hour'],
    ],
    [
      'a close before the opening',
      { closesAt: '2026-12-04T09:00' },
      ['closesAt It has to be open for at least an hour'],
    ],
    [
      'a window of a month',
      { closesAt: '2027-01-05T09:00' },
      ['closesAt It may be open for at most 14 days'],
    ],
    ['runs that end at once', { runMinutes: 1 }, ['runMinutes This is too short or too long for one run']],
    [
      'runs of half a minute more',
      { runMinutes: 20.5 },
      ['runMinutes This is too short or too long for one run'],
    ],
    ['no items', { items: [] }, ['items Add at least one job']],
    [
      'too many items',
      { items: Array.from({ length: 7 }, () => ({ family: '' })) },
      ['items A competition has at most 6 jobs'],
    ],
    [
      'more of a family than the pool has',
      { items: Array.from({ length: 3 }, () => ({ family: 'F1' })) },
      ['items The reserved pool has too few jobs of this kind'],
    ],
    [
      'a family of the other simulation',
      { items: [{ family: 'mail' }] },
      ['items The reserved pool has too few jobs of this kind'],
    ],
    ['no practice', { practice: [] }, ['practice Choose at least one practice job']],
    ['too much practice', { practice: ['a', 'b', 'c', 'd'] }, ['practice Choose at most 3 practice jobs']],
  ])('refuses %s', (_what, change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  it('offers no more of a family than the reserved pool has', () => {
    const judges = { hardware: HARDWARE.judge, ticketing: DESK.judge };
    for (const simulation of COMPETITION_SIMULATIONS)
      for (const [family, count] of Object.entries(COMPETITION_POOL[simulation])) {
        const there = judges[simulation].reserved.filter((story) => story.family === family);
        expect(there.length, `${simulation} ${family}`).toBeGreaterThanOrEqual(count);
      }
  });
});

describe('a reason', () => {
  it.each([
    ['nothing', '', ['The reason needs at least 10 characters']],
    ['blanks', ' '.repeat(40), ['The reason needs at least 10 characters']],
    ['a word', 'Flawed.', ['The reason needs at least 10 characters']],
    ['too much', 'x'.repeat(501), ['The reason may have at most 500 characters']],
    ['a sentence', 'The sheet names the wrong fan header.', []],
  ])('of %s', (_what, reason, expected) => {
    expect(reasonForm.safeParse({ reason }).error?.issues.map(({ message }) => message) ?? []).toEqual(
      expected,
    );
  });
});
