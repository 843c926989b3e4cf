import { FACTS } from '../../../core/assessment/facts/catalogue.ts';
import {
  domainsOf,
  EXAMS,
  type Exam,
  type Objective,
} from '../../../core/assessment/objectives/catalogue.ts';
import { PROOF_LASTS_MS, PROVING_PASSES } from '../../../core/assessment/objectives/level.ts';
import {
  LATEST_PASSING,
  MASTERY_MARK,
  MASTERY_PASSES,
  MASTERY_SPACING_MS,
} from '../../../core/assessment/objectives/mastery.ts';
import { RANKED_ITEMS, RANKED_RULES } from '../../../core/assessment/ranking/ranked-form.ts';
import { DEFAULT_GOAL_DAYS } from '../../../core/assessment/rhythm.ts';
import { MS_PER_DAY } from '../../../core/kernel/time.ts';
import { TUTORIALS } from '../../../core/tutorials/catalogue.ts';
import EN_OBJECTIVES from '../../../i18n/en/objectives.json' with { type: 'json' };
import EN_TUTORIALS from '../../../i18n/en/tutorials.json' with { type: 'json' };
import ES_OBJECTIVES from '../../../i18n/es/objectives.json' with { type: 'json' };
import ES_TUTORIALS from '../../../i18n/es/tutorials.json' with { type: 'json' };
import type { Language } from '../../../i18n/languages.ts';
import type { Facts } from './facts.ts';
import { rowsOf } from './rows.ts';

const OBJECTIVE_WORDS = { en: EN_OBJECTIVES, es: ES_OBJECTIVES } as const;
const TUTORIAL_WORDS = { en: EN_TUTORIALS, es: ES_TUTORIALS } as const;

const WHERE = {
  en: { bench: 'bench', desk: 'desk', none: 'reading only' },
  es: { bench: 'banco', desk: 'mesa', none: 'solo lectura' },
} as const;

const EXAM_IDS: Readonly<Record<Exam, string>> = { '220-1201': 'core1', '220-1202': 'core2' };

/** Mastery, rhythm, cards, ranked weeks, tutorials, and the map of objectives. */
export function learningFacts(language: Language): Facts {
  const objectives = EXAMS.map((exam) => [
    `objectives.${EXAM_IDS[exam]}.rows`,
    objectiveRows(exam, language),
  ]);
  return {
    'mastery.mark': `${MASTERY_MARK}`,
    'mastery.passes': `${MASTERY_PASSES}`,
    'mastery.days': `${MASTERY_SPACING_MS / MS_PER_DAY}`,
    'mastery.latest': `${LATEST_PASSING}`,
    'proof.passes': `${PROVING_PASSES}`,
    'proof.days': `${PROOF_LASTS_MS / MS_PER_DAY}`,
    'rhythm.days': `${DEFAULT_GOAL_DAYS}`,
    'cards.count': `${FACTS.length}`,
    'ranked.items': `${RANKED_ITEMS}`,
    'ranked.best': `${RANKED_RULES.bestOf}`,
    'tutorials.rows': rowsOf(
      TUTORIALS.map(({ id, minutes }) => [TUTORIAL_WORDS[language].title[id], `${minutes}`]),
    ),
    ...Object.fromEntries(objectives),
  };
}

function objectiveRows(exam: Exam, language: Language): string {
  return rowsOf(
    domainsOf(exam).flatMap((domain) => domain.objectives.map((one) => objectiveRow(one, language))),
  );
}

function objectiveRow({ number, topic, shownAt }: Objective, language: Language): readonly string[] {
  const { name, about } = OBJECTIVE_WORDS[language].objective[topic];
  const where = WHERE[language];
  return [number, `**${name}.** ${about}`, shownAt.map((place) => where[place]).join(', ') || where.none];
}
