import { describe, expect, it } from 'vitest';
import { LAB_CASES } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import { PRACTICE_STORIES } from '../../../../src/core/hardware/scenarios/public/stories.ts';
import { LANGUAGES } from '../../../../src/i18n/languages.ts';
import { JUDGED_TEXTS } from '../../../../supabase/functions/_shared/judged-texts.ts';
import { judgedWords } from '../../../../supabase/functions/_shared/words.ts';
import { textsOf } from '../../../i18n/text-files.ts';
import { LAB_RULES } from '../../../support/lab-rules.ts';

const CASES = LAB_CASES.inMode('testing');

/** Their words are the same in every case (`cases/any`). */
const ASKED_OF_ANYONE: readonly string[] = ['own-theory', 'recovery-key'];

/** Ids that some case has, each once. */
function idsOf(pick: (scenario: (typeof CASES)[number]) => readonly string[]): readonly string[] {
  return [...new Set(CASES.flatMap(pick))];
}

describe.each(Object.keys(LANGUAGES))('a case that is read in %s', (language) => {
  const texts = textsOf(language);
  const missing = (keys: readonly string[]): readonly string[] =>
    keys.filter((key) => (texts.get(key) ?? '') === '');

  it('has the words of its job card, of every question and of every answer that a seed can give', () => {
    const keys = PRACTICE_STORIES.flatMap(({ id }) => [
      `lab-titles:${id}`,
      ...['quote', 'customer', 'facts'].map((key) => `cases/${id}:${key}`),
      ...[1, 2, 3].map((level) => `cases/${id}.judged:hint.${level}`),
    ]);
    const asked = CASES.flatMap((scenario) => {
      const { answers } = LAB_RULES.begin(scenario.id, 1)?.job ?? { answers: {} };
      return Object.entries(answers).flatMap(([question, answer]) =>
        ASKED_OF_ANYONE.includes(question)
          ? []
          : [`cases/${scenario.story}:question.${question}`, `cases/${scenario.story}:answer.${answer}`],
      );
    });
    const notes = CASES.flatMap(({ story, card }) => [
      ...(card?.noteChoices.symptoms ?? []).map((id) => `cases/${story}:symptom.${id}`),
      ...(card?.noteChoices.preventions ?? []).map((id) => `cases/${story}:prevention.${id}`),
      ...(card?.escalations ?? []).map((id) => `cases/${story}:escalate.${id}`),
    ]);
    expect(missing([...new Set([...keys, ...asked, ...notes])])).toEqual([]);
  });

  it('has a name for every suspect, goal, proof and line of the asset record', () => {
    expect(
      missing([
        ...idsOf(({ hypotheses }) => hypotheses.map(({ id }) => `lab:hypothesis.${id}`)),
        ...idsOf(({ goal }) => goal.map(({ id }) => `lab:goal.${id}`)),
        ...idsOf(({ verify }) => verify.map(({ id }) => `lab:verify.${id}`)),
        ...idsOf(({ id }) =>
          Object.keys(LAB_RULES.begin(id, 1)?.job.asset ?? {}).map((field) => `lab:asset.${field}`),
        ),
      ]),
    ).toEqual([]);
  });

  it('ends with its own title and what there was to learn', () => {
    expect(
      missing(
        idsOf(({ id, story }) => [
          `cases/${story}.judged:title.${id}`,
          `cases/${story}.judged:insight.${id}`,
        ]),
      ),
    ).toEqual([]);
  });

  it('names no case in the list of titles that the browser has: those are in cases/<story>.judged.json', () => {
    const named = CASES.filter(({ id }) => texts.has(`lab-titles:${id}`)).map(({ id }) => id);
    expect(named).toEqual([]);
  });

  it('has every text that its judge may tell in the list of the functions', () => {
    const missingWords = [...texts].filter(([key, text]) => {
      if (!/^cases\/[\w-]+\.judged:/.test(key)) return false;
      return judgedWords(key)?.[language] !== text;
    });
    expect(missingWords).toEqual([]);
    expect(judgedWords('cases/no-such-story.judged:hint.1')).toBeNull();
    expect(judgedWords('lab:hypothesis.psu')).toBeNull();
  });

  it('has no list entry for a story that nobody tells', () => {
    const stories = new Set(CASES.map(({ story }) => story));
    expect(Object.keys(JUDGED_TEXTS).filter((story) => story !== 'any' && !stories.has(story))).toEqual([]);
  });
});
