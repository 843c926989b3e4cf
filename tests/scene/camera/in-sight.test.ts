import { describe, expect, it } from 'vitest';
import { findMachine } from '../../../src/core/hardware/machines/find-machine.ts';
import { coversOf } from '../../../src/core/hardware/machines/places.ts';
import type { LabView, MachineModelId, PartKind } from '../../../src/core/hardware/model/view.ts';
import { type CameraViewName, offeredViews } from '../../../src/features/hardware-lab/places/places.ts';
import { benchInsets } from '../../../src/features/hardware-lab/workbench/layout/bench-insets.ts';
import { outlineTargets } from '../../../src/features/hardware-lab/workbench/outline/outline-groups.ts';
import {
  machineAtRest,
  machineTakenApart,
  machineWithBoardOut,
  withPartsOut,
} from '../../support/scene-views.ts';
import { ALL_MODELS } from '../support/built.ts';
import { NodeStage } from '../support/node-stage.ts';

/** A laptop's window, as the bench with its two columns leaves it. */
/** Both columns unfolded: the least room that a wide screen leaves. */
const OPEN_COLUMNS = benchInsets('d', {
  isLeftOpen: true,
  isRightOpen: true,
  hasBelt: true,
  sheet: 0,
  top: 0,
  bottom: 0,
});
const WINDOW = { width: 1440, height: 760, insets: OPEN_COLUMNS };

/** Everything that is handled: what the outline offers without the lights, which are read, and what is only spoken of. */
function handled(view: LabView): readonly string[] {
  const nameless = new Set(['asset-label', 'debug-leds']);
  return outlineTargets(view).filter((id) => view.leds[id] === undefined && !nameless.has(id));
}

/** The socket that a part, latch, screw or slot is at. */
function socketOf(view: LabView, target: string): string | null {
  if (view.sockets[target] !== undefined) return target;
  const part = view.fasteners[target]?.part ?? target;
  return view.latches[target]?.socket ?? view.parts[part]?.socket ?? null;
}

/** Rightly under something as it stands: by the covers of the catalogue, by what is plugged into it, or with its part. */
function isCovered(view: LabView, target: string): boolean {
  const socket = socketOf(view, target);
  const covers = socket === null ? [] : coversOf(view.model, socket);
  const isFull = view.sockets[target]?.holds != null || view.connectors[target]?.holds != null;
  const from = findMachine(view.model).cables[target]?.from ?? '';
  return (
    isFull || view.parts[from]?.placement === 'removed' || covers.some((id) => view.parts[id]?.socket != null)
  );
}

const holderOf = (pin: string): string => pin.slice(0, pin.lastIndexOf('.'));

/** With the panel off, and with those of these kinds out that come out by hand. */
const open = (model: MachineModelId, ...kinds: readonly string[]) => {
  const removable = Object.values(findMachine(model).parts).filter((part) => part.removable);
  const out = kinds.filter((kind) => removable.some((part) => part.kind === kind));
  return withPartsOut(machineAtRest(model), ['side-panel', ...out]);
};

describe.each(ALL_MODELS)('a person who chooses something of the %s', (model) => {
  const states = {
    'with its panel off': open(model),
    'with its cooler out': open(model, 'cpu-cooler'),
    'with its card out': open(model, 'gpu'),
    'with cooler and card out': open(model, 'cpu-cooler', 'gpu'),
    'taken apart': machineTakenApart(model),
    'with its board on the bench': machineWithBoardOut(model),
  };

  it.each(Object.entries(states))('%s, sees it in front, where it can be pointed at', (_, view) => {
    const stage = new NodeStage(view, WINDOW);
    const offered = handled(view).filter((id) => !isCovered(view, id));
    // A laptop has less to handle than a tower.
    expect(offered.length).toBeGreaterThan(model === 'marlow-14' ? 30 : 40);
    expect(offered.filter((id) => stage.viewOf(id) === null)).toEqual([]);
  });

  it('finds board, processor, memory, drives, power supply and ports each in a picture of the View list', () => {
    const opened = states['with its panel off'];
    const stage = new NodeStage(opened, WINDOW);
    const fitted = (...kinds: readonly PartKind[]) =>
      Object.values(opened.parts)
        .filter(({ kind, socket }) => kinds.includes(kind) && socket !== null)
        .map(({ id }) => id);
    const wanted: Readonly<Partial<Record<CameraViewName, readonly string[]>>> = {
      board: fitted('motherboard'),
      processor: fitted('cpu-cooler'),
      memory: fitted('dimm'),
      ...(model === 'marlow-14'
        ? { drives: fitted('ssd-m2', 'wifi-card') }
        : { drives: fitted('ssd-sata', 'hdd'), supply: fitted('psu') }),
      ports: ['port-lan'],
    };
    const shown = offeredViews(model)
      .filter((place) => wanted[place]?.some((id) => stage.isShownAt(id, place)))
      .toSorted();
    expect(shown).toEqual(Object.keys(wanted).toSorted());
  });

  it('finds every item uncovered in one of these states', () => {
    const views = Object.values(states);
    const { parts } = findMachine(model);
    // A laptop's processor is under a cooler that stays.
    const stays = (id: string) =>
      coversOf(model, parts[id]?.socket ?? '').some((by) => parts[by]?.removable === false);
    const never = handled(open(model)).filter(
      (id) => !stays(id) && views.every((view) => !handled(view).includes(id) || isCovered(view, id)),
    );
    expect(never).toEqual([]);
  });

  it('holding the meter, is shown every plug and connector at its pins', () => {
    for (const view of [states['with its panel off'], states['taken apart']]) {
      const stage = new NodeStage(view, WINDOW, true);
      const pins = stage.pins();
      const reached = new Set<string>();
      for (const pin of pins)
        if (!reached.has(holderOf(pin)) && stage.viewOf(pin) !== null) reached.add(holderOf(pin));
      expect(pins.filter((pin) => !reached.has(holderOf(pin)))).toEqual([]);
    }
  });
});
