import type { Page } from '@playwright/test';
import type { LabCommand } from '../../src/core/hardware/model/commands.ts';
import type { LabState } from '../../src/core/hardware/model/state.ts';
import type { CommandOf, DeskCommand } from '../../src/core/ticketing/model/commands.ts';
import { LAB_CLIENT } from '../../src/features/hardware-lab/api/lab-client.ts';
import type { LabTypes } from '../../src/features/hardware-lab/store.ts';
import { DESK_CLIENT } from '../../src/features/ticket-desk/api/desk-client.ts';
import type { DeskTypes } from '../../src/features/ticket-desk/store.ts';
import { STORAGE_KEYS } from '../../src/lib/storage.ts';
import type { DealtJob, PracticeJob } from '../../src/runs/practice/practice-job.ts';
import { HARDWARE } from '../support/lab-rules.ts';
import { idOf, type SeedName } from '../support/people.ts';
import { PRACTICE_RULES } from '../support/practice.ts';
import { arriveAtDesk, deskOn } from './support/desk.ts';
import { expect, test } from './support/journey.ts';
import { backendAs, backendAsGolden } from './support/lab.ts';

/** Each truth of TK-44 comes in at least one of twenty deals; more deals than this would be a fault. */
const MOST_DEALS = 60;
/** What may be behind the story of the lab; the note of the bench tells of a flat battery in the first. */
const LAB_CASES = ['HW-18', 'HW-18-crooked', 'HW-18-reversed', 'HW-18-holder'];

type Ticket = DealtJob<DeskTypes['state']>;

/** A dealt ticket about a clock that the battery of the computer does not keep. */
async function flatBattery(page: Page, person: SeedName): Promise<Ticket> {
  const { dealt } = await backendAs(page, person);
  for (let deals = 0; deals < MOST_DEALS; deals++) {
    const job = await dealt(DESK_CLIENT, 'TK-44');
    if (computerOf(job) !== null) return job;
  }
  throw new Error(`No such ticket in ${MOST_DEALS} deals.`);
}

/** The computer with the flat battery. */
function computerOf({ start }: Ticket): string | null {
  const [flat] = Object.entries(start.world.hosts).filter(
    ([, host]) => host?.hardware?.clockBattery === 'flat',
  );
  return flat?.[0] ?? null;
}

/** What was done before the computer goes to the bench: the call, the fields, the cause, and the sign-in for today. */
function foundOut(job: Ticket): readonly DeskCommand[] {
  const ticket = numberOf(job);
  const asset = computerOf(job) ?? '';
  const say = (...intents: readonly string[]): DeskCommand => ({ kind: 'say', contact: 'C1', intents });
  return [
    { kind: 'answer-call', contact: 'C1' },
    say('greeting', 'exact-wording'),
    {
      kind: 'classify',
      ticket,
      category: 'endpoint',
      subcategory: 'clock',
      impact: 3,
      urgency: 1,
      isSecurityCase: false,
    },
    { kind: 'take', ticket },
    { kind: 'start-work', ticket },
    say('at-the-start'),
    { kind: 'ask-remote-consent', contact: 'C1' },
    { kind: 'look', page: 'remote.events', subject: asset },
    { kind: 'run-console', asset, line: 'w32tm /resync' },
    say('try-again'),
    { kind: 'promise-callback', contact: 'C1', seconds: 90_000 },
    say('thanks', 'goodbye'),
    { kind: 'end-call', contact: 'C1' },
  ];
}

const numberOf = ({ start }: Ticket): string => start.tickets[0]?.record.number ?? '';

const toBenchOf = (job: Ticket): CommandOf<'send-to-bench'> => ({
  kind: 'send-to-bench',
  ticket: numberOf(job),
  asset: computerOf(job) ?? '',
  job: 'clock-battery',
  evidence: [1, 2, 3],
});

/** What an expert does at the bench, with the note and the closing of the job, whatever is behind it. */
function expertLog({ start }: DealtJob<LabState>): readonly LabCommand[] {
  for (const id of LAB_CASES)
    for (const placement of [0, 1]) {
      const sealed = PRACTICE_RULES.begin(id, 1)?.sealed ?? null;
      if (sealed === null) throw new Error(`${id} is not dealt.`);
      const guess: LabState = { ...start, sealed: { ...sealed, placement } };
      try {
        const log = HARDWARE.judge.expert(guess);
        if (HARDWARE.judge.report(guess, log).passed) return log;
      } catch {
        // The expert of another case does not get through this one.
      }
    }
  throw new Error('No expert gets through this job.');
}

/** Keeps unfinished jobs of a person in this browser. */
async function keepJobs(page: Page, key: string, person: SeedName, jobs: readonly object[]): Promise<void> {
  await page.addInitScript(
    ([name, unfinished]) => {
      if (window.top === window && localStorage.getItem(name) === null)
        localStorage.setItem(name, unfinished);
    },
    [`${key}:${idOf(person)}`, JSON.stringify(jobs)] as const,
  );
}

