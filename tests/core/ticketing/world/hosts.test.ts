import { describe, expect, it } from 'vitest';
import { runLine } from '../../../../src/core/ticketing/console/run.ts';
import type { Device } from '../../../../src/core/ticketing/world/devices.ts';
import { applyEffects } from '../../../../src/core/ticketing/world/effects.ts';
import { hostOf, withHost } from '../../../../src/core/ticketing/world/hosts.ts';
import { networkOf } from '../../../../src/core/ticketing/world/network-of.ts';
import { passTime } from '../../../../src/core/ticketing/world/pass-time.ts';
import { take } from '../../../../src/core/ticketing/world/readings.ts';
import {
  company,
  devicesOf,
  findAccount,
  ordinaryWorld,
  type World,
} from '../../../../src/core/ticketing/world/world.ts';
import { NOW } from '../support/company.ts';

const WORLD = ordinaryWorld(7);
const PEOPLE = company(WORLD).people;

function computers(world: World): readonly Device[] {
  return PEOPLE.flatMap((person) => devicesOf(world, person)).filter(
    ({ kind }) => kind === 'laptop' || kind === 'desktop',
  );
}

const COMPUTERS = computers(WORLD);
const atWork = (asset: string): boolean => take(WORLD, 'name-server', asset, NOW) === 'company';
const OFFICE = COMPUTERS.find(({ asset }) => atWork(asset));
const HOME = COMPUTERS.find(({ asset }) => !atWork(asset));
if (OFFICE === undefined || HOME === undefined) throw new Error('Nobody works there.');
const office = OFFICE;
const home = HOME;

const run = (world: World, asset: string, line: string) => {
  const host = hostOf(world, asset);
  if (host === null) throw new Error(`${asset} is no computer.`);
  return runLine(host, networkOf(world, NOW), line);
};

describe('computers of the company', () => {
  it('have an address each, and two sites are not all of them', () => {
    const own = COMPUTERS.filter(({ asset }) => atWork(asset)).map(
      ({ asset }) => hostOf(WORLD, asset)?.adapters.find(({ ipv4 }) => ipv4 !== null)?.ipv4?.ip ?? '',
    );
    expect(new Set(own).size).toBe(own.length);
    expect(new Set(own.map((ip) => ip.split('.').slice(0, 2).join('.')))).toEqual(
      new Set(['10.20', '10.30', '10.40']),
    );
  });

  it('work on an ordinary day, wherever they are', () => {
    for (const { asset } of COMPUTERS.filter((_, index) => index % 9 === 0)) {
      expect(take(WORLD, 'own-address', asset, NOW)).toBe('lease');
      expect(take(WORLD, 'remote-reach', asset, NOW)).toBe('yes');
      expect(take(WORLD, 'clock-skew', asset, NOW)).toBe('right');
      expect(take(WORLD, 'intranet', asset, NOW)).toBe(atWork(asset) ? 'opens' : 'fails');
      expect(take(WORLD, 'drive-connection', asset, NOW)).toBe(atWork(asset) ? 'open' : 'not-found');
    }
  });

  it('get the same address again from the server', () => {
    const before = hostOf(WORLD, office.asset);
    const after = run(WORLD, office.asset, 'ipconfig /renew').host;
    expect(after.adapters.map(({ ipv4 }) => ipv4?.ip)).toEqual(before?.adapters.map(({ ipv4 }) => ipv4?.ip));
  });

  it('open the intranet from home once they are on the VPN', () => {
    const device = { ...home, isOnVpn: true };
    const connected = applyEffects(WORLD, [{ do: 'put-device', device }], NOW);
    expect(take(connected, 'intranet', home.asset, NOW)).toBe('opens');
    const off = applyEffects(connected, [{ do: 'put-device', device: home }], NOW);
    expect(hostOf(off, home.asset)).toEqual(hostOf(WORLD, home.asset));
  });

  it('meet each other on the network, and not one that has lost its cable', () => {
    const [, other] = COMPUTERS.filter(
      ({ asset, host }) => atWork(asset) && host.slice(0, 2) === office.host.slice(0, 2),
    );
    const asset = other?.asset ?? '';
    expect(run(WORLD, office.asset, `ping ${other?.host ?? ''}`).status).toBe('ok');
    const cut = applyEffects(
      WORLD,
      [{ do: 'change-adapter', asset, adapter: 'Ethernet', change: { segment: null } }],
      NOW,
    );
    expect(take(cut, 'link', asset, NOW)).toBe('down');
    expect(run(cut, office.asset, `ping ${other?.host ?? ''}`).status).toBe('failed');
  });
});

describe('computers and the directory', () => {
  const person = PEOPLE.find(({ id }) => id === office.assignedTo);
  const login = person?.login ?? '';

  it('see the account as it is', () => {
    const locked = findAccount(WORLD, login);
    if (locked === null) throw new Error('There is no account.');
    const world = applyEffects(
      WORLD,
      [
        { do: 'put-account', account: { ...locked, lockedAt: NOW } },
        { do: 'disable', login },
      ],
      NOW,
    );
    expect(networkOf(world, NOW).account(login)).toMatchObject({ locked: true, active: false });
    expect(networkOf(passTime(world, NOW, NOW + 3600), NOW + 3600).account(login)?.locked).toBe(false);
  });

  it('keep the groups of the moment of signing in', () => {
    const joined = applyEffects(WORLD, [{ do: 'join-group', login, group: 'GRP-New' }], NOW);
    expect(hostOf(joined, office.asset)?.session.groups).not.toContain('GRP-New');
    expect(networkOf(joined, NOW).account(login)?.groups).toContain('GRP-New');
  });

  it('list the passwords that the device tries', () => {
    const saved = {
      login,
      setAt: -9e6,
      app: 'drive',
      everySeconds: 60,
      lastTryAt: NOW,
      seenAs: office.host,
    } as const;
    const device: Device = { ...office, savedPasswords: [saved] };
    const stale = applyEffects(WORLD, [{ do: 'put-device', device }], NOW);
    expect(take(stale, 'drive-connection', office.asset, NOW)).toBe('wrong-password');
    expect(hostOf(stale, office.asset)?.credentials).toHaveLength(1);
  });
});

describe('the state', () => {
  it('keeps only what was changed', () => {
    const before = hostOf(WORLD, office.asset);
    if (before === null) throw new Error('There is no computer.');
    const { host } = runLine(before, networkOf(WORLD, NOW), 'ping intranet');
    const after = withHost(WORLD, office.asset, before, host);
    expect(Object.keys(after.hosts[office.asset] ?? {})).toEqual(['met']);
    expect(withHost(WORLD, office.asset, before, before)).toBe(WORLD);
    expect(JSON.parse(JSON.stringify(after))).toEqual(after);
    expect(hostOf(passTime(after, NOW, NOW + 36_000), office.asset)).toEqual(hostOf(after, office.asset));
  });

  it('keeps the rows of the network that were changed, each once', () => {
    const silent = { address: '10.20.0.10', state: 'silent', knows: 'company' } as const;
    const effect = { do: 'change-network', rows: { nameServers: [silent] } } as const;
    const world = applyEffects(WORLD, [effect, effect], NOW);
    expect(world.network.nameServers).toEqual([silent]);
    expect(take(world, 'name-answer', office.asset, NOW)).toBe('silent');
    expect(take(world, 'resolves', office.asset, NOW)).toBe('right');
  });
});
