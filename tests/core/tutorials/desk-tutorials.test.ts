import { describe, expect, it } from 'vitest';
import { TICKETING_PLAY } from '../../../src/core/ticketing/play.ts';
import { missingFacts } from '../../../src/core/ticketing/shift/hand-over.ts';
import { findTutorial } from '../../../src/core/tutorials/catalogue.ts';
import { DESK_TUTORIALS } from '../../../src/core/tutorials/desk/desk-tutorials.ts';
import { beginningOf } from '../../../src/core/tutorials/engine.ts';
import { PHASES } from '../../../src/core/tutorials/tutorial.ts';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { holesOf, textsOf } from '../../i18n/text-files.ts';
import { askingWhetherItWorks } from './asks-whether-it-works.ts';
import { deskTextKeys, scriptsOf } from './desk-text-keys.ts';
import { playTutorial } from './play-tutorial.ts';

describe.each(DESK_TUTORIALS)('the tutorial $id at the desk', (tutorial) => {
  it('is played to its end by its script', () => {
    expect(playTutorial(TICKETING_PLAY, tutorial)).toHaveLength(tutorial.steps.length);
  });

  it('is played to its end by somebody who asks whether it works', () => {
    expect(playTutorial(TICKETING_PLAY, askingWhetherItWorks(tutorial))).toHaveLength(tutorial.steps.length);
  });

  it('hands tickets over to the group whose they are, with what it needs', () => {
    const { state } = beginningOf(TICKETING_PLAY, tutorial, tutorial.steps.length + 1);
    const handed = state.tickets.filter(({ record }) => record.group !== 'service-desk');
    expect(handed.map((ticket) => [ticket.record.group, missingFacts(state, ticket)])).toEqual(
      handed.map(({ script }) => [script.handOver?.group, []]),
    );
  });

  it('points at nothing once the learner is alone', () => {
    const view = TICKETING_PLAY.project(tutorial.start());
    const alone = tutorial.steps.filter(({ phase }) => phase === 'alone');
    expect(alone.map(({ target }) => target(view, []))).toEqual(alone.map(() => null));
  });

  it('goes from watching to working alone, and has as many steps as the list says', () => {
    const phases = tutorial.steps.map(({ phase }) => PHASES.indexOf(phase));
    expect(phases).toEqual([...phases].sort());
    expect(new Set(phases)).toEqual(new Set([0, 1, 2]));
    expect(findTutorial(tutorial.id)?.steps).toBe(tutorial.steps.length);
  });

  it.each(Object.keys(LANGUAGES))('has the words of its people, all there and all used (%s)', (language) => {
    const written = [...textsOf(language)].filter(([key]) =>
      key.startsWith(`tickets/${tutorial.id.toLowerCase()}:`),
    );
    expect(written.map(([key]) => key).sort()).toEqual(deskTextKeys(tutorial));
    const known = new Set(scriptsOf(tutorial.start()).flatMap(({ script }) => Object.keys(script.values)));
    const unknown = written.flatMap(([, text]) => holesOf(text).filter((hole) => !known.has(hole)));
    expect(unknown).toEqual([]);
  });
});
