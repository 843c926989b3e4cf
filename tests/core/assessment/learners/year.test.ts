import { expect, test } from 'vitest';
import { benchTasks, deskTasks } from './tasks.ts';
import { drawnYears, rankCorrelation } from './year.ts';

/** Learners of each of three abilities. `npm run bench -- learners` draws others. */
const OF_EACH = 15;
const SEED = 20_261_123;

test('a year of drawn learners is ordered by mastery and by the rating of bands as their ability was drawn', () => {
  const years = drawnYears([...benchTasks(), ...deskTasks()], OF_EACH, SEED);
  const mastery = rankCorrelation(years, 'mastery');
  const rating = rankCorrelation(years, 'rating');
  console.log(
    `Rank correlation with drawn ability: mastery ${mastery.toFixed(3)}, bands ${rating.toFixed(3)}`,
  );
  expect(mastery).toBeGreaterThanOrEqual(0.9);
  expect(rating).toBeGreaterThanOrEqual(0.9);
});
