import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MachineModelId } from '../../src/core/hardware/model/view.ts';
import type { CameraViewName } from '../../src/features/hardware-lab/places/places.ts';
import { STILL_PLACES, STILL_SIZE, stillFor } from '../../src/features/hardware-lab/places/stills.ts';
import { findSceneMachine } from '../../src/features/hardware-lab/scene/catalogue/find-scene-machine.ts';
import { PROJECT_ROOT } from '../support/source-files.ts';

const MODELS: readonly MachineModelId[] = ['kestrel-b7', 'harrow-5000-mt', 'brant-h6', 'marlow-14'];
const PUBLIC = join(PROJECT_ROOT, 'public');
const MOST_BYTES = 90_000;

/** Width and height of a lossy WebP picture, from its frame header. */
function sizeOf(file: string): { width: number; height: number } {
  const bytes = readFileSync(file);
  const start = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  return { width: bytes.readUInt16LE(start + 3) & 0x3fff, height: bytes.readUInt16LE(start + 5) & 0x3fff };
}

describe.each(MODELS)('for people without WebGL, %s', (model) => {
  it('has a picture of each place, of the declared size', () => {
    for (const place of STILL_PLACES)
      expect(sizeOf(join(PUBLIC, stillFor(model, place).src)), place).toEqual(STILL_SIZE);
  });

  it('shows every place of the scene in one of its pictures', () => {
    for (const view of Object.keys(findSceneMachine(model).views) as CameraViewName[])
      expect(STILL_PLACES).toContain(stillFor(model, view).place);
  });

  it('has no unused picture', () => {
    const shown = new Set(STILL_PLACES.map((place) => stillFor(model, place).src));
    const there = readdirSync(join(PUBLIC, 'images/lab')).filter((name) => name.startsWith(model));
    expect(there.filter((name) => !shown.has(`/images/lab/${name}`))).toEqual([]);
  });
});

it('no picture of the lab is heavier than 90 kB', () => {
  const folder = join(PUBLIC, 'images/lab');
  const heavy = readdirSync(folder).filter((name) => statSync(join(folder, name)).size > MOST_BYTES);
  expect(heavy).toEqual([]);
});
