import { describe, expect, it } from 'vitest';
import { lineEnd } from '../../../src/features/hardware-lab/workbench/display/draw-marks.ts';
import { machineAtRest, withPartsOut } from '../../support/scene-views.ts';
import { NodeStage } from '../support/node-stage.ts';

const NOTHING = { thing: null, black: null, red: null };
const WINDOW = { width: 1440, height: 850, insets: { top: 16, right: 16, bottom: 90, left: 352 } };
const opened = withPartsOut(machineAtRest('kestrel-b7'), ['side-panel']);

describe('the marker of the chosen item', () => {
  it('appears once the picture is still, on the item and beside the panels', () => {
    const next = new NodeStage(opened, WINDOW).spots('dimm-b2');
    expect(next('memory')?.thing).toBeNull();
    const spot = next('memory')?.thing;
    expect(spot?.x).toBeGreaterThan(352);
    expect(spot?.y).toBeLessThan(760);
    // Nothing moves: there is nothing to tell.
    expect(next('memory')).toBeNull();
  });

  it('follows the camera, and is hidden while the item is covered or out of the picture', () => {
    const next = new NodeStage(opened, WINDOW).spots('dimm-b2');
    next('memory');
    const before = next('memory')?.thing;
    const during = next('board', true)?.thing;
    expect(during).not.toBeNull();
    expect(during).not.toEqual(before);
    expect(next('rear', true)?.thing).toBeNull();
    expect(next('meter', true)?.thing).toBeNull();
    expect(next('memory', true)?.thing).toEqual(before);
  });

  it('is hidden without a choice', () => {
    const next = new NodeStage(opened, WINDOW).spots(null);
    next('memory');
    expect(next('memory')).toEqual(NOTHING);
  });
});

describe('the tags of the probes', () => {
  const { instruments } = opened;
  const meter = { ...instruments.meter, red: 'conn-atx24.9', black: 'conn-atx24.3' };
  const measuring = { ...opened, instruments: { ...instruments, meter } };

  it('are at the pins that the probes touch while the meter is in hand', () => {
    const next = new NodeStage(measuring, WINDOW).spots(null, true);
    const spots = next('power');
    expect(spots?.red).not.toBeNull();
    expect(spots?.black).not.toBeNull();
    expect(spots?.red).not.toEqual(spots?.black);
  });

  it('disappear with the meter', () => {
    expect(new NodeStage(measuring, WINDOW).spots(null, false)('power')).toEqual(NOTHING);
  });
});

describe('the line from the marker', () => {
  const card = { left: 500, right: 900, top: 600, bottom: 760 };

  it('ends at the nearest point of the card', () => {
    expect(lineEnd({ x: 300, y: 700 }, card)).toEqual({ x: 500, y: 700 });
    expect(lineEnd({ x: 600, y: 200 }, card)).toEqual({ x: 600, y: 600 });
    expect(lineEnd({ x: 1000, y: 200 }, card)).toEqual({ x: 900, y: 600 });
  });

  it('is not drawn where the card covers the marker', () => {
    expect(lineEnd({ x: 600, y: 700 }, card)).toBeNull();
  });
});
