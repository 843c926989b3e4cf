import { expect, it } from 'vitest';
import { affordsLiveMachine, type Device } from '../../../src/features/landing/model/device.ts';

const DESKTOP: Device = {
  isWide: true,
  hasFinePointer: true,
  wantsLessMotion: false,
  savesData: false,
  cores: 8,
  memoryGb: 16,
};

it.each<[string, Partial<Device>, boolean]>([
  ['a desktop computer', {}, true],
  ['a browser that keeps its memory to itself', { memoryGb: null }, true],
  ['a machine of exactly the least strength', { cores: 4, memoryGb: 4 }, true],
  ['somebody who wants less motion', { wantsLessMotion: true }, false],
  ['somebody who saves data', { savesData: true }, false],
  ['two cores', { cores: 2 }, false],
  ['little memory', { memoryGb: 2 }, false],
  ['a narrow window', { isWide: false }, false],
  ['a finger', { hasFinePointer: false }, false],
])('the live machine for %s', (_, change, affords) => {
  expect(affordsLiveMachine({ ...DESKTOP, ...change })).toBe(affords);
});
