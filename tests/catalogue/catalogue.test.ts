import i18n from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TextKey } from '../../src/i18n/texts.ts';
import { connectToastSink, notify, type Toast, type ToastMessage } from '../../src/lib/notify.ts';
import { complaintAbout, sourceOfTest } from '../spec-trace/test-titles.ts';
import { ACCOUNT_LINES } from './account-lines.ts';
import { type CatalogueLine, isToast, type PageLine, type ToastLine } from './entry.ts';
import { OTHER_LINES } from './other-lines.ts';
import { PEOPLE_LINES } from './people-lines.ts';
import { PLAN_LINES } from './plan-lines.ts';

/** Spec section 8, line by line. */
const LINES: readonly CatalogueLine[] = [...ACCOUNT_LINES, ...PLAN_LINES, ...PEOPLE_LINES, ...OTHER_LINES];

/** Toasts that section 8 does not have, with the reason for each. A new one is written here or in the lines. */
const BEYOND_THE_CATALOGUE: Readonly<Record<string, string>> = {
  'auth/AUTH_TOASTS.accountReopened':
    'a closed account is opened again by signing up, which the specification names without a message',
  'auth/AUTH_TOASTS.accountDeactivated': 'section 5 has the text: deactivated in the middle of a visit',
  'auth/AUTH_TOASTS.verificationResent': 'the link can be sent again, which the specification leaves out',
  'plans/BILLING_TOASTS.planChanged': 'section 4: a plan change is applied',
  'plans/BILLING_TOASTS.reactivated':
    'a canceled plan can be reactivated, which section 2 promises without a message',
  'hardware-lab/LAB_MESSAGES.sceneLost': 'the graphics context may be lost',
  'session/RUN_MESSAGES.noDebrief': 'a run of older rules has no debrief any more',
  'session/RUN_MESSAGES.noReplay': 'a run of older rules cannot be played again',
  'session/RUN_MESSAGES.notJudged': 'a finished job of practice may be refused by the judge',
  'session/RUN_MESSAGES.notKept': 'this browser keeps no practice',
  'competitions/COMPETITION_TOASTS.made': 'learning.md 6: an administrator makes a competition',
  'competitions/COMPETITION_TOASTS.decided':
    'learning.md 6: an administrator decides about a flag, a dispute, a run or an entry',
  'competitions/COMPETITION_TOASTS.failed':
    'learning.md 6: a change of competitions may be refused, such as a decision made twice',
  'debrief/DISPUTE_TOASTS.sent': 'learning.md 6: a person disputes what they played',
  'debrief/DISPUTE_TOASTS.failed':
    'learning.md 6: a dispute may be refused, such as a second one of the same run',
  'leaderboard/BOARD_TOASTS.failed':
    'learning.md 6: a change of the boards may be refused, such as a name that is taken',
  'leaderboard/BOARD_TOASTS.joined': 'learning.md 6: a person joins the boards',
  'leaderboard/BOARD_TOASTS.left': 'learning.md 6: a person leaves the boards and vanishes',
  'credential/NOT_ISSUED':
    'learning.md 7: the certificate of a passed exam, which the function may not have signed',
  'credential/REVOKED': 'learning.md 7: an administrator revokes a certificate',
  'credential/NOT_REVOKED': 'learning.md 7: a revocation may be refused, such as of an unknown number',
  'credential/NOT_APPEALED':
    'learning.md 7: an appeal may be refused, such as one against a certificate that counts again',
  'credential/NAME_NOT_SET':
    'learning.md 7: the name on the page of a certificate, which may not have been kept',
  'rhythm/GOAL_NOT_SET': 'learning.md 5: a goal of days a week, which may not be kept for want of a network',
  'session/RUN_MESSAGES.waiting': 'a job finished without a network waits to be judged',
  'plans/PLAN_TOASTS.reactivated':
    'a reactivation through checkout pays nothing, so it is no payment that succeeded',
  'plans/PLAN_TOASTS.refused': 'what the server refuses is told in its words',
  'simulation/SIMULATION_NOT_LOADED': 'a part of the program may not load',
};

const english = (key: TextKey, values: object = {}): string => i18n.t(key, { lng: 'en', ...values });

/** What the toast host is given for a message. */
async function shown(line: ToastLine): Promise<Toast> {
  const toasts: Toast[] = [];
  const leave = connectToastSink((toast) => toasts.push(toast));
  const message = line.fallback === undefined ? (line.said ?? '{message}') : english(line.fallback);
  notify(line.message, { message });
  await expect.poll(() => toasts.length).toBe(1);
  leave();
  const [toast] = toasts;
  if (toast === undefined) throw new Error('No toast was shown.');
  return toast;
}

const toasts = LINES.filter(isToast);
const texts = LINES.filter((line): line is PageLine => !isToast(line));

beforeAll(() => i18n.changeLanguage('en'));

describe('the error catalogue', () => {
  it.each(toasts)(
    '$id: the toast has the title, text, variant and time of the specification',
    async (line) => {
      expect(await shown(line)).toEqual({
        title: line.title,
        description: line.text ?? undefined,
        isDestructive: line.variant === 'destructive',
        durationMs: line.durationMs,
      });
    },
  );

  it.each(texts)('$id: the page has the words of the specification', ({ title, text, keys }) => {
    expect(keys.title === undefined ? null : english(keys.title)).toBe(title);
    expect(keys.text === undefined ? null : english(keys.text)).toBe(text);
  });

  it.each(LINES)('$id: a test provokes it and reads its text', (line) => {
    expect(complaintAbout(line.proof)).toBeNull();
    const source = sourceOfTest(line.proof).replaceAll("\\'", "'");
    const words = [line.text, line.title].filter((word) => word !== '{message}');
    expect(words.some((word) => word !== null && source.includes(word))).toBe(true);
    if (line.leadsTo !== null) expect(source).toContain(`'${line.leadsTo}'`);
  });

  it('names each line once', () => {
    const ids = LINES.map((line) => line.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('knows every toast of the product', () => {
    const known = new Set(toasts.map((line) => line.message));
    const unknown = productToasts().filter(
      ({ name, message }) => !known.has(message) && BEYOND_THE_CATALOGUE[name] === undefined,
    );
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });

  it('lists no additional message that the product does not have', () => {
    const names = productToasts().map(({ name }) => name);
    expect(Object.keys(BEYOND_THE_CATALOGUE).filter((name) => !names.includes(name))).toEqual([]);
  });
});

interface NamedToast {
  readonly name: string;
  readonly message: ToastMessage;
}

/** Every toast that the files of messages of the features and of runs name. */
function productToasts(): readonly NamedToast[] {
  const files = import.meta.glob<Record<string, unknown>>(
    ['../../src/features/*/*messages.ts', '../../src/runs/*/*messages.ts'],
    { eager: true },
  );
  return Object.entries(files).flatMap(([path, exported]) =>
    Object.entries(exported).flatMap(([name, value]) =>
      toastsIn(`${path.split('/').at(-2) ?? path}/${name}`, value),
    ),
  );
}

function toastsIn(name: string, value: unknown): readonly NamedToast[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('title' in value) return [{ name, message: value as ToastMessage }];
  return Object.entries(value).flatMap(([key, inner]) => toastsIn(`${name}.${key}`, inner));
}
