import { describe, expect, it } from 'vitest';
import {
  KESTREL_CABLES,
  KESTREL_FASTENERS,
  KESTREL_LATCHES,
  KESTREL_LEDS,
  KESTREL_MEMORY_SLOTS,
  KESTREL_PARTS,
} from '../../../src/core/hardware/machines/kestrel-b7-ids.ts';
import { CONTROL_TARGETS } from '../../../src/core/hardware/view.ts';
import { GEOMETRIES } from '../../../src/features/hardware-lab/scene/builders/geometry-list.ts';
import { BODIES } from '../../../src/features/hardware-lab/scene/catalogue/bodies.ts';
import { CAMERA_VIEWS, viewFor } from '../../../src/features/hardware-lab/scene/catalogue/camera-views.ts';
import {
  LED_CHANNEL,
  LIGHT,
  LIGHT_CHANNELS,
  SEGMENTS_PER_DIGIT,
} from '../../../src/features/hardware-lab/scene/catalogue/light-channels.ts';
import { TOUCH_AREAS } from '../../../src/features/hardware-lab/scene/catalogue/touch-areas.ts';
import { machineAtRest } from '../../support/scene-views.ts';
import { geometry } from '../support/built.ts';

const bodies = new Set(BODIES.filter((body) => body.target).map((body) => body.id));
const pointable = new Set([...bodies, ...TOUCH_AREAS.map((area) => area.id)]);

/** The demo's machine: what the scene draws so far. The lab's own machines have more. */
const demo = machineAtRest();
const UNDRAWN_LEDS: readonly string[] = ['led-strip', 'led-lan'];

describe('the scene and the machine of the engine', () => {
  it.each([
    ['part', demo.parts],
    ['latch', demo.latches],
    ['fastener', demo.fasteners],
    ['cable', demo.cables],
  ] as const)('draw every %s', (_, things) => {
    expect(Object.keys(things).filter((id) => !bodies.has(id))).toEqual([]);
  });

  it('let a person point at every memory slot, board LED and control', () => {
    const onCase = ['led-power', 'led-monitor', ...UNDRAWN_LEDS];
    const wanted = [
      ...KESTREL_MEMORY_SLOTS,
      ...CONTROL_TARGETS,
      ...KESTREL_LEDS.filter((id) => !onCase.includes(id)),
    ];
    expect(wanted.filter((id) => !pointable.has(id))).toEqual([]);
  });

  it('draw no target that the engine does not know', () => {
    const known = new Set<string>([
      ...KESTREL_PARTS,
      ...KESTREL_LATCHES,
      ...KESTREL_FASTENERS,
      ...KESTREL_CABLES,
      ...CONTROL_TARGETS,
    ]);
    expect([...bodies].filter((id) => !known.has(id))).toEqual([]);
  });

  it('have a lamp for every LED', () => {
    expect(KESTREL_LEDS.filter((id) => LED_CHANNEL[id] === undefined)).toEqual(UNDRAWN_LEDS);
    expect(LIGHT.firstSegment + 2 * SEGMENTS_PER_DIGIT).toBeLessThanOrEqual(LIGHT_CHANNELS);
  });
});

describe('the catalogue', () => {
  it('names only geometry that can be built, and uses all of it', () => {
    const named = new Set(BODIES.flatMap((body) => body.meshes.map((mesh) => mesh.geometry)));
    const instanced = ['chip-capacitor', 'chip-resistor'];
    expect([...named].filter((name) => GEOMETRIES[name] === undefined)).toEqual([]);
    expect(Object.keys(GEOMETRIES).filter((name) => !named.has(name) && !instanced.includes(name))).toEqual(
      [],
    );
  });

  it('gives every lamp of the board a lens that glows', () => {
    const channels = new Set([...geometry('board').surface].filter((_, i) => i % 4 === 3));
    const board = [LIGHT.ledCpu, LIGHT.ledDram, LIGHT.ledVga, LIGHT.ledBoot, LIGHT.standby];
    const segments = Array.from({ length: 14 }, (_, i) => LIGHT.firstSegment + i);
    expect([...board, ...segments].filter((channel) => !channels.has(channel))).toEqual([]);
  });

  it('sends the camera to a place for every target', () => {
    expect(viewFor('dimm-b2')).toBe('memory');
    expect(viewFor('latch-b2-top')).toBe('memory');
    expect(viewFor('cable-mains')).toBe('outlet');
    expect(viewFor('power-button')).toBe('front');
    expect([...pointable].map(viewFor).filter((name) => CAMERA_VIEWS[name] === undefined)).toEqual([]);
  });
});
