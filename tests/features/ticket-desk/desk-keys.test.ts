import { describe, expect, it } from 'vitest';
import {
  actOf,
  DEFAULT_KEYS,
  DEFAULT_SETTINGS,
  hasOwnKeys,
  KEY_GROUPS,
  type KeyMap,
  keptSettings,
  toKeep,
  withKey,
} from '../../../src/features/ticket-desk/model/desk-keys.ts';

const changed = (keys: KeyMap, act: Parameters<typeof withKey>[1], key: string): KeyMap => {
  const outcome = withKey(keys, act, key);
  if (outcome.kind !== 'changed') throw new Error(`${key} is ${outcome.kind}.`);
  return outcome.keys;
};

describe('the single keys of the desk', () => {
  it('are one for each act, and all of them are listed', () => {
    const keys = Object.values(DEFAULT_KEYS);
    expect(new Set(keys).size).toBe(keys.length);
    expect(Object.values(KEY_GROUPS).flat().sort()).toEqual(Object.keys(DEFAULT_KEYS).sort());
  });

  it.each([
    ['a free key is taken', 'take', 'Z', 'changed'],
    ['the key that it has stays', 'take', 'a', 'changed'],
    ['a sign will do', 'take', 'ñ', 'changed'],
    ['the key of another act is refused', 'take', 'C', 'taken'],
    ['a digit of a tool is refused', 'reply', '1', 'taken'],
    ['Enter writes nothing', 'take', 'Enter', 'unusable'],
    ['F5 writes nothing', 'take', 'F5', 'unusable'],
    ['a space is needed by buttons', 'take', ' ', 'unusable'],
  ] as const)('when one is chosen anew: %s', (_case, act, key, kind) => {
    expect(withKey(DEFAULT_KEYS, act, key).kind).toBe(kind);
  });

  it('name the act that has the key already', () => {
    expect(withKey(DEFAULT_KEYS, 'take', 'c')).toEqual({ kind: 'taken', by: 'reply' });
  });

  it('change places over a free key', () => {
    const first = changed(DEFAULT_KEYS, 'reply', 'z');
    const second = changed(first, 'note', 'c');
    expect([actOf(second, 'C'), actOf(second, 'z'), actOf(second, 'w')]).toEqual(['note', 'reply', null]);
    expect([hasOwnKeys(DEFAULT_KEYS), hasOwnKeys(second)]).toEqual([false, true]);
  });

  it('are kept as far as they are chosen, and come back', () => {
    const settings = { isOn: false, keys: changed(DEFAULT_KEYS, 'reply', 'z') };
    expect(toKeep(settings)).toEqual({ isOn: false, own: { reply: 'z' } });
    expect(keptSettings.parse(toKeep(settings))).toEqual(settings);
    expect(keptSettings.parse(toKeep(DEFAULT_SETTINGS))).toEqual(DEFAULT_SETTINGS);
  });

  it('are those of the product again where a kept one does two things', () => {
    expect(keptSettings.parse({ isOn: true, own: { reply: 'w' } }).keys).toEqual(DEFAULT_KEYS);
  });
});
