import { describe, expect, it } from 'vitest';
import { findMachine } from '../../../../src/core/hardware/machines/find-machine.ts';
import { placeOfTarget, resolveTarget } from '../../../../src/core/hardware/machines/resolve-target.ts';
import { MODELS } from '../lab-bench.ts';

describe.each(MODELS)('the catalogue of the %s', (model) => {
  const { parts, sockets, latches, fasteners, cables, connectors, leds, controls } = findMachine(model);
  const names: readonly (readonly [kind: string, names: readonly string[]])[] = [
    ['part', Object.keys(parts)],
    ['socket', Object.keys(sockets)],
    ['latch', Object.keys(latches)],
    ['fastener', Object.keys(fasteners)],
    ['plug', Object.values(cables).flatMap(({ ends }) => ends.map(({ id }) => id))],
    ['connector', Object.keys(connectors)],
    ['led', leds.map(({ id }) => id)],
    ['control', controls],
  ];

  it('gives each name to one entry only, and resolves it to its kind', () => {
    const all = names.flatMap(([, ids]) => ids);
    expect(new Set(all).size).toBe(all.length);
    for (const [kind, ids] of names)
      expect(ids.filter((id) => resolveTarget(model, id)?.kind !== kind)).toEqual([]);
  });

  it('resolves no name that it does not have', () => {
    for (const name of ['', 'constructor', 'dimm-z9', 'conn-atx24.9', '__proto__'])
      expect(resolveTarget(model, name)).toBeNull();
  });

  it('sends the camera to a part from stock as to the part that it replaces', () => {
    const alike = Object.values(parts).filter(({ socket }) => socket !== null);
    for (const one of alike) {
      const own = alike.find(({ kind, socket }) => kind === one.kind && socket === one.socket);
      expect([one.id, placeOfTarget(model, one.id)]).toEqual([one.id, placeOfTarget(model, own?.id ?? '')]);
    }
  });

  it('sends the camera to a pin as to its connector', () => {
    expect(placeOfTarget(model, 'conn-atx24.9')).toBe('power');
    expect(placeOfTarget(model, 'psu-inlet.1')).toBe('supply');
  });
});
