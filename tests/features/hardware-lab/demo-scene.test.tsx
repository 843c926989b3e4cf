import { screen, act as settle, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LabView } from '../../../src/core/hardware/model/view.ts';
import {
  answer,
  answerUntil,
  card,
  deviceHas3d,
  lastAction,
  openDemo,
  parts,
  pass,
  question,
  secondsLeft,
  timer,
  words,
} from './demo-lab-screen.tsx';

interface SceneProps {
  readonly view: LabView;
  readonly highlightedId: string | null;
  readonly selectedId: string | null;
  readonly label: string;
  readonly lookAt: string | null;
  onSelect(target: string): void;
  onActivate(target: string): void;
  onHover(target: string | null): void;
  onReady(): void;
  onUnavailable(reason: 'no-webgl' | 'context-lost' | 'error'): void;
}

/** The scene as the lab sees it: what it was given last. */
const scene = vi.hoisted(() => ({ props: null as unknown }));
vi.mock('../../../src/features/hardware-lab/scene/lab-scene.tsx', async () => {
  const { usePicturePress } = await import(
    '../../../src/features/hardware-lab/workbench/display/picture-press.ts'
  );
  return {
    default: (props: object) => {
      scene.props = { ...props, ...usePicturePress() };
      return null;
    },
  };
});

const given = async (): Promise<SceneProps> => {
  await waitFor(() => expect(scene.props).not.toBeNull());
  return scene.props as SceneProps;
};

beforeEach(() => {
  scene.props = null;
  deviceHas3d(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the demo around the 3D scene', () => {
  it('starts the clock when the scene shows its first picture', async () => {
    const { person } = await openDemo();
    await given();
    await answer(person, '2', 'Which RAM module is not seated?');
    await pass(30_000);
    expect(words(timer())).toBe('1:00');
    expect(screen.getByText('Paused while the bench loads')).not.toBeNull();
    const ready = await given();
    await settle(async () => ready.onReady());
    await pass(10_000);
    expect(secondsLeft()).toBeLessThanOrEqual(51);
  });

  it('shows the clip where the lights are, and highlights nothing that would answer the question', async () => {
    const { person } = await openDemo();
    expect(await given()).toMatchObject({
      highlightedId: null,
      selectedId: null,
      lookAt: 'indicators',
      label: 'Kestrel B7 on the bench, seen in 3D',
      view: { model: 'kestrel-b7', recording: { leds: { 'led-dram': 'on' } } },
    });
    await answer(person, '2', 'Which RAM module is not seated?');
    expect(await given()).toMatchObject({ highlightedId: null, lookAt: 'memory', view: { recording: null } });
    await answerUntil(person, 'Take the module out');
    expect(await given()).toMatchObject({ highlightedId: 'dimm-b2' });
  });

  it('takes a press on the item itself for the answer: lights, module, latch, strap', async () => {
    await openDemo();
    const press = async (target: string): Promise<void> => {
      const { onSelect } = await given();
      await settle(async () => onSelect(target));
    };
    await press('led-vga');
    await waitFor(() => expect(words(card())).toContain('The VGA light is dark.'));
    await press('led-dram');
    await waitFor(() => expect(question()).toBe('Which RAM module is not seated?'));
    await press('dimm-b2');
    await waitFor(() => expect(question()).toBe('How does the module come out?'));
    await press('latch-b2-bottom');
    await waitFor(() => expect(question()).toBe('Take the module out'));
    await press('dimm-b2');
    await waitFor(() => expect(question()).toBe('When is it fully seated?'));
    await press('slot-b2');
    await waitFor(() => expect(question()).toBe('What comes first?'));
    await press('esd-strap');
    await waitFor(() => expect(question()).toBe('Start the machine'));
    await press('power-button');
    await waitFor(() => expect(question()).toBe('The RAM is training'));
  });

  it('takes a double press for one answer, and not for the answer to the next question', async () => {
    const { person } = await openDemo();
    await answer(person, '2', 'Which RAM module is not seated?');
    const { onSelect } = await given();
    await settle(async () => onSelect('dimm-b2'));
    await waitFor(() => expect(question()).toBe('How does the module come out?'));
    const again = await given();
    await settle(async () => {
      again.onSelect('dimm-b2');
      again.onActivate('dimm-b2');
    });
    await pass(500);
    expect(question()).toBe('How does the module come out?');
    expect(words(card())).not.toContain('The latch still holds it.');
  });

  it('shows the actions of any other item, and opens its row in the list', async () => {
    const { person } = await openDemo();
    await person.click(screen.getByRole('button', { name: 'Parts' }));
    const { onSelect } = await given();
    await settle(async () => onSelect('gpu'));
    const hand = within(screen.getByRole('region', { name: 'Selected' }));
    await person.click(hand.getByRole('button', { name: 'Remove graphics card' }));
    await waitFor(() => expect(lastAction()).toContain('Graphics card'));
    expect(
      parts()
        .getByRole('button', { name: /^Graphics card (?!screw)/ })
        .getAttribute('aria-expanded'),
    ).toBe('true');
    expect((await given()).selectedId).toBe('gpu');
    await person.click(hand.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull();
  });

  it('names what the mouse is over, and for a pin its connector', async () => {
    await openDemo();
    const { onHover } = await given();
    expect(screen.queryByRole('tooltip')).toBeNull();
    await settle(async () => onHover('dimm-b2'));
    expect(screen.getByRole('tooltip').textContent).toBe('RAM module B2');
    await settle(async () => onHover('conn-atx24.9'));
    expect(screen.getByRole('tooltip').textContent).toMatch(/ · Pin 9$/);
    await settle(async () => onHover('chassis.1'));
    expect(screen.getByRole('tooltip').textContent).toBe('Bare metal');
    await settle(async () => onHover(null));
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('does the first action of anything else on a double press', async () => {
    await openDemo();
    const { onSelect, onActivate } = await given();
    await settle(async () => onSelect('psu-switch'));
    await settle(async () => onActivate('psu-switch'));
    await waitFor(() => expect(lastAction()).toContain('Power supply switched to 0.'));
    expect((await given()).view.power.psuSwitch).toBe('off');
  });

  it('continues as plan and list, with the same state, when the scene is lost', async () => {
    const { person } = await openDemo();
    const { onReady, onUnavailable } = await given();
    await settle(async () => onReady());
    await answer(person, '2', 'Which RAM module is not seated?');
    await settle(async () => onUnavailable('context-lost'));
    expect(screen.getByRole('img', { name: 'Plan of the motherboard' })).not.toBeNull();
    expect(question()).toBe('Which RAM module is not seated?');
    await answer(person, '2', 'How does the module come out?');
  });
});
