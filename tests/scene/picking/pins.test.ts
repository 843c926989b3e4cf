import { describe, expect, it } from 'vitest';
import { findMachine } from '../../../src/core/hardware/machines/find-machine.ts';
import { PINOUTS } from '../../../src/core/hardware/machines/pinouts.ts';
import type { LabView, MachineModelId } from '../../../src/core/hardware/model/view.ts';
import { pinHoldersOf } from '../../../src/core/hardware/projection/pin-holders.ts';
import { findSceneMachine } from '../../../src/features/hardware-lab/scene/catalogue/find-scene-machine.ts';
import { probeShape } from '../../../src/features/hardware-lab/scene/geometry/shapes.ts';
import {
  add,
  length,
  scale,
  subtract,
  type Vec3,
} from '../../../src/features/hardware-lab/scene/kit/vectors.ts';
import { pinPlace } from '../../../src/features/hardware-lab/scene/picking/pins.ts';
import { touchPlan } from '../../../src/features/hardware-lab/scene/picking/touch.ts';
import {
  cableOf,
  find,
  machineAtRest,
  machineTakenApart,
  machineWithBoardOut,
} from '../../support/scene-views.ts';
import { MODELS } from '../support/built.ts';

/** The machine with every cable of its catalogue, all plugs pulled or each in its own connector. */
function wired(model: MachineModelId, isIn: boolean): LabView {
  const rest = machineAtRest(model);
  const all = Object.values(findMachine(model).cables);
  const plugs = all.flatMap(({ ends }) => ends);
  return {
    ...rest,
    cables: Object.fromEntries(all.map((cable) => [cable.id, cableOf(cable, isIn)])),
    connectors: Object.fromEntries(
      Object.entries(rest.connectors).map(([id, connector]) => [
        id,
        { ...connector, holds: isIn ? (plugs.find(({ home }) => home === id)?.id ?? null) : null },
      ]),
    ),
  };
}

const pinsOf = (view: LabView) =>
  pinHoldersOf(view).flatMap(({ holders }) =>
    holders.flatMap(({ id, family }) => PINOUTS[family].map((_, i) => `${id}.${i + 1}`)),
  );

function tipOf(view: LabView, pin: string): Vec3 {
  const place = pinPlace(findSceneMachine(view.model), view, pin);
  if (!place) throw new RangeError(`${pin} has no place`);
  return place.tip;
}

describe.each(MODELS)('the probes at the %s', (model) => {
  const scene = findSceneMachine(model);

  describe.each([
    ['with all plugs in', wired(model, true)],
    ['with all plugs out', wired(model, false)],
    ['taken apart', machineTakenApart(model)],
    ['with its board on the bench', machineWithBoardOut(model)],
  ] as const)('%s', (_, view) => {
    const areas = touchPlan(scene, view, true).onBench;

    it('can touch every pin that the meter offers', () => {
      const homeless = pinsOf(view).filter((pin) => pinPlace(scene, view, pin) === null);
      expect(homeless).toEqual([]);
      const astray = pinsOf(view).filter((red) => {
        const { meter } = view.instruments;
        const held = { ...view, instruments: { ...view.instruments, meter: { ...meter, red } } };
        const { order } = probeShape('red', scene, held);
        return order.kind !== 'probe' || length(subtract(order.tip, tipOf(view, red))) > 0.01;
      });
      expect(astray).toEqual([]);
    });

    it('touch each pin of a plug at a place of its own', () => {
      const shared = pinHoldersOf(view).flatMap(({ holders }) =>
        holders.filter(({ id, family }) => {
          const tips = PINOUTS[family].map((__, i) => tipOf(view, `${id}.${i + 1}`).join(' '));
          return new Set(tips).size < tips.length;
        }),
      );
      expect(shared.map(({ id }) => id)).toEqual([]);
    });

    it('go to a pin that is pointed at, directly or through the connector of its plug', () => {
      const offered = new Set(pinsOf(view));
      expect(areas.map(({ id }) => id).filter((id) => !offered.has(id))).toEqual([]);
      const unmarked = pinsOf(view).filter((pin) => {
        const tip = tipOf(view, pin);
        const number = pin.slice(pin.lastIndexOf('.'));
        return !areas.some(({ id, at }) => id.endsWith(number) && length(subtract(at, tip)) < 0.01);
      });
      expect(unmarked).toEqual([]);
    });
  });

  it('follow a plug that is pulled: its contacts hang where it hangs', () => {
    const [inside, out] = [wired(model, true), wired(model, false)];
    expect(tipOf(inside, 'cable-atx24.9')).toEqual(tipOf(inside, 'conn-atx24.9'));
    expect(length(subtract(tipOf(out, 'cable-atx24.9'), tipOf(out, 'conn-atx24.9')))).toBeGreaterThan(20);
    expect(tipOf(out, 'conn-atx24.9')).not.toEqual(tipOf(inside, 'conn-atx24.9'));
  });

  it('find the pins of a board that lies on the bench there', () => {
    const view = machineWithBoardOut(model);
    const { boardAt, removals } = scene;
    const bench = find(removals, 'motherboard').bench.at;
    const inTray = find(scene.connectors, 'conn-atx24').place.face;
    const [dx, dy] = subtract(inTray, boardAt);
    // It lies on its back: up in the case is away from the reader on the bench.
    const there = add(bench, [dx, 0, scale([0, 0, dy], -1)[2]]);
    const tip = tipOf(view, 'conn-atx24.1');
    expect(Math.hypot(tip[0] - there[0], tip[2] - there[2])).toBeLessThan(40);
  });
});
