import type { Locator, Page } from 'playwright';
import type { FilmLanguage } from '../../../tests/support/desk-studio.ts';
import EN_DESK from '../../i18n/en/desk.json' with { type: 'json' };
import EN_TOOLS from '../../i18n/en/desk-tools.json' with { type: 'json' };
import EN_SHOWCASE from '../../i18n/en/showcase.json' with { type: 'json' };
import ES_DESK from '../../i18n/es/desk.json' with { type: 'json' };
import ES_TOOLS from '../../i18n/es/desk-tools.json' with { type: 'json' };
import ES_SHOWCASE from '../../i18n/es/showcase.json' with { type: 'json' };
import type { DeskFilm } from './desk-film.ts';

/** What is said and written in each language; the buttons are found by the product's own texts. */
const WORDS = {
  en: {
    desk: EN_DESK,
    tools: EN_TOOLS,
    captions: EN_SHOWCASE.deskClip.scenes,
    ask: 'Do other websites open?',
    reply:
      'Hello, I found the cause: your computer asks the wrong place for our pages. I will put that right and call you back within 30 minutes.',
  },
  es: {
    desk: ES_DESK,
    tools: ES_TOOLS,
    captions: ES_SHOWCASE.deskClip.scenes,
    ask: '¿Se abren otras webs?',
    reply:
      'Hola, he encontrado la causa: tu equipo busca nuestras páginas en el sitio equivocado. Lo arreglo y te llamo antes de 30 minutos.',
  },
};
/** A scene; its caption is also a line of the transcript on the page. */
export type DeskScene = keyof (typeof EN_SHOWCASE)['deskClip']['scenes'];

/** The name server that somebody typed in by hand: the film is about this cause of the ticket. */
const WRONG_SERVER = '203.0.113.53';

/** The ticket of the film: the intranet does not open. */
export const DESK_STORY = 'TK-23';

export const captionOf = (scene: DeskScene, language: FilmLanguage): string =>
  WORDS[language].captions[scene];

/** A text with a value in it, up to the value. */
const startOf = (text: string): RegExp =>
  new RegExp(`^${(text.split('{{')[0] ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

const COMMAND = 'nslookup wms';

/** The buttons and fields of the desk that the film uses. */
function deskOf(page: Page, language: FilmLanguage) {
  const { desk, tools } = WORDS[language];
  const button = (name: RegExp | string): Locator => page.getByRole('button', { name }).first();
  const field = (name: string): Locator => page.getByRole('dialog').last().getByLabel(name, { exact: true });
  return {
    answer: button(startOf(desk.call.answer)),
    words: page.getByRole('textbox', { name: desk.compose.words }),
    edit: button(startOf(desk.ticket.edit)),
    fields: [
      [field(desk.fields.category), 'network'],
      [field(desk.fields.subcategory), 'name-resolution'],
      [field(desk.fields.impact), '3'],
      [field(desk.fields.urgency), '2'],
    ] as const,
    save: button(desk.fields.save),
    connect: button(startOf(tools.remote.ask)),
    line: page.getByRole('textbox', { name: tools.console.command }),
    log: page.getByRole('log').filter({ hasText: COMMAND }),
    end: button(desk.call.end),
    send: button(startOf(desk.compose.send)),
  };
}

/** Whether the ticket was dealt with the cause of the film. */
export async function hasWrongServer(page: Page, language: FilmLanguage): Promise<boolean> {
  const { answer, connect, line, log } = deskOf(page, language);
  await answer.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('9');
  await connect.click();
  await line.fill(COMMAND);
  await page.keyboard.press('Enter');
  await log.waitFor();
  return (await log.textContent())?.includes(WRONG_SERVER) === true;
}

/** Plays the ticket before the camera. */
export async function playDeskStory(page: Page, film: DeskFilm, language: FilmLanguage): Promise<void> {
  const { ask, reply } = WORDS[language];
  const { answer, words, edit, fields, save, connect, line, log, end, send } = deskOf(page, language);
  const press = async (button: Locator): Promise<void> => {
    await film.point(button);
    film.sound('switch');
    await button.click();
  };

  film.scene('answer');
  film.sound('ring');
  await film.hold(1.3);
  await press(answer);
  await film.hold(1.6);

  film.scene('ask');
  await press(words);
  await film.type(words, ask);
  await page.keyboard.press('Control+Enter');
  await page.getByText(ask).first().waitFor();
  film.sound('tick');
  await film.hold(2);

  film.scene('take');
  await press(edit);
  await film.hold(0.4);
  for (const [field, value] of fields) {
    await field.selectOption(value);
    await film.hold(0.3);
  }
  await press(save);
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await film.hold(1.8);

  film.scene('read');
  await page.keyboard.press('9');
  await film.hold(0.4);
  await press(connect);
  await line.waitFor();
  await film.hold(0.6);
  await press(line);
  await film.type(line, COMMAND);
  await page.keyboard.press('Enter');
  await log.waitFor();
  film.sound('tick');
  await film.hold(2.6);

  film.scene('reply');
  await press(end);
  await film.hold(0.4);
  await press(words);
  await film.type(words, reply);
  await film.hold(1.6);
  await press(send);
  await page.getByText(reply).first().waitFor();
  film.sound('tick');
  await film.hold(2);
}
