import { describe, expect, it } from 'vitest';
import { findMachine } from '../../../src/core/hardware/machines/find-machine.ts';
import { PINOUTS } from '../../../src/core/hardware/machines/pinouts.ts';
import { placeOfTarget, resolveTarget } from '../../../src/core/hardware/machines/resolve-target.ts';
import { geometriesOf, layoutOf } from '../../../src/features/hardware-lab/scene/builders/geometry-list.ts';
import { endId } from '../../../src/features/hardware-lab/scene/catalogue/cables.ts';
import { findSceneMachine } from '../../../src/features/hardware-lab/scene/catalogue/find-scene-machine.ts';
import {
  LED_CHANNEL,
  LIGHT,
  LIGHT_CHANNELS,
  SEGMENTS_PER_DIGIT,
} from '../../../src/features/hardware-lab/scene/catalogue/light-channels.ts';
import { ALL_MODELS, geometry, MODELS } from '../support/built.ts';

/** Said by the technician to the customer, or read on a sticker: nothing that stands on the bench. */
const SPOKEN = ['customer', 'asset-label'];

describe.each(ALL_MODELS)('the scene of the %s and the machine of the engine', (model) => {
  const scene = findSceneMachine(model);
  const spec = findMachine(model);
  const bodies = new Set(scene.bodies.filter((body) => body.target).map((body) => body.id));
  const cables = new Set(scene.cables.map((cable) => cable.id));
  const pointable = new Set([
    ...bodies,
    ...cables,
    ...[...scene.touchAreas, ...scene.caseLights].map((area) => area.id),
    'led-monitor',
    ...Object.keys(scene.connectors),
  ]);

  it('is data that a worker can send to the page', () => {
    const { machine } = layoutOf(model);
    expect(structuredClone(machine)).toEqual(machine);
  });

  it.each(['parts', 'latches', 'fasteners'] as const)('draws all %s', (table) => {
    expect(Object.keys(spec[table]).filter((id) => !bodies.has(id))).toEqual([]);
  });

  it('draws every cable, with the same plugs', () => {
    expect(Object.keys(spec.cables).filter((id) => !cables.has(id))).toEqual([]);
    for (const { id, ends } of scene.cables)
      expect([id, ends.map(({ home }, i) => [endId(id, i), home])]).toEqual([
        id,
        spec.cables[id]?.ends.map((end) => [end.id, end.home]),
      ]);
  });

  it('has a place for every connector, and pins where the engine has them', () => {
    expect(Object.keys(spec.connectors).filter((id) => scene.connectors[id] === undefined)).toEqual([]);
    const short = Object.values(spec.connectors).filter(({ id, family }) => {
      const { columns = 0, rows = 0 } = scene.connectors[id]?.pins ?? {};
      return columns * rows < PINOUTS[family].length;
    });
    expect(short.map(({ id }) => id)).toEqual([]);
  });

  it('lets a person point at every control, memory slot and light', () => {
    // These are part of what stands there: the rocker of the strip, the button's ring, the supply.
    const onBodies = ['led-strip', 'led-psu', ...(model === 'kestrel-b7' ? ['led-power'] : [])];
    const wanted = [
      ...spec.controls.filter((id) => !SPOKEN.includes(id)),
      ...Object.keys(spec.sockets).filter((id) => /^slot-/.test(id)),
      ...spec.leds.map(({ id }) => id).filter((id) => !onBodies.includes(id)),
    ];
    expect(wanted.filter((id) => !pointable.has(id))).toEqual([]);
  });

  it('draws no part, screw or latch that the engine does not have', () => {
    const known = new Set([
      ...Object.keys(spec.parts),
      ...Object.keys(spec.latches),
      ...Object.keys(spec.fasteners),
      ...spec.controls,
      'meter',
    ]);
    expect([...bodies].filter((id) => !known.has(id))).toEqual([]);
  });

  it('has a lamp for every LED', () => {
    expect(spec.leds.filter(({ id }) => LED_CHANNEL[id] === undefined)).toEqual([]);
    expect(LIGHT.firstSegment + 2 * SEGMENTS_PER_DIGIT).toBeLessThanOrEqual(LIGHT_CHANNELS);
  });

  it('names only geometry that can be built, and uses all of it', () => {
    const named = new Set(scene.bodies.flatMap((body) => body.meshes.map((mesh) => mesh.geometry)));
    const instanced = ['chip-capacitor', 'chip-resistor'];
    const list = Object.keys(geometriesOf(model));
    expect([...named].filter((name) => !list.includes(name))).toEqual([]);
    expect(list.filter((name) => !named.has(name) && !instanced.includes(name))).toEqual([]);
  });

  it('has a camera place for every target', () => {
    expect(
      [...pointable]
        .map((id) => placeOfTarget(model, id))
        .filter((place) => scene.views[place] === undefined),
    ).toEqual([]);
  });
});

describe('the camera', () => {
  it.each([
    ['dimm-b2', 'memory'],
    ['latch-3-top', 'memory'],
    ['cable-mains', 'outlet'],
    ['strip-switch', 'outlet'],
    ['power-button', 'front'],
    ['conn-atx24', 'power'],
    ['conn-front-panel', 'headers'],
    ['fpanel-power-sw', 'headers'],
    ['hdd-data', 'drives'],
    ['port-board-hdmi', 'ports'],
    ['mains-selector', 'supply'],
    ['pin-cooler-2', 'processor'],
    ['screw-board-4', 'board'],
  ])('goes for %s to %s', (target, view) => {
    const having = MODELS.filter((model) => resolveTarget(model, target) !== null);
    expect(having).not.toEqual([]);
    expect(having.map((model) => placeOfTarget(model, target))).toEqual(having.map(() => view));
  });
});

it('every lamp of the Kestrel’s board has a lens that glows', () => {
  const channels = new Set([...geometry('board').surface].filter((_, i) => i % 4 === 3));
  const board = [LIGHT.ledCpu, LIGHT.ledDram, LIGHT.ledVga, LIGHT.ledBoot, LIGHT.standby];
  const segments = Array.from({ length: 14 }, (_, i) => LIGHT.firstSegment + i);
  expect([...board, ...segments].filter((channel) => !channels.has(channel))).toEqual([]);
});
