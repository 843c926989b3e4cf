import { describe, expect, it } from 'vitest';
import { findMachine } from '../../../src/core/hardware/machines/find-machine.ts';
import type { LabView } from '../../../src/core/hardware/model/view.ts';
import { project } from '../../../src/core/hardware/projection/project.ts';
import { drawnCable, isDrawnUnlisted } from '../../../src/features/hardware-lab/scene/bodies/data-sheet.ts';
import { goalOf } from '../../../src/features/hardware-lab/scene/camera/goals.ts';
import { findSceneMachine } from '../../../src/features/hardware-lab/scene/catalogue/find-scene-machine.ts';
import { touchPlan } from '../../../src/features/hardware-lab/scene/picking/touch.ts';
import { demoBench, having } from '../../core/hardware/bench.ts';
import { benchOf, MODELS, RULES } from '../../core/hardware/lab-bench.ts';

/** A machine with its panel on, and a module, a plug and a screw of it loose. */
function closedView(model: LabView['model'], isLoose: boolean): LabView {
  const { standard, parts } = findMachine(model);
  const module = standard.parts.find((id) => parts[id]?.kind === 'dimm') ?? '';
  return RULES.project(
    benchOf(
      model,
      isLoose
        ? [
            { kind: 'unseat', part: module, end: 'top' },
            { kind: 'plug', end: 'cable-atx24', plug: 'partial' },
            { kind: 'plug', end: 'cable-cpu-fan', plug: 'none' },
          ]
        : [],
    ),
  );
}

describe.each(MODELS)('%s with its panel on', (model) => {
  const machine = findSceneMachine(model);
  const view = closedView(model, false);

  it('is drawn the same whatever is loose behind the panel', () => {
    const loose = closedView(model, true);
    for (const body of machine.bodies)
      expect(goalOf(body, loose, machine)).toEqual(goalOf(body, view, machine));
    for (const { id } of machine.cables) expect(drawnCable(loose, id)).toEqual(drawnCable(view, id));
  });

  it('has everything of its data sheet in its seat, so that it is not empty when the panel comes off', () => {
    const open = RULES.project(having(benchOf(model), { kind: 'lift-part', target: 'side-panel' }));
    for (const body of machine.bodies.filter(({ id }) => id !== 'side-panel'))
      expect([body.id, goalOf(body, view, machine)]).toEqual([body.id, goalOf(body, open, machine)]);
    for (const { id } of machine.cables)
      expect(drawnCable(view, id)?.ends).toEqual(drawnCable(open, id)?.ends);
  });

  it('offers nothing to point at that is out of sight', () => {
    expect(isDrawnUnlisted(view, 'cpu')).toBe(true);
    expect(isDrawnUnlisted(view, 'motherboard')).toBe(false);
    const places = touchPlan(machine, view, true);
    const pins = [...places.onBoard, ...places.onBench].map(({ id }) => id);
    expect(pins).toContain('psu-inlet.1');
    expect(pins).not.toContain('conn-atx24.9');
  });
});

it('the demo, which has no more screws than its six steps need, shows the others in their holes and lets nobody turn them', () => {
  const view = project(demoBench());
  const machine = findSceneMachine(view.model);
  const screws = machine.bodies.filter(({ id }) => /^screw-(board|psu)/.test(id));
  expect(screws).toHaveLength(13);
  for (const screw of screws) {
    expect(view.fasteners[screw.id]).toBeUndefined();
    expect(goalOf(screw, view, machine), screw.id).toMatchObject({ visible: true, removal: 0 });
    expect(isDrawnUnlisted(view, screw.id), screw.id).toBe(true);
  }
  const second = machine.bodies.filter(({ id }) => id === 'screw-m2-2');
  expect(second.map((screw) => goalOf(screw, view, machine).visible)).toEqual([false]);
});
