import { screen, act as settle, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MachineView } from '../../../src/core/hardware/view.ts';
import { deviceHas3d, log, openDemo, parts, timer, words } from './demo-lab-screen.tsx';

interface SceneProps {
  readonly view: MachineView;
  readonly highlightedId: string | null;
  readonly selectedId: string | null;
  readonly label: string;
  onSelect(target: string): void;
  onActivate(target: string): void;
  onHover(target: string | null): void;
  onReady(): void;
  onUnavailable(reason: 'no-webgl' | 'context-lost' | 'error'): void;
}

/** The scene as the lab sees it: what it was given last. */
const scene = vi.hoisted(() => ({ props: null as unknown }));
vi.mock('../../../src/features/hardware-lab/scene/lab-scene.tsx', () => ({
  default: (props: unknown) => {
    scene.props = props;
    return null;
  },
}));

const given = async (): Promise<SceneProps> => {
  await waitFor(() => expect(scene.props).not.toBeNull());
  return scene.props as SceneProps;
};
const pass = (ms: number) => settle(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  scene.props = null;
  deviceHas3d(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the bench around the 3D scene', () => {
  it('says that it loads, and no second runs until the first picture is there', async () => {
    const { person } = await openDemo();
    await given();
    expect(screen.getByText('Setting up the bench')).not.toBeNull();
    await person.keyboard('1');
    await waitFor(() => expect(words(log())).toContain('the DRAM LED stays lit'));
    await pass(30_000);
    expect(words(timer())).toContain('60 s');
    const ready = await given();
    await settle(async () => ready.onReady());
    expect(screen.queryByText('Setting up the bench')).toBeNull();
    await pass(10_000);
    expect(Number.parseInt(timer().textContent ?? '', 10)).toBeLessThanOrEqual(51);
  });

  it('gives the scene the view, its name, and the thing that the next step is about', async () => {
    await openDemo();
    expect(await given()).toMatchObject({
      highlightedId: 'debug-leds',
      selectedId: null,
      label: 'Kestrel B7 on the bench, seen in 3D',
      view: { model: 'kestrel-b7' },
    });
  });

  it('puts the actions of a part that was picked in the scene at hand, and opens its row in the list', async () => {
    const { person } = await openDemo();
    const { onSelect } = await given();
    await settle(async () => onSelect('cpu'));
    const hand = within(screen.getByRole('region', { name: 'Selected' }));
    await person.click(hand.getByRole('button', { name: 'Lift out processor' }));
    await waitFor(() => expect(words(log())).toContain('Processor is blocked: remove CPU cooler first.'));
    expect(
      parts()
        .getByRole('button', { name: /^Processor seated/ })
        .getAttribute('aria-expanded'),
    ).toBe('true');
    expect((await given()).selectedId).toBe('cpu');
    await person.click(hand.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull();
  });

  it('names what the mouse is over, a pin by the connector that it is of', async () => {
    await openDemo();
    const { onHover } = await given();
    expect(screen.queryByRole('tooltip')).toBeNull();
    await settle(async () => onHover('dimm-b2'));
    expect(screen.getByRole('tooltip').textContent).toBe('Memory module B2');
    await settle(async () => onHover('conn-atx24.9'));
    expect(screen.getByRole('tooltip').textContent).toMatch(/ · Pin 9$/);
    await settle(async () => onHover('chassis.1'));
    expect(screen.getByRole('tooltip').textContent).toBe('Bare metal');
    await settle(async () => onHover(null));
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('does the step at hand when its thing is pressed in the scene, else the likeliest action', async () => {
    await openDemo();
    const { onActivate } = await given();
    await settle(async () => onActivate('debug-leds'));
    await waitFor(() => expect(words(log())).toContain('the DRAM LED stays lit'));
    const latch = (await given()).highlightedId ?? '';
    expect(latch).toMatch(/^latch-b2-/);
    await settle(async () => onActivate(latch));
    await waitFor(() => expect(words(log())).toContain('comes up at that end'));
    await settle(async () => onActivate('dimm-b2'));
    await waitFor(() => expect(words(log())).toContain('lifted out'));
    await settle(async () => onActivate('psu-switch'));
    await waitFor(() => expect(words(log())).toContain('Power supply switched to 0.'));
    expect((await given()).view.power.psuSwitch).toBe('off');
  });

  it('goes on as plan and list when the scene is lost in the middle, with everything as it was', async () => {
    const { person } = await openDemo();
    const { onReady, onUnavailable } = await given();
    await settle(async () => onReady());
    await person.keyboard('1');
    await waitFor(() => expect(words(log())).toContain('the DRAM LED stays lit'));
    await settle(async () => onUnavailable('context-lost'));
    expect(screen.getByRole('img', { name: 'Plan of the board' })).not.toBeNull();
    expect(words(log())).toContain('the DRAM LED stays lit');
    await person.keyboard('2');
    await waitFor(() => expect(words(log())).toContain('comes up at that end'));
  });
});
