import type { DeskTime } from '../clocks/business-time.ts';
import type { Subcategory } from '../record/vocabulary.ts';
import type { Building } from './sites.ts';

/** A ticket that a colleague of the desk works on. */
export interface OpenTicket {
  readonly number: string;
  readonly building: Building;
  readonly openedAt: DeskTime;
  readonly subcategory: Subcategory;
}
