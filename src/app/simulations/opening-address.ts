import type { WatchedRun } from '../../runs/api/practice-calls.ts';
import type { Beginning } from '../../runs/shell/first-wish.ts';

/** What the address of a simulation asks to open at once, so that a link leads into it and not to its front page. */
export type Opening =
  /** The run that was left, else the home. */
  | { readonly kind: 'resume' }
  /** The home, where everything can be chosen. */
  | { readonly kind: 'home' }
  /** What somebody has to know before a test, and the test. */
  | { readonly kind: 'test' }
  | { readonly kind: 'practice' | 'example'; readonly story: string }
  | { readonly kind: 'debrief'; readonly run: string }
  /** An attempt at a form, with its next run. */
  | { readonly kind: 'attempt'; readonly attempt: string }
  /** A run of a ranked week that is over. */
  | { readonly kind: 'watch'; readonly watched: WatchedRun };

const OPEN = 'open';
const OF = 'of';

/** The search of the address that opens it. */
export function openingSearch(opening: Opening): string {
  const { kind } = opening;
  const of = namedIn(opening);
  return new URLSearchParams({ [OPEN]: kind, ...(of === null ? {} : { [OF]: of }) }).toString();
}

function namedIn(opening: Opening): string | null {
  switch (opening.kind) {
    case 'resume':
    case 'home':
    case 'test':
      return null;
    case 'practice':
    case 'example':
      return opening.story;
    case 'debrief':
      return opening.run;
    case 'attempt':
      return opening.attempt;
    case 'watch': {
      const { form, position, name } = opening.watched;
      return [form, position, name ?? ''].join('/');
    }
  }
}

function watchedIn(of: string): WatchedRun {
  const [form = '', position = '', name = ''] = of.split('/');
  return { form, position: Number(position), name: name === '' ? null : name };
}

/** What an address asks for; null for nothing that is known. */
export function openingIn(search: URLSearchParams): Opening | null {
  const kind = search.get(OPEN);
  const of = search.get(OF);
  if (kind === 'resume' || kind === 'home' || kind === 'test') return { kind };
  if (of === null) return null;
  if (kind === 'practice' || kind === 'example') return { kind, story: of };
  if (kind === 'attempt') return { kind, attempt: of };
  if (kind === 'watch') return { kind, watched: watchedIn(of) };
  return kind === 'debrief' ? { kind, run: of } : null;
}

/** What the simulation is asked to begin with; null for its home or the run that was left. */
export function beginningOf(opening: Opening | null, backLabel: string): Beginning | null {
  if (opening === null || opening.kind === 'resume' || opening.kind === 'home') return null;
  return { ...opening, backLabel };
}
