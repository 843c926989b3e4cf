import { describe, expect, it } from 'vitest';
import { HARDWARE_PLAY } from '../../../src/core/hardware/play.ts';
import { TICKETING_PLAY } from '../../../src/core/ticketing/play.ts';
import { missingFacts } from '../../../src/core/ticketing/shift/hand-over.ts';
import { partOfStep, type TutorialPart } from '../../../src/core/tutorials/both/both-tutorial.ts';
import { BOTH_TUTORIALS } from '../../../src/core/tutorials/both/both-tutorials.ts';
import { findTutorial } from '../../../src/core/tutorials/catalogue.ts';
import { PHASES } from '../../../src/core/tutorials/tutorial.ts';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { textsOf } from '../../i18n/text-files.ts';
import { askingWhetherItWorks } from './asks-whether-it-works.ts';
import { deskTextKeys } from './desk-text-keys.ts';
import { playTutorial } from './play-tutorial.ts';

/** Plays a part by its script and answers the ids of its steps. */
function played(part: TutorialPart): readonly string[] {
  const steps =
    part.at === 'desk'
      ? playTutorial(TICKETING_PLAY, part.tutorial)
      : playTutorial(HARDWARE_PLAY, part.tutorial);
  return steps.map(({ step }) => step);
}

describe.each(BOTH_TUTORIALS)('the tutorial $id in both simulations', (tutorial) => {
  const steps = tutorial.parts.flatMap(
    (part): readonly { readonly id: string; readonly phase: (typeof PHASES)[number] }[] =>
      part.tutorial.steps,
  );

  it('is played to its end by its scripts, one part after the other', () => {
    expect(tutorial.parts.flatMap(played)).toEqual(steps.map(({ id }) => id));
  });

  it('is played to its end by somebody who asks whether it works', () => {
    const asked = tutorial.parts.map((part) =>
      part.at === 'desk' ? { ...part, tutorial: askingWhetherItWorks(part.tutorial) } : part,
    );
    expect(asked.flatMap(played)).toEqual(steps.map(({ id }) => id));
  });

  it('begins at the desk, works at the bench and ends at the desk', () => {
    expect(tutorial.parts.map(({ at }) => at)).toEqual(['desk', 'bench', 'desk']);
    expect(findTutorial(tutorial.id)).toMatchObject({ area: 'both', steps: steps.length });
  });

  it('goes from watching to working alone, and no step has the name of another', () => {
    const phases = steps.map(({ phase }) => PHASES.indexOf(phase));
    expect(phases).toEqual([...phases].sort());
    expect(new Set(phases)).toEqual(new Set([0, 1, 2]));
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });

  it('finds each step in its part, and behind the end the last part', () => {
    const places = [...steps.keys(), steps.length].map((at) => partOfStep(tutorial, at + 1));
    const expected = tutorial.parts.flatMap(({ tutorial: part }, index) => part.steps.map(() => index));
    expect(places.map(({ part }) => part)).toEqual([...expected, tutorial.parts.length - 1]);
    for (const [at, { part, before }] of places.slice(0, -1).entries())
      expect(tutorial.parts[part]?.tutorial.steps[at - before]?.id).toBe(steps[at]?.id);
  });

  it('makes no safety mistake at the bench', () => {
    const mistakes = tutorial.parts.flatMap((part) =>
      part.at === 'desk'
        ? []
        : playTutorial(HARDWARE_PLAY, part.tutorial).flatMap(({ events }) =>
            events.filter(({ kind }) => kind === 'safety-breached'),
          ),
    );
    expect(mistakes).toEqual([]);
  });

  it('sends what the bench needs to begin', () => {
    const last = tutorial.parts.at(-1);
    const tickets = last?.at === 'desk' ? last.tutorial.start() : null;
    expect(tickets?.tickets.map((ticket) => missingFacts(tickets, ticket))).toEqual([[]]);
  });

  it.each(Object.keys(LANGUAGES))('has the words of its people, all there and all used (%s)', (language) => {
    const own = `tickets/${tutorial.id.toLowerCase()}:`;
    const written = [...textsOf(language).keys()].filter((key) => key.startsWith(own));
    const [first] = tutorial.parts;
    expect(written.sort()).toEqual(first?.at === 'desk' ? deskTextKeys(first.tutorial) : []);
  });
});
