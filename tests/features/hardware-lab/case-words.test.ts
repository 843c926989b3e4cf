import i18n from 'i18next';
import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import { LAB_CASES } from '../../../src/core/hardware/scenarios/judged/registry.ts';
import type { Scenario } from '../../../src/core/hardware/scenarios/scenario.ts';
import { findingText, testName } from '../../../src/features/hardware-lab/texts/finding-text.ts';
import type { LabText } from '../../../src/features/hardware-lab/texts/lab-text.ts';
import {
  commandLabel,
  eventSentence,
  type Speaker,
} from '../../../src/features/hardware-lab/texts/sentences.ts';
import { LAB_RULES } from '../../support/lab-rules.ts';

const text: LabText = (key, values = {}) => {
  if (!i18n.exists(`lab:${key}`, values)) throw new Error(`no text for lab:${key}`);
  return i18n.t(`lab:${key}`, values);
};

/** All that a learner reads on an expert's way through a case, from the first label to the debrief. */
function wordsOf(scenario: Scenario, seed: number): readonly string[] {
  let state = LAB_RULES.begin(scenario.id, seed);
  if (state === null) throw new Error(`${scenario.id} is known`);
  const words: string[] = [];
  const log: LabCommand[] = [];
  let view = LAB_RULES.project(state);
  for (;;) {
    const speaker: Speaker = { text, view, language: 'en' };
    const [command] = scenario.expert(view, log);
    if (command === undefined) {
      words.push(
        ...view.findings.flatMap((finding) => Object.values(findingText(speaker, finding))),
        ...LAB_RULES.report(state).debrief.referenceTests.map((test) => testName(speaker, test)),
        ...scenario.tests.map(({ id }) => testName(speaker, id)),
      );
      return words;
    }
    words.push(commandLabel(speaker, command));
    const step = LAB_RULES.reduce(state, command);
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
    view = LAB_RULES.project(state);
    const after: Speaker = { ...speaker, view };
    words.push(...step.value.events.map((event) => eventSentence(after, event)));
    log.push(command);
  }
}

describe.each(LAB_CASES.inMode('testing').map((scenario) => [scenario.id, scenario] as const))(
  '%s',
  (_id, scenario) => {
    it('has a text without a placeholder for everything that is shown', () => {
      for (const seed of [1, 2]) {
        const words = wordsOf(scenario, seed);
        expect(words.length).toBeGreaterThan(10);
        expect(words.filter((word) => word === '' || /[{}]|undefined/.test(word))).toEqual([]);
      }
    });
  },
);
