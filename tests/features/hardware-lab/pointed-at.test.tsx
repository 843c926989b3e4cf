import { act, screen, waitFor, within } from '@testing-library/react';
import i18n from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findMachine } from '../../../src/core/hardware/machines/find-machine.ts';
import type { MachineModelId } from '../../../src/core/hardware/model/view.ts';
import { findSceneMachine } from '../../../src/features/hardware-lab/scene/catalogue/find-scene-machine.ts';
import { touchPlan } from '../../../src/features/hardware-lab/scene/picking/touch.ts';
import { type LabText, nameOf } from '../../../src/features/hardware-lab/texts/lab-text.ts';
import { cableOf, machineAtRest, table } from '../../support/scene-views.ts';
import { deviceHas3d } from './demo-lab-screen.tsx';
import { explore, openLab } from './lab-screen.tsx';

interface SceneProps {
  readonly probing: boolean;
  onSelect(target: string): void;
  onActivate(target: string): void;
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
});
afterEach(async () => {
  vi.restoreAllMocks();
  await act(() => i18n.changeLanguage('en'));
});

/** Everything of a machine that answers a mouse: its bodies, its cables at both ends, what lies over the board, its pins. */
function pointableIn(model: MachineModelId): readonly string[] {
  const machine = findSceneMachine(model);
  const rest = machineAtRest(model);
  const all = Object.values(findMachine(model).cables);
  const view = { ...rest, cables: table(all.map((cable) => cableOf(cable, false))) };
  const areas = [false, true].flatMap((isProbing) => {
    const { onBoard, onBench } = touchPlan(machine, view, isProbing);
    return [...onBoard, ...onBench].map(({ id }) => id.split('.')[0] ?? id);
  });
  const bodies = machine.bodies.filter(({ target }) => target).map(({ id }) => id);
  return [...new Set([...bodies, ...all.map(({ id }) => id), ...areas])].filter((id) => id !== 'chassis');
}

describe('what can be pointed at in the picture', () => {
  for (const language of ['en', 'es'])
    for (const model of ['kestrel-b7', 'harrow-5000-mt', 'brant-h6'] as const)
      it(`has a name on the ${model} in ${language}`, async () => {
        await act(() => i18n.changeLanguage(language));
        const missing: string[] = [];
        const text: LabText = (key, values = {}) => {
          if (i18n.getResource(language, 'lab', key) === undefined) missing.push(key);
          return i18n.t(key as never, { ...values, ns: 'lab', lng: language }) as string;
        };
        const targets = pointableIn(model);
        expect(targets).toContain('meter');
        for (const target of targets) nameOf(text, { model }, target);
        expect(missing).toEqual([]);
      });

  it('includes the meter: a click takes it, and a second click keeps it', async () => {
    const person = await openLab();
    deviceHas3d(true);
    await explore(person, /^Kestrel B7 ?Modern/);
    const { onSelect, onActivate } = await given();
    act(() => onSelect('meter'));
    expect(await screen.findByRole('region', { name: 'Meter' })).not.toBeNull();
    expect((await given()).probing).toBe(true);
    act(() => {
      onSelect('meter');
      onActivate('meter');
    });
    expect(within(screen.getByRole('region', { name: 'Meter' })).getAllByRole('button')).not.toEqual([]);
    expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull();
  });

  it('includes a light, whose card shows no raw keys', async () => {
    const person = await openLab();
    deviceHas3d(true);
    await explore(person, /^Kestrel B7 ?Modern/);
    const { onSelect } = await given();
    act(() => onSelect('led-monitor'));
    expect((await screen.findByRole('region', { name: 'Selected' })).textContent).not.toMatch(/[a-z]\.[a-z]/);
  });
});
