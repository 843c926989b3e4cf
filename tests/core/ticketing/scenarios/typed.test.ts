import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { DESK_INTENTS } from '../../../../src/core/ticketing/talk/desk-intents.ts';
import { understand } from '../../../../src/core/ticketing/talk/match.ts';
import { type Intent, TALK_LANGUAGES, type TalkLanguage } from '../../../../src/core/ticketing/talk/talk.ts';
import { textsOf } from '../../../i18n/text-files.ts';

const RECALLED = 0.95;
/** The same for those that are set aside: nobody looks at which of them fail, or writes a pattern for them. */
const RECALLED_HELD_OUT = 0.9;
const LAPSES = DESK_INTENTS.filter(({ kind }) => kind === 'lapse').map(({ id }) => id);
const STORIES = [...new Set(TICKET_CASES.map(({ story }) => story))];

function linesOf(file: string): readonly string[] {
  return readFileSync(new URL(`./typed/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
}

function meant(words: string, own: readonly Intent[], language: TalkLanguage): readonly string[] {
  const read = understand(words, [...own, ...DESK_INTENTS], language);
  return read.understood ? read.say.intents : [];
}

/** Typed in a ticket (`tk-16`) or without one (`desk`): what somebody means who types it. */
function readLines(file: string, language: TalkLanguage) {
  return linesOf(file).map((line) => {
    const [to = '', words = ''] = line.split(' | ');
    const [ticket = '', intent = ''] = to.split(' ');
    const own = STORIES.filter(({ id }) => id === ticket.toUpperCase()).flatMap(({ intents }) => intents);
    return { line, intent, meant: meant(words, own, language) };
  });
}

/** What means nothing at all, or (`!delete-message`) not that: whoever forbids something does not ask for it. */
function wronglyRead(file: string, language: TalkLanguage) {
  return readLines(file, language).filter(({ intent, meant: read }) =>
    intent === '' ? read.length > 0 : read.includes(intent.slice(1)) || isLapse(read),
  );
}

const isLapse = (intents: readonly string[]): boolean => intents.some((id) => LAPSES.includes(id));

describe.each(TALK_LANGUAGES)('what somebody at the desk types (%s)', (language) => {
  it('is understood in a hurry, without accents and capitals, in 95 of 100 sentences', () => {
    const all = readLines(language, language);
    const missed = all.filter((one) => !one.meant.includes(one.intent) || isLapse(one.meant));
    expect(missed.length / all.length, JSON.stringify(missed)).toBeLessThanOrEqual(1 - RECALLED);
  });

  it('is understood in nine of ten sentences that nobody wrote the patterns for', () => {
    const all = readLines(`held-out-${language}`, language);
    const understood = all.filter((one) => one.meant.includes(one.intent) && !isLapse(one.meant));
    const wrong = wronglyRead(`held-out-not-${language}`, language);
    console.log(
      `held out, ${language}: ${understood.length} of ${all.length} understood, ${wrong.length} wrongly`,
    );
    expect(understood.length / all.length).toBeGreaterThanOrEqual(RECALLED_HELD_OUT);
  });

  it('means nothing where nothing is meant, and not what it forbids', () => {
    expect(wronglyRead(`not-${language}`, language)).toEqual([]);
  });

  it('means the button when it is the words of the button', () => {
    const texts = textsOf(language);
    const buttons = STORIES.flatMap(({ id: story, intents }) =>
      intents.map((intent) => {
        const words = (texts.get(intent.labelKey) ?? '').replaceAll(/\{\{.*?\}\}/g, 'Anna');
        return { story, id: intent.id, words, meant: meant(words, intents, language) };
      }),
    );
    expect(buttons.filter((one) => !one.meant.includes(one.id) || isLapse(one.meant))).toEqual([]);
  });

  it('is no lapse where nobody is blamed and no password is asked for', () => {
    const innocent = linesOf(`innocent-${language}`);
    expect(innocent.filter((words) => isLapse(meant(words, [], language)))).toEqual([]);
  });
});
