import type { FixedTest } from './catalogue.ts';
import { testSubject } from './test-id.ts';

/** A visible mark of `marks.ts`, taken apart: `group` and `kind` are parts of its text's key. */
type MarkSubject =
  /** A plug in this connector. */
  | { readonly family: 'in'; readonly connector: string }
  /** The version printed on a sticker. */
  | { readonly family: 'version'; readonly version: string }
  /** A faulty pair of a network cable, by its two pins. */
  | { readonly family: 'pair'; readonly fault: string; readonly pins: readonly [string, string] }
  | { readonly family: 'grouped'; readonly group: 'paste' | 'set' | 'switch'; readonly kind: string }
  | { readonly family: 'plain'; readonly id: string };

/** What the outcome of a diagnostic test says, taken apart. */
type OutcomeSubject =
  | { readonly family: 'answered' }
  | { readonly family: 'beeps'; readonly beeps: readonly ('long' | 'short')[] }
  /** The debug LED that is lit, null for none; `moving`: the self-test still goes on. */
  | { readonly family: 'led'; readonly led: string | null; readonly moving: boolean }
  | { readonly family: 'blink'; readonly amber: string; readonly white: string }
  | { readonly family: 'version'; readonly version: string }
  | { readonly family: 'link'; readonly mbps: string }
  /** A code of the self-test, shown as it is. */
  | { readonly family: 'code'; readonly code: string }
  | { readonly family: 'light'; readonly light: string }
  | { readonly family: 'mark'; readonly mark: string }
  | { readonly family: 'plain'; readonly id: string };

const plain = (id: string): OutcomeSubject => ({ family: 'plain', id });

/** The rest of an id after a prefix; null for an id without it. */
function after(prefix: string, id: string): string | null {
  return id.startsWith(prefix) ? id.slice(prefix.length) : null;
}

/** `1.20` of `1-20`. */
const versionOf = (written: string): string => written.replace('-', '.');

/** Reads a code of the self-test; words of the same test stay words. */
function readCode(words: readonly string[]): (outcome: string) => OutcomeSubject {
  return (outcome) => (words.includes(outcome) ? plain(outcome) : { family: 'code', code: outcome });
}

const MOVING = '-moving';

function readLed(outcome: string): OutcomeSubject {
  const moving = outcome.endsWith(MOVING);
  const led = moving ? outcome.slice(0, -MOVING.length) : outcome;
  return { family: 'led', led: led === 'none' ? null : led, moving };
}

function readBeeps(outcome: string): OutcomeSubject {
  const beeps = after('beeps-', outcome);
  if (beeps === null) return plain(outcome);
  return { family: 'beeps', beeps: [...beeps].map((beep) => (beep === 'l' ? 'long' : 'short')) };
}

function readBlink(outcome: string): OutcomeSubject {
  const [amber, white] = outcome.split('-');
  return amber === undefined || white === undefined ? plain(outcome) : { family: 'blink', amber, white };
}

/** Tests with a fixed id whose outcomes are more than a word. */
const OF_FIXED: Readonly<Partial<Record<FixedTest, (outcome: string) => OutcomeSubject>>> = {
  'read-debug-leds': readLed,
  'read-post-code': readCode(['moving', 'dark']),
  'post-card': readCode([]),
  'read-power-led': readBlink,
  listen: readBeeps,
};

function readPage(page: string, outcome: string): OutcomeSubject {
  const version = page === 'firmware-main' ? after('firmware-', outcome) : null;
  if (version !== null) return { family: 'version', version: versionOf(version) };
  const mbps = page === 'network' ? after('link-', outcome) : null;
  return mbps === null ? plain(outcome) : { family: 'link', mbps };
}

/** What an LED or a thing without marks shows. */
const LIGHTS: readonly string[] = ['on', 'off', 'blink'];

function readLook(outcome: string): OutcomeSubject {
  if (outcome === 'normal') return plain(outcome);
  return LIGHTS.includes(outcome) ? { family: 'light', light: outcome } : { family: 'mark', mark: outcome };
}

/** Takes the outcome of a diagnostic test apart. */
export function outcomeSubject(test: string, outcome: string): OutcomeSubject {
  const subject = testSubject(test);
  switch (subject.family) {
    case 'ask':
      return { family: 'answered' };
    case 'look':
    case 'look-under':
      return readLook(outcome);
    case 'page':
      return readPage(subject.page, outcome);
    case 'fixed':
      return (
        (Object.hasOwn(OF_FIXED, test) ? OF_FIXED[test as FixedTest] : undefined)?.(outcome) ?? plain(outcome)
      );
    default:
      return plain(outcome);
  }
}

const GROUPS = ['paste', 'set', 'switch'] as const;
/** `open-3-6`. */
const PAIR = /^(open|short|crossed|split)-(\d)-(\d)$/;

/** Takes a visible mark apart: `film-on`, `paste-old`, `in-conn-eps`, `sticker-1-20`, `open-3-6` ... */
export function markSubject(mark: string): MarkSubject {
  const connector = after('in-', mark);
  if (connector !== null) return { family: 'in', connector };
  const version = after('sticker-', mark);
  if (version !== null) return { family: 'version', version: versionOf(version) };
  const [, fault, first, second] = PAIR.exec(mark) ?? [];
  if (fault !== undefined && first !== undefined && second !== undefined)
    return { family: 'pair', fault, pins: [first, second] };
  for (const group of GROUPS) {
    const kind = after(`${group}-`, mark);
    if (kind !== null) return { family: 'grouped', group, kind };
  }
  return { family: 'plain', id: mark };
}
