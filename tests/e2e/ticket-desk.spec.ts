import type { Locator, Page } from '@playwright/test';
import { arriveAtDesk, deskOn, FINDINGS, startOf, toastsBegin, tooWide } from './support/desk.ts';
import { expect, test } from './support/journey.ts';
import { press, tabTo } from './support/keyboard.ts';

for (const { language, colorScheme, title } of [
  {
    language: 'en',
    colorScheme: 'light',
    title: 'somebody with a mouse helps a caller who is back from leave, and reads a debrief that passed',
  },
  {
    language: 'es',
    colorScheme: 'dark',
    title: 'somebody who works in Spanish and in the dark helps the same caller, and reads the debrief',
  },
] as const) {
  test(title, async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await arriveAtDesk(page, 'golden', language);
    const { words, timeline, composer, tools, button, complaint, ...desk } = deskOn(page, language);
    const { call, compose, fields, ticket, tools: tool, act } = words.desk;
    const say = async (set: keyof typeof compose.sets, sentence: string): Promise<void> => {
      await desk.choose(compose.sets[set], sentence);
      await expect(timeline.getByText(sentence).first()).toBeVisible();
    };
    const dialog = page.getByRole('dialog').last();
    const field = (name: string): Locator => dialog.getByLabel(name, { exact: true });

    await button(words.simulation.start).click();
    await expect(page.getByRole('heading', { name: words.home.home.title })).toBeVisible();
    await expectAccessible(page);
    await complaint.click();
    await expect(button(startOf(call.answer), tools)).toBeVisible();
    await expectAccessible(page);

    await button(startOf(call.answer), tools).click();
    await say('question', words.talk['exact-wording']);
    await expectAccessible(page);
    for (const width of [1440, 960, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => tooWide(page), { message: `at ${width} px`, timeout: 3_000 }).toEqual([]);
    }
    await say('ticket', words.ticket.intent.remembers);
    await say('request', words.talk['call-back']);
    await button(call.end, tools).click();
    const cause = await desk.cause();

    await button(startOf(ticket.edit)).click();
    await field(fields.category).selectOption('account');
    await field(fields.subcategory).selectOption('password');
    await field(fields.impact).selectOption('3');
    await field(fields.urgency).selectOption('1');
    await button(fields.save).click();
    await button(startOf(ticket.take)).click();
    await button(startOf(ticket.change)).click();
    await button(act.go).click();

    await button(startOf(tool.lookUpOf), tools).first().click();
    await button(startOf(call.ringRecord), tools).first().click();
    await desk.unfoldProofs();
    await expect(tools.getByText(call.proof['callback-on-record'])).toBeVisible();
    if (cause === 'forgotten') {
      await button(startOf(call.push), tools).click();
      await button(startOf(tool.act['reset-password']), tools).click();
      await say('ticket', words.ticket.intent['tell-temporary-password']);
    } else if (cause === 'expired') {
      await say('ticket', words.ticket.intent['change-at-sign-in']);
    } else if (cause === 'disabled') {
      await button(tool.short.calendar, tools).click();
      await button(startOf(tool.lookUpOf), tools).first().click();
      await button(tool.short.directory, tools).click();
      await button(startOf(`${tool.act['enable-account']}, `), tools).click();
    } else {
      await say('ticket', words.ticket.intent['check-keyboard']);
    }
    await say('request', words.talk['try-again']);
    await expect(timeline.getByText(words.ticket.line.requester.works)).toBeVisible();
    await say('request', words.talk['may-close']);
    await button(call.end, tools).click();

    await button(startOf(ticket.change)).click();
    await field(act.cause).selectOption(cause);
    for (const place of FINDINGS[cause]) await dialog.getByRole('checkbox').nth(place).check();
    await button(act.go).click();
    await expect(composer).toBeVisible();
    await button(words.home.session.finish).click();
    await button(words.home.session.end.go).click();
    await desk.expectPassed();
    await expectAccessible(page);
  });
}

