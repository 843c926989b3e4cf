import { describe, expect, it } from 'vitest';
import { DESK_INTENTS } from '../../../../src/core/ticketing/talk/desk-intents.ts';
import { type Understanding, understand } from '../../../../src/core/ticketing/talk/match.ts';
import {
  type Intent,
  knownFacts,
  offeredIntents,
  sayByButton,
  TALK_LANGUAGES,
  type TalkLanguage,
} from '../../../../src/core/ticketing/talk/talk.ts';
import { fc } from '../../../support/fixed-seeds.ts';
import { CORPORA, type Paraphrase } from './corpus/corpus.ts';

/** Share of the paraphrases that have to be understood (desk-build 3). */
const RECALL = 0.95;
/** The same for those that are set aside. */
const RECALL_HELD_OUT = 0.9;
const PARAPHRASES_AN_INTENT = 12;

const read = (text: string, language: TalkLanguage, intents = DESK_INTENTS): Understanding =>
  understand(text, intents, language);

const meant = (text: string, language: TalkLanguage): readonly string[] => {
  const understanding = read(text, language);
  return understanding.understood ? understanding.say.intents : [];
};

const isUnderstood = ({ intent, text }: Paraphrase, language: TalkLanguage): boolean =>
  meant(text, language)[0] === intent;

const lapses = DESK_INTENTS.filter(({ kind }) => kind === 'lapse').map(({ id }) => id);

describe.each(TALK_LANGUAGES)('typed text in %s', (language) => {
  const corpus = CORPORA[language];

  it('has at least twelve paraphrases of each intent of the desk, none of them twice', () => {
    const counts = DESK_INTENTS.map(({ id }) => corpus.all.filter(({ intent }) => intent === id).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(PARAPHRASES_AN_INTENT);
    expect(corpus.intents.toSorted()).toEqual(DESK_INTENTS.map(({ id }) => id).toSorted());
    expect(new Set(corpus.all.map(({ text }) => text)).size).toBe(corpus.all.length);
  });

  it('is understood in 95 of 100 paraphrases', () => {
    const understood = corpus.tuned.filter((paraphrase) => isUnderstood(paraphrase, language));
    expect(understood.length / corpus.tuned.length).toBeGreaterThanOrEqual(RECALL);
  });

  it('is understood in nine of ten paraphrases that nobody tuned the patterns on', () => {
    const understood = corpus.heldOut.filter((paraphrase) => isUnderstood(paraphrase, language));
    console.log(`held out, ${language}: ${understood.length} of ${corpus.heldOut.length} understood`);
    expect(understood.length / corpus.heldOut.length).toBeGreaterThanOrEqual(RECALL_HELD_OUT);
  });

  it('that means nothing of this is taken for no intent', () => {
    expect(corpus.negatives.length).toBeGreaterThanOrEqual(60);
    expect(corpus.negatives.filter((text) => read(text, language).understood)).toEqual([]);
  });

  it('that accuses nobody and asks for no password has no consequence', () => {
    const wrongly = corpus.tuned
      .filter(({ intent }) => !lapses.includes(intent))
      .filter(({ text }) => meant(text, language).some((id) => lapses.includes(id)));
    expect(wrongly).toEqual([]);
  });

  it('gives the same command as the button of the intent', () => {
    for (const intent of DESK_INTENTS) {
      const typed = corpus.tuned
        .filter((paraphrase) => paraphrase.intent === intent.id)
        .map(({ text }) => read(text, language))
        .find((understanding) => understanding.understood && understanding.say.intents.length === 1);
      expect(typed).toEqual({ understood: true, say: sayByButton(intent) });
    }
  });

  it('is read the same way every time, in capitals and with other punctuation too', () => {
    for (const { text } of corpus.all) {
      const once = read(text, language);
      expect(read(text, language)).toEqual(once);
      expect(read(` ${text.toUpperCase()} `, language)).toEqual(once);
      expect(read(`${text}!!`, language)).toEqual(once);
    }
  });

  it('that is not understood is answered with three intents, none of them a lapse', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const understanding = read(text, language);
        if (understanding.understood) return;
        expect(new Set(understanding.nearest).size).toBe(3);
        expect(understanding.nearest.filter((id) => lapses.includes(id))).toEqual([]);
      }),
    );
  });
});

describe('a message', () => {
  it('of several sentences asks all that its sentences ask', () => {
    expect(meant('Hi Nadia. Since when does this happen? Is anybody else affected?', 'en')).toEqual([
      'since-when',
      'who-else',
      'greeting',
    ]);
    expect(meant('Hola. ¿Desde cuándo pasa? ¿Le pasa a alguien más?', 'es')).toEqual([
      'since-when',
      'who-else',
      'greeting',
    ]);
  });

  it('is answered for its question, and its lapse is heard first', () => {
    expect(meant('Where are you? And give me your password please.', 'en')).toEqual([
      'ask-password',
      'ask-location',
    ]);
  });

  it('that forbids an act does not ask for it', () => {
    expect(meant('Please do not restart the computer', 'en')).toEqual([]);
    expect(meant('Por favor, no reinicie el equipo', 'es')).toEqual([]);
  });

  it('that comes near an intent offers it first', () => {
    const near = read('the name maybe', 'en');
    expect(near.understood ? [] : near.nearest).toContain('computer-name');
  });
});

describe('the intents of a ticket', () => {
  const dock: Intent = {
    id: 'dock-light',
    kind: 'question',
    labelKey: 'dock-light',
    patterns: { en: ['light|lamp dock|docking'], es: ['luz base'] },
  };
  const restartDock: Intent = {
    id: 'restart-dock',
    kind: 'request',
    labelKey: 'restart-dock',
    patterns: { en: ['restart|unplug dock'], es: ['reinici* base'] },
    needs: ['has-dock'],
  };
  const intents = [dock, restartDock, ...DESK_INTENTS];

  it('come before those of the desk', () => {
    expect(read('can you restart the dock', 'en', intents)).toEqual({
      understood: true,
      say: { type: 'say', intents: ['restart-dock'] },
    });
    expect(read('can you restart it', 'en', intents)).toEqual({
      understood: true,
      say: { type: 'say', intents: ['restart'] },
    });
  });

  it.each([
    ['en', 'do not unplug the dock', []],
    ['en', 'there is no need to unplug the dock', []],
    ['es', 'no reinicies la base', []],
    // Who speaks of oneself forbids nothing.
    ['es', 'no puedo entrar, reinicia la base', ['restart-dock']],
    ['en', 'do not shut it down, unplug the dock', ['restart-dock']],
    // A word with an ending is the same word.
    ['en', "would you mind restarting the dock's power", ['restart-dock']],
    ['es', 'hay luz en las bases?', ['dock-light']],
  ] as const)('in %s: %j means %j', (language, text, expected) => {
    const understanding = read(text, language, [dock, restartDock]);
    expect(understanding.understood ? understanding.say.intents : []).toEqual(expected);
  });

  it('are offered when the facts that they need are known', () => {
    const facts = [{ id: 'has-dock', revealedBy: ['line-dock', 'look-at-asset'] }];
    const offeredAfter = (happened: readonly string[]): readonly Intent[] =>
      offeredIntents([dock, restartDock], knownFacts(facts, happened));
    expect(offeredAfter([])).toEqual([dock]);
    expect(offeredAfter(['look-at-asset'])).toEqual([dock, restartDock]);
  });
});
