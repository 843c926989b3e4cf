import type { Page } from 'playwright';
import type { SeedName } from '../support/people.ts';

/** The windows that every state is looked at in, by name: CSS pixels. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;
export type SizeName = keyof typeof SIZES;

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** A screen in one of its states, and how to get there. */
export interface ScreenState {
  /** The file name of its pictures; unique. */
  readonly name: string;
  readonly path: string;
  /** The seeded person who is signed in; nobody unless said. */
  readonly as?: SeedName;
  /** Before the page is opened: answers that fail, hang or are someone else's. */
  readonly rig?: (page: Page) => Promise<unknown>;
  /** From the opened page to the state. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** What has to be seen before the picture: a text, or a heading of the page. */
  readonly shows?: string | RegExp;
  /** Where the state exists; every size unless said (a menu of phones has no wide window). */
  readonly sizes?: readonly SizeName[];
  /** The window alone and not the whole page: for what lies over it. */
  readonly isOverlay?: boolean;
  readonly language?: 'es';
}