/** Another tab has played another ticket meanwhile. */
async function playedElsewhere(page: Page, job: Ticket): Promise<void> {
  await page.evaluate(
    ([key, other]) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? '[]');
      localStorage.setItem(key, JSON.stringify([JSON.parse(other), ...kept]));
    },
    [
      `${STORAGE_KEYS.deskJobs}:${idOf('golden')}`,
      JSON.stringify({ ...job, commands: [], doneAt: null }),
    ] as const,
  );
}

/** Continues this ticket at the desk. */
async function continueTicket(page: Page, person: SeedName, ...jobs: readonly PracticeJob<DeskTypes>[]) {
  await keepJobs(page, STORAGE_KEYS.deskJobs, person, jobs);
  await page.addInitScript((tour) => {
    // Images instead of the scene, which is not under test.
    HTMLCanvasElement.prototype.getContext = () => null;
    if (window.top === window) localStorage.setItem(tour, '99');
  }, STORAGE_KEYS.labTour);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arriveAtDesk(page, person);
  const desk = deskOn(page);
  // A page before it, to which Back leads without a new document.
  const menu = page.getByRole('navigation', { name: 'Your workspace' });
  await menu.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await menu.getByRole('link', { name: 'Ticketing', exact: true }).click();
  await desk.button('Continue your ticket').click();
  const card = page.getByRole('region', { name: desk.words.desk.bench.label, exact: true });
  return {
    ...desk,
    card,
    dialog: page.getByRole('dialog').last(),
    wait: async (minutes: number): Promise<void> => {
      await desk.button(desk.words.desk.bar.waitFor).click();
      await desk.button(`${minutes} min`).click();
    },
    toBench: desk.button(desk.words.desk.bench.open, card),
  };
}

test('somebody sends a computer to the bench, does the work there, and takes the note into the ticket', async ({
  page,
  expectAccessible,
}) => {
  const { dealt } = await backendAsGolden(page);
  const ticket = await flatBattery(page, 'golden');
  const work = await dealt(LAB_CLIENT, 'wrong-date');
  const log = expertLog(work);
  const done: PracticeJob<LabTypes> = { ...work, commands: log, doneAt: null };
  const unfinished = { ...done, commands: log.filter(({ kind }) => kind !== 'close-job') };
  await keepJobs(page, STORAGE_KEYS.labJobs, 'golden', [unfinished]);
  const { button, timeline, card, dialog, words, wait, toBench, ...desk } = await continueTicket(
    page,
    'golden',
    { ...ticket, commands: foundOut(ticket), doneAt: null },
  );
  await button(/^Change state/).click();
  await dialog.getByLabel('What to do', { exact: true }).selectOption('send-to-bench');
  await dialog.getByLabel('Computer', { exact: true }).selectOption(computerOf(ticket));
  await dialog.getByLabel('Work for the bench', { exact: true }).selectOption('clock-battery');
  for (const finding of await dialog.getByRole('checkbox').all()) await finding.check();
  await button('Do it').click();
  await expect(card).toContainText('Somebody looks at it by');
  await wait(30);
  await expect(card).toContainText('A colleague has begun');
  await expectAccessible(page);

  await toBench.click();
  const belt = page.getByRole('toolbar', { name: 'Tool belt' });
  await expect(belt).toBeVisible();
  await page.goBack();
  await expect(toBench).toBeVisible();
  await toBench.click();
  await expect(belt).toBeVisible();
  await page.reload();
  await button('Continue your ticket').click();
  await expect(toBench).toBeVisible();
  await page.evaluate(([key, job]) => localStorage.setItem(key, job), [
    `${STORAGE_KEYS.labJobs}:${idOf('golden')}`,
    JSON.stringify([done]),
  ] as const);
  await toBench.click();
  await expect(button('Back to the ticket')).toBeVisible();
  await playedElsewhere(page, await dealt(DESK_CLIENT, 'TK-03'));
  await button('Back to the ticket').click();

  await button(words.desk.bench.take, card).click();
  await expect(timeline.getByText(words.desk.timeline.bench.analyst, { exact: true })).toBeVisible();
  await expect(timeline.getByText(/^Repaired: clock battery/)).toBeVisible();
  await expect(card).toBeHidden();
  await button(/^Change state/).click();
  await dialog.getByLabel('Cause', { exact: true }).selectOption('flat-battery');
  for (const finding of await dialog.getByRole('checkbox').all()) await finding.check();
  await button('Do it').click();
  await button(words.home.session.finish).click();
  await button(words.home.session.end.go).click();
  await desk.expectPassed();
});

test('somebody without the lab reads the report of a colleague two hours after the bench began', async ({
  page,
}) => {
  const ticket = await flatBattery(page, 'expert');
  const { timeline, card, words, wait, toBench } = await continueTicket(page, 'expert', {
    ...ticket,
    commands: [...foundOut(ticket), toBenchOf(ticket)],
    doneAt: null,
  });
  await wait(30);
  await expect(card).toContainText('A colleague has begun and reports by');
  await expect(toBench).toBeHidden();
  await wait(60);
  await wait(60);
  await expect(timeline.getByText(words.desk.timeline.bench.colleague, { exact: true })).toBeVisible();
  await expect(timeline.getByText(/The clock battery was flat/)).toBeVisible();
  await expect(card).toBeHidden();
});