test('somebody with a keyboard alone types what to say, works on while the network is gone, and finishes once it is back', async ({
  page,
  context,
  expectsConsoleError,
}) => {
  expectsConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arriveAtDesk(page, 'golden');
  const { words, timeline, composer, tools, button, complaint, ...desk } = deskOn(page);
  const { keyboard } = page;
  const dialog = page.getByRole('dialog').last();
  const write = async (key: 'c' | 'w', sentence: string): Promise<void> => {
    await keyboard.press('Escape');
    await keyboard.press(key);
    await expect(composer.getByRole('textbox').last()).toBeFocused();
    await keyboard.type(sentence);
    await keyboard.press('Control+Enter');
    await expect(timeline.getByText(sentence)).toBeVisible();
    await keyboard.press('Escape');
  };
  const select = async (name: string, option: string): Promise<void> => {
    const list = dialog.getByLabel(name, { exact: true });
    await tabTo(list);
    const chosen = list.locator('option:checked');
    for (let steps = 0; steps < 20 && (await chosen.textContent()) !== option; steps++)
      await keyboard.press('ArrowDown');
    await expect(chosen).toHaveText(option);
  };

  await press(button(words.simulation.start));
  await press(complaint);
  await expect(button(/^Answer/, tools)).toBeFocused();
  await keyboard.press('Enter');
  await write('c', 'What does the message say exactly?');
  await write('c', 'Do you remember your password?');
  const cause = await desk.cause();
  await write('c', 'I will call you back.');
  await press(button('End', tools));

  await context.setOffline(true);
  await keyboard.press('Escape');
  await keyboard.press('e');
  await select('Category', 'Account');
  await select('Subcategory', 'Password');
  await select('Impact', 'One user');
  await select('Urgency', 'Work stopped');
  await press(button('Save fields'));
  await keyboard.press('Escape');
  await keyboard.press('a');
  await expect(timeline.getByText('Assignee: you')).toBeVisible();
  await keyboard.press('s');
  await press(button('Do it'));
  await expect(timeline.getByText('State: In progress')).toBeVisible();
  await keyboard.press('Escape');
  await keyboard.press('1');
  await keyboard.press('f');
  await expect(tools.getByRole('textbox', { name: 'Name or sign-in name' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(tools.getByText('Sign-in name', { exact: true })).toBeVisible();
  await write('w', 'Asked for the message, looked at the account.');
  await context.setOffline(false);

  await keyboard.press('8');
  await press(button(/^Ring the number on record/, tools).first());
  await expect(tools.getByText('Answered on the number on record')).toBeVisible();
  if (cause === 'forgotten') {
    await press(button(/^Send a prompt/, tools));
    await keyboard.press('Escape');
    await keyboard.press('1');
    await press(button(/^Reset password, /, tools));
    await write('c', 'Your temporary password is Garden-4711.');
  } else if (cause === 'expired') {
    await write('c', 'Please choose a new password on the sign-in screen.');
  } else if (cause === 'disabled') {
    await keyboard.press('Escape');
    await keyboard.press('1');
    await press(button('Calendar', tools));
    await press(button(/^Look up/, tools).first());
    await press(button('Person', tools));
    await press(button(/^Enable, /, tools));
  } else {
    await write('c', 'Please check Caps Lock and the keyboard layout.');
  }
  await write('c', 'Please try again.');
  await expect(timeline.getByText(words.ticket.line.requester.works)).toBeVisible();
  await write('c', 'May I close the ticket?');
  await press(button('End', tools));
  await keyboard.press('Escape');
  await keyboard.press('s');
  await select('Cause', words.ticket.suspect[cause]);
  for (const place of FINDINGS[cause]) {
    await tabTo(dialog.getByRole('checkbox').nth(place));
    await keyboard.press('Space');
  }
  await press(button('Do it'));
  await press(button('Finish'));
  await press(button('Yes, finish'));
  await desk.expectPassed();
});

test('somebody with a phone goes through queue, ticket and tools as pages, and nothing is wider than the screen', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arriveAtDesk(page, 'golden');
  const { words, timeline, composer, queue, tools, button, complaint, ...desk } = deskOn(page);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const expectWell = async (): Promise<void> => {
    expect(await tooWide(page)).toEqual([]);
    await expectAccessible(page);
  };

  await button(words.simulation.start).click();
  await complaint.click();
  await expect(queue.getByText(words.ticket.title)).toBeVisible();
  await expectWell();
  await button('Ticket', pages).click();
  const line = await page.getByRole('region', { name: words.desk.call.label }).boundingBox();
  expect(await toastsBegin(page)).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
  await button(/^Answer/).click();
  await composer.getByRole('tab', { name: 'Say on the call' }).click();
  await desk.choose('Ask', 'What exactly does the message say?');
  const answer = Object.values(words.ticket.line.requester.message).reduce(
    (one, message) => one.or(timeline.getByText(message)),
    timeline.getByText('no answer at all'),
  );
  await expect(answer).toBeVisible();
  await expectWell();
  await button('Fold', composer).click();
  await button('Tools', pages).click();
  await expect(timeline).toBeHidden();
  await button(/^Look up/, tools).click();
  await expect(tools.getByText('Sign-in name', { exact: true })).toBeVisible();
  await expectWell();
  await button('Ticket', pages).click();
  await expect(answer).toBeVisible();
  await button(/^Queue/, pages).click();
  await expect(queue.getByText(words.ticket.title)).toBeVisible();
  await button('Exit Simulation').click();
  await expect(page.getByText('A practice ticket is open on your desk')).toBeVisible();
});

/** Lets so many minutes of a testing shift pass. */
async function wait(page: Page, minutes: number): Promise<void> {
  const answer = page.waitForResponse(/run-command/);
  await page.getByRole('button', { name: 'Let time pass' }).click();
  await page.getByRole('button', { name: `${minutes} min`, exact: true }).click();
  await answer;
}

test('somebody in a testing shift speaks, comes back after a reload, is told of a second tab, and reads a debrief of every ticket', async ({
  page,
  context,
  expectAccessible,
}) => {
  const SORRY = 'I am sorry about this.';
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arriveAtDesk(page, 'expert');
  const { timeline, composer, queue, tools, button, ...desk } = deskOn(page);
  await button('Start Ticketing Simulation').click();
  await button('Start a test').click();
  await button('Start the clock').click();
  const first = queue.getByRole('listitem').getByRole('button').first();
  await expect(first).toBeVisible();
  // Somebody rings, comes by, chats or has written: which tickets a shift has is drawn.
  const waits = button(/^Answer/, tools);
  if (await waits.isVisible()) {
    await waits.click();
    const { say, say_visit, say_chat } = desk.words.desk.compose;
    const tab = (name: string): Locator => composer.getByRole('tab', { name });
    await expect(tab(say).or(tab(say_visit)).or(tab(say_chat))).toBeVisible();
    await desk.choose('Courtesy', SORRY);
  } else {
    await first.click();
    await button('Sentences', composer).click();
    await desk.choose('Courtesy', SORRY);
    await button(/^Send to/, composer).click();
  }
  await expect(timeline.getByText(SORRY)).toBeVisible();

  await page.reload();
  await button('Continue your shift').click();
  await expect(page.getByText('You are back where you left this test.')).toBeVisible();
  await expect(timeline.getByText(SORRY)).toBeVisible();

  const secondTab = await context.newPage();
  await secondTab.goto('/admin/ticketing');
  await secondTab.getByRole('button', { name: 'Continue your shift' }).click();
  await wait(secondTab, 15);
  await secondTab.close();
  await wait(page, 5);
  await expect(page.getByText('This test continued in another tab')).toBeVisible();

  await button('End the shift').click();
  await button('Yes, finish').click();
  await expect(page.getByText('Test debrief')).toBeVisible();
  const tickets = page.getByRole('table', { name: /^Tickets of the shift/ });
  const openers = tickets.getByRole('button', { name: /^Show SD-\d+/ });
  await expect(openers).toHaveCount(4);
  await openers.last().click();
  await expect(openers.last()).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
});
