import { describe, expect, it } from 'vitest';
import { BRANT_LEDS } from '../../../src/core/hardware/machines/brant-h6-ids.ts';
import { findMachine } from '../../../src/core/hardware/machines/find-machine.ts';
import { HARROW_LEDS } from '../../../src/core/hardware/machines/harrow-5000-mt-ids.ts';
import { KESTREL_LEDS } from '../../../src/core/hardware/machines/kestrel-b7-ids.ts';
import { MARLOW_LEDS } from '../../../src/core/hardware/machines/marlow-14-ids.ts';
import { PINOUTS } from '../../../src/core/hardware/machines/pinouts.ts';
import { having } from './bench.ts';
import { benchOf, MODELS, RULES, START } from './lab-bench.ts';

describe.each(MODELS)('the catalogue of %s', (model) => {
  const spec = findMachine(model);

  it('uses no name twice, and names each entry by its key', () => {
    const ends = Object.values(spec.cables).flatMap(({ ends: plugs }) => plugs.map(({ id }) => id));
    const tables = [spec.parts, spec.sockets, spec.latches, spec.fasteners, spec.connectors];
    const names = [...tables.flatMap((table) => Object.keys(table)), ...ends, ...spec.controls];
    const all = [...names, ...spec.leds.map(({ id }) => id)];
    expect(new Set(all).size).toBe(all.length);
    for (const table of tables) for (const [key, thing] of Object.entries(table)) expect(thing.id).toBe(key);
  });

  it('puts every part into a socket of its kind and form, and names only existing parts and screws as in its way', () => {
    for (const part of Object.values(spec.parts)) {
      for (const other of part.blockedBy) expect(spec.parts).toHaveProperty(other);
      for (const screw of part.fasteners) expect(spec.fasteners).toHaveProperty(screw);
      if (part.socket === null) continue;
      const socket = spec.sockets[part.socket];
      expect(socket?.accepts).toBe(part.kind);
      if (socket?.form !== undefined) expect(part.form).toBe(socket.form);
    }
    for (const latch of Object.values(spec.latches)) {
      expect(spec.sockets[latch.socket]?.latches).toContain(latch.id);
    }
  });

  it('gives every plug a connector of its family, on a part, the strip or the wall', () => {
    for (const cable of Object.values(spec.cables))
      for (const { family, home } of cable.ends)
        expect([home, spec.connectors[home]?.family]).toEqual([home, family]);
    for (const { host } of Object.values(spec.connectors))
      if (host !== 'wall' && host !== 'strip') expect(spec.parts).toHaveProperty(host);
  });

  it('lends and sells only items of its own, each once', () => {
    const items = spec.stock.map(({ item }) => item);
    expect(new Set(items).size).toBe(items.length);
    for (const item of items) expect({ ...spec.parts, ...spec.cables }).toHaveProperty(item);
    for (const { priceUsd } of spec.stock) expect(priceUsd).toBeGreaterThan(0);
  });

  it('is healthy as it leaves the factory: it starts, trains, and reaches its desktop', () => {
    const state = having(benchOf(model), ...START, { kind: 'open-page', page: 'desktop' });
    expect(RULES.project(state).screen.page).toBe('desktop');
    expect(state.evidence.at(-1)).toMatchObject({ test: 'start-system', outcome: 'desktop' });
  });
});

describe('the pinouts', () => {
  it('have as many contacts as the name of the plug says', () => {
    expect(PINOUTS.atx24).toHaveLength(24);
    expect(PINOUTS.eps8).toHaveLength(8);
    expect(PINOUTS.pcie8).toHaveLength(8);
    expect(PINOUTS['12v2x6']).toHaveLength(16);
    expect(PINOUTS['sata-power']).toHaveLength(15);
    expect(PINOUTS['usb3-header']).toHaveLength(19);
  });

  it('have the signals of A.2 where a technician looks for them', () => {
    const at = (pin: number) => PINOUTS.atx24[pin - 1];
    expect([at(8), at(9), at(10), at(14), at(16), at(20)]).toEqual([
      'pwr-ok',
      '5vsb',
      '+12',
      '-12',
      'ps-on',
      'nc',
    ]);
  });

  it('have the twelve-volt row of EPS where PCIe has ground, which is why the plugs are keyed', () => {
    expect(PINOUTS.eps8.slice(0, 3)).toEqual(['com', 'com', 'com']);
    expect(PINOUTS.pcie8.slice(0, 3)).toEqual(['+12', '+12', '+12']);
  });
});

describe('the LEDs', () => {
  it.each([
    ['kestrel-b7', KESTREL_LEDS],
    ['harrow-5000-mt', HARROW_LEDS],
    ['brant-h6', BRANT_LEDS],
    ['marlow-14', MARLOW_LEDS],
  ] as const)('of %s are the ones that the scene knows', (model, ids) => {
    expect(findMachine(model).leds.map(({ id }) => id)).toEqual([...ids]);
  });
});
