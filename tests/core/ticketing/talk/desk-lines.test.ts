import { describe, expect, it } from 'vitest';
import { DESK_INTENTS } from '../../../../src/core/ticketing/talk/desk-intents.ts';
import { DESK_LINES, LEAD_INS } from '../../../../src/core/ticketing/talk/desk-lines.ts';
import { answer, byIntent, startTalk, type TalkMemory } from '../../../../src/core/ticketing/talk/lines.ts';
import { understand } from '../../../../src/core/ticketing/talk/match.ts';
import { type Persona, sayByButton, TALK_LANGUAGES } from '../../../../src/core/ticketing/talk/talk.ts';
import english from '../../../../src/i18n/en/desk-talk.json' with { type: 'json' };
import spanish from '../../../../src/i18n/es/desk-talk.json' with { type: 'json' };

const TEXTS = { en: english, es: spanish };
const REPERTOIRE = { ticket: byIntent([]), desk: byIntent(DESK_LINES), again: LEAD_INS };

const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const PERSONAS: readonly Persona[] = upTo(0, 10).flatMap((patience) =>
  upTo(0, 3).flatMap((skill) => upTo(-3, 3).map((mood) => ({ patience, skill, mood }))),
);

const answered = DESK_INTENTS.filter(({ id }) => DESK_LINES.some(({ intent }) => intent === id));

describe('the lines of the desk', () => {
  it('have ids of their own and answer intents that there are', () => {
    expect(new Set(DESK_LINES.map(({ id }) => id)).size).toBe(DESK_LINES.length);
    const ids = DESK_INTENTS.map(({ id }) => id);
    expect(DESK_LINES.filter(({ intent }) => !ids.includes(intent))).toEqual([]);
  });

  it('answer every lapse and courtesy', () => {
    const silent = DESK_INTENTS.filter(
      (intent) => ['lapse', 'courtesy'].includes(intent.kind) && !answered.includes(intent),
    );
    expect(silent).toEqual([]);
  });

  it('give every person something to say, in other words when asked twice', () => {
    for (const persona of PERSONAS) {
      for (const intent of answered) {
        const first = answer(intent, null, REPERTOIRE, startTalk(persona), 3);
        const second = answer(intent, null, REPERTOIRE, first?.memory as TalkMemory, 3);
        const words = [first, second].map((said) => `${said?.reply.sayKey} ${said?.reply.again}`);
        expect(first).not.toBeNull();
        expect(words[0]).not.toBe(words[1]);
      }
    }
  });

  it('let no lapse go without a consequence, but words of the trade to one who knows them', () => {
    for (const persona of PERSONAS) {
      for (const intent of DESK_INTENTS.filter(({ kind }) => kind === 'lapse')) {
        const line = DESK_LINES.find(
          ({ id }) => id === answer(intent, null, REPERTOIRE, startTalk(persona), 3)?.reply.line,
        );
        const cost = (line?.mood ?? 0) + (line?.patience ?? 0);
        const isForgiven = intent.id === 'jargon' && persona.skill >= 2;
        expect(cost < 0).toBe(!isForgiven);
      }
    }
  });
});

describe.each(TALK_LANGUAGES)('the words of a button in %s', (language) => {
  it('mean, when they are typed, what the button means', () => {
    const labels: Readonly<Record<string, string>> = TEXTS[language].intent;
    for (const intent of DESK_INTENTS) {
      const label = labels[intent.labelKey.replace('desk-talk:intent.', '')] ?? '';
      expect([label, understand(label, DESK_INTENTS, language)]).toEqual([
        label,
        { understood: true, say: sayByButton(intent) },
      ]);
    }
  });
});
