import { describe, expect, it } from 'vitest';
import { resolveTarget } from '../../../src/core/hardware/machines/resolve-target.ts';
import { HARDWARE_PLAY } from '../../../src/core/hardware/play.ts';
import { BENCH_TUTORIALS } from '../../../src/core/tutorials/bench/bench-tutorials.ts';
import { findTutorial } from '../../../src/core/tutorials/catalogue.ts';
import { PHASES } from '../../../src/core/tutorials/tutorial.ts';
import { playTutorial } from './play-tutorial.ts';

describe.each(BENCH_TUTORIALS)('the tutorial $id at the bench', (tutorial) => {
  it('is played to its end by its script, without a safety mistake', () => {
    const played = playTutorial(HARDWARE_PLAY, tutorial);
    const mistakes = played.flatMap(({ step, events }) =>
      events.flatMap((event) => (event.kind === 'safety-breached' ? [`${step} ${event.rule}`] : [])),
    );
    expect(mistakes).toEqual([]);
  });

  it('points at things of its machine, and at nothing once the learner is alone', () => {
    const start = tutorial.start();
    const first = HARDWARE_PLAY.project(start);
    let view = first;
    for (const { step, view: after } of playTutorial(HARDWARE_PLAY, tutorial)) {
      const { phase, target } = tutorial.steps.find(({ id }) => id === step) ?? {};
      const pointed = target?.(view, []) ?? null;
      if (pointed !== null) {
        expect(phase, `${step} points`).not.toBe('alone');
        expect(resolveTarget(first.model, pointed), `${step} points at ${pointed}`).not.toBeNull();
      }
      view = after;
    }
  });

  it('goes from watching to working alone, and has as many steps as the list says', () => {
    const phases = tutorial.steps.map(({ phase }) => PHASES.indexOf(phase));
    expect(phases).toEqual([...phases].sort());
    expect(new Set(phases)).toEqual(new Set([0, 1, 2]));
    expect(findTutorial(tutorial.id)?.steps).toBe(tutorial.steps.length);
  });
});
