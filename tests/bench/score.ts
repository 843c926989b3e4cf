import { STORIES, TWINS } from '../../src/core/hardware/scenarios/judged/registry.ts';
import { printed, scoreTable } from '../core/hardware/bots/table.ts';
import type { Figure } from './figure.ts';

/** Seeds that are drawn from; a year of tests is far fewer. */
const SEEDS = 2 ** 31;

/** How players who do not diagnose, and honest ones, fare on tests dealt with seeds that nobody has seen (score.md 6). */
export function measureScore(): readonly Figure[] {
  const firstSeed = Math.floor(Math.random() * SEEDS);
  const rows = scoreTable(firstSeed, [...STORIES, ...TWINS]);
  console.log(printed(rows));
  const variants = rows.reduce((sum, row) => sum + row.variants, 0);
  return [
    { name: 'first seed', value: String(firstSeed), unit: '' },
    { name: 'stories', value: String(rows.length), unit: '' },
    { name: 'dealt variants', value: String(variants), unit: '' },
  ];
}
