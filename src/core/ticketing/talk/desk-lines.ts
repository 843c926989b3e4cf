import type { DeskIntentId } from './intents/ids.ts';
import type { Line, Range } from './talk.ts';

/** What anybody says who has nothing particular to say: courtesies, consequences of lapses, and not knowing. */
interface DeskLine {
  readonly for?: Partial<Readonly<Record<'patience' | 'skill' | 'mood', Range>>>;
  readonly mood?: number;
  readonly patience?: number;
}

const UNSKILLED: Range = [0, 1];
const SKILLED: Range = [2, 3];
const HURRIED: Range = [0, 2];
const PATIENT: Range = [3, 10];
const ANNOYED: Range = [-3, -1];
const FRIENDLY: Range = [0, 3];

/**
 * By intent. Intents whose answer is a fact of the world (computer name, asset number, location, what happens on trying
 * again) have none: the owner of the world brings them, and tickets their own.
 */
const LINES = {
  'ask-password': {
    'not-allowed': { for: { skill: SKILLED }, mood: -1 },
    'never-share': { for: { skill: SKILLED }, mood: -1 },
    hesitates: { for: { skill: UNSKILLED }, mood: -1, patience: -1 },
    'is-that-right': { for: { skill: UNSKILLED }, mood: -1, patience: -1 },
  },
  blame: {
    hurt: { for: { mood: FRIENDLY }, mood: -2, patience: -1 },
    'want-help': { for: { mood: FRIENDLY }, mood: -2, patience: -1 },
    angry: { for: { mood: ANNOYED }, mood: -2, patience: -2 },
    complain: { for: { mood: ANNOYED }, mood: -2, patience: -2 },
  },
  jargon: {
    lost: { for: { skill: UNSKILLED }, patience: -1 },
    'plain-please': { for: { skill: UNSKILLED }, patience: -1 },
    follows: { for: { skill: SKILLED } },
    'go-on': { for: { skill: SKILLED } },
  },
  'verify-identity': {
    willing: { for: { patience: PATIENT } },
    'good-that-you-ask': { for: { patience: PATIENT }, mood: 1 },
    'if-it-must-be': { for: { patience: HURRIED } },
    'be-quick': { for: { patience: HURRIED } },
  },
  'call-back': { fine: {}, 'will-wait': {} },
  'permission-to-connect': { allowed: {}, 'files-closed': {} },
  'since-when': { 'not-sure': {}, 'do-not-remember': {} },
  'exact-wording': { 'clicked-away': {}, 'not-in-front': {} },
  'what-changed': { 'nothing-known': {}, 'nothing-done': {} },
  'who-else': { 'not-asked': {}, 'do-not-know': {} },
  'how-urgent': { 'soon-please': { for: { mood: FRIENDLY } }, 'now-please': { for: { mood: ANNOYED } } },
  'please-wait': {
    waits: { for: { patience: PATIENT } },
    'take-your-time': { for: { patience: PATIENT } },
    'how-long': { for: { patience: HURRIED }, patience: -1 },
    'not-long': { for: { patience: HURRIED }, patience: -1 },
  },
  'anything-else': { 'that-is-all': {}, 'no-thanks': {} },
  apology: { accepted: { mood: 1 }, 'never-mind': { mood: 1 } },
  empathy: { 'good-to-hear': { mood: 1 }, 'thank-you': { mood: 1 } },
  greeting: { hello: { for: { mood: FRIENDLY } }, 'at-last': { for: { mood: ANNOYED } } },
  thanks: { welcome: { mood: 1 }, 'no-problem': {} },
  goodbye: { bye: {}, 'good-day': {} },
} as const satisfies Partial<Readonly<Record<DeskIntentId, Readonly<Record<string, DeskLine>>>>>;

/** Lines that fit any ticket. */
export const DESK_LINES: readonly Line<unknown>[] = Object.entries<Readonly<Record<string, DeskLine>>>(
  LINES,
).flatMap(([intent, lines]) =>
  Object.entries(lines).map(([name, line]) => ({
    ...line,
    id: `${intent}-${name}`,
    intent,
    sayKey: `desk-talk:line.${intent}.${name}`,
  })),
);

const leadIn = (name: string, mood: Range): Line<unknown> => ({
  id: `again-${name}`,
  intent: 'again',
  sayKey: `desk-talk:again.${name}`,
  for: { mood },
});

/** What leads in words that were said before. */
export const LEAD_INS: readonly [Line<unknown>, Line<unknown>, ...Line<unknown>[]] = [
  leadIn('as-i-said', FRIENDLY),
  leadIn('still-the-same', FRIENDLY),
  leadIn('told-you', ANNOYED),
  leadIn('how-often', ANNOYED),
];
