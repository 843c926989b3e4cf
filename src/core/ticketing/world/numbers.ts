import type { Person } from './company.ts';
import { company, type World } from './world.ts';

/** The person whose number on record this is; null for a number that the directory does not have. */
export function personAtNumber(world: World, number: string): Person | null {
  return company(world).byPhone.get(number) ?? null;
}

/** A number that is in no record: of a caller whom nobody knows. Drawn by an index from 0. */
export function unknownNumber(index: number): string {
  return `719-555-01${String(index % 100).padStart(2, '0')}`;
}
