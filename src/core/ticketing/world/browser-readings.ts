import { type BrowserSetup, COMPANY_EXTENSIONS, COMPANY_SITES, ORDINARY_SETUP } from './browser-setup.ts';
import { hostOf } from './hosts.ts';
import type { World } from './world.ts';

/** The setup of a computer's browser; null for what is no computer. */
export function browserSetup(world: World, asset: string): BrowserSetup | null {
  const host = hostOf(world, asset);
  return host === null ? null : (host.browser.setup ?? ORDINARY_SETUP);
}

function ofSetup<Outcome extends string>(read: (setup: BrowserSetup) => Outcome) {
  return (world: World, asset: string): Outcome | null => {
    const setup = browserSetup(world, asset);
    return setup === null ? null : read(setup);
  };
}

const isOrdinary = (list: readonly string[], known: readonly string[]): boolean =>
  list.every((one) => known.includes(one));

/** Readings of what a browser shows by itself; subject: an asset number. */
export const BROWSER_READ = {
  'site-notifications': ofSetup(({ allowed }) =>
    isOrdinary(allowed, COMPANY_SITES) ? 'company-only' : 'strange-site',
  ),
  'browser-extensions': ofSetup(({ extensions }) =>
    isOrdinary(extensions, COMPANY_EXTENSIONS) ? 'company-only' : 'strange-one',
  ),
  'start-page': ofSetup(({ startsWith }) =>
    startsWith === ORDINARY_SETUP.startsWith ? 'intranet' : 'strange-page',
  ),
  /** Whether warnings of strangers pop up on it. */
  'pop-ups': ofSetup(({ allowed, extensions, startsWith }) =>
    isOrdinary(allowed, COMPANY_SITES) &&
    isOrdinary(extensions, COMPANY_EXTENSIONS) &&
    startsWith === ORDINARY_SETUP.startsWith
      ? 'none'
      : 'come',
  ),
} as const;
