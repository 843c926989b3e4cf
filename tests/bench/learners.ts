import { benchTasks, deskTasks } from '../core/assessment/learners/tasks.ts';
import { drawnYears, rankCorrelation } from '../core/assessment/learners/year.ts';
import type { Figure } from './figure.ts';

/** Seeds that are drawn from. */
const SEEDS = 2 ** 31;
/** Learners of each of three abilities. */
const OF_EACH = 30;

/** How well mastery and bands order learners by what they can do, after a year that nobody has seen. */
export function measureLearners(): readonly Figure[] {
  const seed = Math.floor(Math.random() * SEEDS);
  const years = drawnYears([...benchTasks(), ...deskTasks()], OF_EACH, seed);
  const correlation = (of: 'mastery' | 'rating'): string => rankCorrelation(years, of).toFixed(3);
  return [
    { name: 'seed', value: String(seed), unit: '' },
    { name: 'learners', value: String(years.length), unit: '' },
    { name: 'rank correlation of mastery', value: correlation('mastery'), unit: '' },
    { name: 'rank correlation of bands', value: correlation('rating'), unit: '' },
  ];
}
