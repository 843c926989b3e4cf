import { describe, expect, it } from 'vitest';
import {
  LEAST_SHARE,
  pictureOf,
  shareOfHeight,
} from '../../../src/features/hardware-lab/scene/camera/framing.ts';
import { MONITOR } from '../../../src/features/hardware-lab/scene/catalogue/bench-layout.ts';
import { findSceneMachine } from '../../../src/features/hardware-lab/scene/catalogue/find-scene-machine.ts';
import {
  benchInsets,
  type Covering,
} from '../../../src/features/hardware-lab/workbench/layout/bench-insets.ts';
import type { Shape } from '../../../src/features/hardware-lab/workbench/layout/shape.ts';
import { MODELS } from '../support/built.ts';

const WORKING: Covering = {
  isLeftOpen: true,
  isRightOpen: false,
  hasBelt: true,
  sheet: 0,
  top: 0,
  bottom: 0,
};

/** Half the width of a message on the monitor, mm. */
const WORDS_HALF = 80;

interface Screen {
  readonly shape: Shape;
  readonly width: number;
  /** Without the bar. */
  readonly height: number;
  readonly covering?: Partial<Covering>;
}

/** The screens of the reference pictures, and a desktop page at 200 %. */
const SCREENS: Readonly<Record<string, Screen>> = {
  'a desktop with the step and the complaint open': { shape: 'd', width: 1440, height: 848 },
  'a desktop with all panels folded': {
    shape: 'd',
    width: 1440,
    height: 848,
    covering: { isLeftOpen: false },
  },
  'a desktop with both columns open': {
    shape: 'd',
    width: 1440,
    height: 848,
    covering: { isRightOpen: true },
  },
  'a desktop with the note beside the machine': {
    shape: 'd',
    width: 1440,
    height: 848,
    covering: { isLeftOpen: false, hasBelt: false, sheet: 672 },
  },
  'a small laptop': { shape: 'd', width: 1280, height: 668 },
  'a phone held upright with the complaint open': {
    shape: 'm',
    width: 390,
    height: 792,
    covering: { top: 204, bottom: 214 },
  },
  'a phone held upright with the complaint folded': {
    shape: 'm',
    width: 390,
    height: 792,
    covering: { top: 60, bottom: 214 },
  },
  'a phone on its side': { shape: 'l', width: 844, height: 346 },
  'a phone on its side with a list open': {
    shape: 'l',
    width: 844,
    height: 346,
    covering: { isRightOpen: true },
  },
  'a laptop at 200 %': { shape: 'l', width: 720, height: 406 },
};

describe.each(MODELS)('the %s on the bench', (model) => {
  const { views } = findSceneMachine(model);

  it.each(Object.entries(SCREENS))('takes at least 60 %% of the free height on %s', (_, screen) => {
    const { shape, width, height, covering } = screen;
    const viewport = { width, height, insets: benchInsets(shape, { ...WORKING, ...covering }) };
    const shown = pictureOf(views, 'bench', viewport);
    expect(shareOfHeight(views.machine, shown, viewport)).toBeGreaterThanOrEqual(LEAST_SHARE);
  });

  it('is framed alone where the whole bench would make it small, and with its monitor where there is room', () => {
    const roomy = { width: 2200, height: 900, insets: benchInsets('d', WORKING) };
    const narrow = { width: 1024, height: 900, insets: benchInsets('d', { ...WORKING, isRightOpen: true }) };
    expect(pictureOf(views, 'bench', roomy)).toBe(views.bench);
    expect(pictureOf(views, 'bench', narrow)).toBe(views.machine);
    expect(pictureOf(views, 'memory', narrow)).toBe(views.memory);
  });

  it('stands beside its monitor, whose words are in the picture, on a desktop with the step and the complaint open', () => {
    const desktop = { width: 1440, height: 848, insets: benchInsets('d', WORKING) };
    const { centre, size } = pictureOf(views, 'bench', desktop);
    expect(centre[0] - size[0] / 2).toBeLessThan(MONITOR.at[0] - WORDS_HALF);
  });
});
