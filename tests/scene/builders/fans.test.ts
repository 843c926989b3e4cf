import { describe, expect, it } from 'vitest';
import { findMachine } from '../../../src/core/hardware/machines/find-machine.ts';
import {
  caseFanSize,
  HUB_LABELS,
  hubLabel,
} from '../../../src/features/hardware-lab/scene/catalogue/fans.ts';
import { findSceneMachine } from '../../../src/features/hardware-lab/scene/catalogue/find-scene-machine.ts';
import { find } from '../../support/scene-views.ts';
import { geometry, MODELS } from '../support/built.ts';
import { boundsOf, extent } from '../support/mesh-checks.ts';

describe.each(MODELS)('fans of the %s', (model) => {
  const fan = find(findMachine(model).parts, 'fan-rear');

  it('are as wide as their name in the catalogue says', () => {
    const [width, height] = extent(geometry('fan-frame', model).position);
    expect(`${fan.model}: ${Math.round(width)} x ${Math.round(height)}`).toMatch(/ (\d+): \1 x \1$/);
    expect(Math.round(width)).toBe(caseFanSize(model));
  });

  it('have blades that turn inside their frames', () => {
    const [width] = extent(geometry('fan-rotor', model).position);
    expect(width).toBeLessThan(caseFanSize(model) - 5);
    expect(width).toBeGreaterThan(caseFanSize(model) * 0.7);
  });

  it('carry the maker of their part on the hub', () => {
    const { inks } = HUB_LABELS[hubLabel('case', model)];
    const printed = inks.flatMap((ink) => (ink.kind === 'text' ? [ink.text.toLowerCase()] : []));
    const [maker = '', size = ''] = fan.model.toLowerCase().split(' ');
    expect(printed).toContain(maker);
    expect(printed.some((text) => text.includes(size))).toBe(true);
  });

  it('fit between the floor, the lid and the closed panel', () => {
    const { bodies, enclosure } = findSceneMachine(model);
    const half = caseFanSize(model) / 2;
    for (const { id, home } of bodies.filter(({ id }) => /^fan-/.test(id))) {
      const [, y, z] = home.at;
      expect(y - half, id).toBeGreaterThanOrEqual(enclosure.min[1]);
      expect(y + half, id).toBeLessThanOrEqual(enclosure.max[1]);
      expect(z - half, id).toBeGreaterThanOrEqual(enclosure.min[2]);
      expect(z + half, id).toBeLessThanOrEqual(enclosure.max[2]);
    }
  });
});

it('a processor fan does not carry the name of the case fans', () => {
  const print = (name: keyof typeof HUB_LABELS) =>
    HUB_LABELS[name].inks.flatMap((ink) => (ink.kind === 'text' ? [ink.text] : []));
  expect(print('hub-cooler-kestrel-b7')).toContain('FIRNLUFT');
  expect(print('hub-case-kestrel-b7')).not.toContain('FIRNLUFT');
  expect(boundsOf(geometry('cooler-rotor').position).max[0]).toBeGreaterThan(40);
});
