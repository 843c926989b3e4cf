import type { Page } from '@playwright/test';
import { DESK_CLIENT } from '../../src/features/ticket-desk/api/desk-client.ts';
import type { DeskTypes } from '../../src/features/ticket-desk/store.ts';
import TICKET from '../../src/i18n/en/tickets/tk-04.json' with { type: 'json' };
import { STORAGE_KEYS } from '../../src/lib/storage.ts';
import type { DealtJob, PracticeJob } from '../../src/runs/practice/practice-job.ts';
import { idOf } from '../support/people.ts';
import { arriveAtDesk, deskOn } from './support/desk.ts';
import { expect, test } from './support/journey.ts';
import { backendAsGolden } from './support/lab.ts';

/** Each truth of TK-04 comes in at least one of twenty deals; more deals than this would be a fault. */
const MOST_DEALS = 60;

type Dealt = DealtJob<DeskTypes['state']>;

/** A dealt ticket of the furious director whose truth is the wanted one. */
async function dealtWhere(page: Page, isWanted: (job: Dealt) => boolean): Promise<Dealt> {
  const { dealt } = await backendAsGolden(page);
  for (let deals = 0; deals < MOST_DEALS; deals++) {
    const job = await dealt(DESK_CLIENT, 'TK-04');
    if (isWanted(job)) return job;
  }
  throw new Error(`No such ticket in ${MOST_DEALS} deals.`);
}

const hasStranger = ({ start }: Dealt): boolean =>
  start.tickets.some(({ script }) => script.voices.some(({ role }) => role === 'stranger'));
const isSilenced = (job: Dealt): boolean => JSON.stringify(job.start).includes('old-phone.quiet');

/** Continues this ticket at the desk, answers, asks what the old phone does, and rings the number on record. */
async function callBack(page: Page, job: Dealt) {
  const unfinished: readonly PracticeJob<DeskTypes>[] = [{ ...job, commands: [], doneAt: null }];
  await page.addInitScript(
    ([key, jobs]) => {
      if (window.top === window && localStorage.getItem(key) === null) localStorage.setItem(key, jobs);
    },
    [`${STORAGE_KEYS.deskJobs}:${idOf('golden')}`, JSON.stringify(unfinished)] as const,
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arriveAtDesk(page, 'golden');
  const desk = deskOn(page);
  const { button, tools, timeline, choose } = desk;
  const dialog = page.getByRole('dialog').last();
  const say = async (set: string, sentence: string): Promise<void> => {
    await choose(set, sentence);
    await expect(timeline.getByText(sentence).first()).toBeVisible();
  };
  const fill = async (name: string, value: string): Promise<void> => {
    await dialog.getByLabel(name, { exact: true }).selectOption(value);
  };
  const classify = async (category: string, subcategory: string): Promise<void> => {
    await button(/^Edit fields/).click();
    await fill('Category', category);
    await fill('Subcategory', subcategory);
    await fill('Impact', '2');
    await fill('Urgency', '1');
    await button('Save fields').click();
  };
  await button('Continue your ticket').click();
  await button(/^Answer/, tools).click();
  await say('This ticket', TICKET.intent['old-phone']);
  await say('Request', 'I will call you back.');
  await button('End', tools).click();
  await classify('account', 'multi-factor');
  await button(/^Assign to me/).click();
  await button(/^Change state/).click();
  await button('Do it').click();
  const lookUp = (): Promise<void> =>
    button(/^Look up/, tools)
      .first()
      .click();
  await lookUp();
  await button('Calendar', tools).click();
  await lookUp();
  await page.keyboard.press('Escape');
  await page.keyboard.press('3');
  await lookUp();
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await button('Person', tools).click();
  await button(/^Ring the number on record/, tools)
    .first()
    .click();
  await desk.unfoldProofs();
  await expect(tools.getByText('Answered on the number on record')).toBeVisible();
  await say('This ticket', TICKET.intent['did-you-ask']);
  return { ...desk, dialog, say, fill, classify };
}

test('somebody rings the number on record, finds that a stranger asked, refuses, and hands the case to security', async ({
  page,
  expectAccessible,
}) => {
  const { button, tools, timeline, classify, fill, dialog, words, ...desk } = await callBack(
    page,
    await dealtWhere(page, hasStranger),
  );
  await expect(timeline.getByText(TICKET.line['on-record']['did-you-ask'].no)).toBeVisible();
  await button('End', tools).click();
  await classify('security', 'impersonation');
  await button(/^Change state/).click();
  await fill('What to do', 'escalate');
  await fill('Resolver group', 'security');
  for (const finding of await dialog.getByRole('checkbox').all()) await finding.check();
  await expectAccessible(page);
  await button('Do it').click();
  await button(words.home.session.finish).click();
  await button(words.home.session.end.go).click();
  await desk.expectPassed();
});

test('somebody rings the number on record, finds that the furious director is real, and helps', async ({
  page,
}) => {
  const { button, tools, timeline, say, fill, dialog, words, ...desk } = await callBack(
    page,
    await dealtWhere(page, isSilenced),
  );
  await expect(timeline.getByText(TICKET.line.requester['did-you-ask'].yes)).toBeVisible();
  await say('This ticket', TICKET.intent['allow-notifications']);
  await say('Request', 'Please try again.');
  await expect(timeline.getByText(TICKET.line.requester.works)).toBeVisible();
  await say('Request', words.talk['may-close']);
  await button('End', tools).click();
  await button(/^Change state/).click();
  await fill('Cause', 'silenced');
  for (const finding of await dialog.getByRole('checkbox').all()) await finding.check();
  await button('Do it').click();
  await button(words.home.session.finish).click();
  await button(words.home.session.end.go).click();
  await desk.expectPassed();
});
