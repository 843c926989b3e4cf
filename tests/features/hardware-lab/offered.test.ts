import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import type { LabView } from '../../../src/core/hardware/model/view.ts';
import { actionsOf } from '../../../src/core/hardware/projection/actions.ts';
import { pinHoldersOf } from '../../../src/core/hardware/projection/pin-holders.ts';
import { targetsOf } from '../../../src/core/hardware/projection/tool-targets.ts';
import { exploreScenarioId } from '../../../src/core/hardware/scenarios/explore.ts';
import { LAB_CASES } from '../../../src/core/hardware/scenarios/judged/registry.ts';
import { PRACTICE_STORIES } from '../../../src/core/hardware/scenarios/public/stories.ts';
import { outlineTargets } from '../../../src/features/hardware-lab/workbench/outline/outline-groups.ts';
import { labRules } from '../../support/lab-rules.ts';

const SEEDS = [1, 2, 3];
const rules = labRules('testing');

/** Done in the outline, on the thing itself. */
const ON_THINGS: ReadonlySet<LabCommand['kind']> = new Set([
  'inspect',
  'press-latch',
  'close-latch',
  'loosen-screw',
  'tighten-screw',
  'lift-part',
  'place-part',
  'seat-part',
  'plug-cable',
  'unplug-cable',
  'set-switch',
  'set-psu-switch',
  'press-power',
  'press-button',
  'wear-strap',
  'unclip-strap',
]);

function isOffered(view: LabView, command: LabCommand): boolean {
  if (command.kind === 'use-tool') return targetsOf(view, command.tool).includes(command.target);
  if (command.kind === 'probe') {
    const holders = new Set(pinHoldersOf(view).flatMap((group) => group.holders.map(({ id }) => id)));
    return [command.black, command.red].every((pin) => holders.has(pin.slice(0, pin.lastIndexOf('.'))));
  }
  if (!ON_THINGS.has(command.kind)) return true;
  const words = JSON.stringify(command);
  return outlineTargets(view).some((target) =>
    actionsOf(view, target).some((offered) => JSON.stringify(offered) === words),
  );
}

/** Actions of the expert's that a learner without the scene would look for in vain. */
function missing(story: string, seed: number): readonly string[] {
  let state = rules.begin(story, seed);
  const expert = LAB_CASES.find(state?.sealed?.scenarioId ?? '')?.expert;
  if (state === null || expert === undefined) throw new Error(`${story} cannot be played`);
  const log: LabCommand[] = [];
  const lost: string[] = [];
  for (
    let next = expert(rules.project(state), log);
    next.length > 0;
    next = expert(rules.project(state), log)
  )
    for (const command of next) {
      if (!isOffered(rules.project(state), command)) lost.push(JSON.stringify(command));
      log.push(command);
      const step = rules.reduce(state, command);
      if (step.ok) state = step.value.state;
    }
  return lost;
}

describe('the outline and the tools', () => {
  it.each(PRACTICE_STORIES.map(({ id }) => id))('offer everything that an expert does in "%s"', (story) => {
    expect(SEEDS.flatMap((seed) => missing(story, seed))).toEqual([]);
  });
});

describe('the lights of a machine', () => {
  it.each(['harrow-5000-mt', 'brant-h6'] as const)(
    'without debug LEDs (%s) are each read by themselves, and none is listed that it lacks',
    (model) => {
      const state = rules.begin(exploreScenarioId(model), 1);
      if (state === null) throw new Error(`There is no bench of ${model}.`);
      const view = rules.project(state);
      expect(outlineTargets(view)).not.toContain('debug-leds');
      expect(actionsOf(view, 'led-power')).toEqual([{ kind: 'inspect', target: 'led-power' }]);
      expect(rules.reduce(state, { kind: 'inspect', target: 'debug-leds' }).ok).toBe(false);
    },
  );
});
