import type { FactRef } from '../console/command.ts';
import type { ConsoleOutput } from '../console/run.ts';
import type { Finding } from '../model/evidence.ts';
import type { DeskState } from '../model/state.ts';
import { WAREHOUSE_SYSTEM } from '../world/bench-readings.ts';
import { INTRANET } from '../world/company-network.ts';
import { nameServers } from '../world/host-network.ts';
import { hostOf } from '../world/hosts.ts';
import { KIOSK_LOG, KIOSK_SERVICE } from '../world/kiosks.ts';
import { addressesOf } from '../world/network-of.ts';
import { type ReadingId, take } from '../world/readings.ts';
import { FILE_SERVER } from '../world/shares.ts';
import { DOMAIN } from '../world/sites.ts';
import type { World } from '../world/world.ts';

const NAMES_OF_THE_INTRANET: readonly string[] = [INTRANET, 'wms'];

/** Whether somebody typed a name of the company's own pages, short or in full. */
function isIntranet(typed: string): boolean {
  return NAMES_OF_THE_INTRANET.includes(typed.toLowerCase().split('.')[0] ?? '');
}

/** What the console shows of the name that a share is mapped by, and of the server behind it. */
function fileServerReadings(world: World, { fact, of }: FactRef, asksServer: boolean): readonly ReadingId[] {
  const typed = of.toLowerCase();
  const isFull = typed === `${FILE_SERVER}.${DOMAIN}`;
  if (fact === 'name.answer') return typed === FILE_SERVER && asksServer ? ['file-name-answer'] : [];
  if (fact !== 'reach') return [];
  if (addressesOf(world, FILE_SERVER).includes(of)) return ['file-server'];
  return isFull ? ['file-full-name'] : typed === FILE_SERVER ? ['file-name'] : [];
}

/** What each part of the keychain that opens at login shows, by what a command names it. */
const OF_KEYCHAIN: Readonly<Record<string, ReadingId>> = {
  login: 'keychain-opens',
  'login lock': 'keychain-lock-time',
  'login items': 'keychain-entries',
};

/** Sizes from here on, in MB, say what fills a disk. */
const TELLING_MB = 1_024;

/** What a command of Linux shows of a kiosk. */
function kioskReadings({ fact, of, value }: FactRef): readonly ReadingId[] {
  if (fact === 'volume.free' && of === '/var') return ['full-volume'];
  if (fact === 'file.size') {
    const isTelling = /^\/var\/(log|backups)/.test(of) && Number(value) >= TELLING_MB;
    return isTelling || of === '/var/log' ? ['space-taken-by'] : [];
  }
  if (fact === 'file.owner' && of === KIOSK_LOG) return ['log-owner'];
  if (fact === 'service.state' && of === KIOSK_SERVICE) return ['kiosk-service'];
  return fact === 'log' && of === KIOSK_SERVICE ? ['service-failure'] : [];
}

/** Readings that can be made from what a command printed: the same ones that pages and people give. */
function readingsIn(state: DeskState, asset: string, { shows }: ConsoleOutput): readonly ReadingId[] {
  const { world } = state;
  const has = (fact: FactRef['fact']): boolean => shows.some((one) => one.fact === fact);
  const host = hostOf(world, asset);
  const [firstServer] = host === null ? [] : nameServers(host);
  const own = take(world, 'own-address', asset, state.now);
  const readings = new Set<ReadingId>();
  if (has('adapter.link')) {
    readings.add('link');
    // Whether an address was leased or typed in stands in the long list alone.
    if (has('adapter.dhcp') || own === 'none' || own === 'self-assigned') readings.add('own-address');
  }
  if (has('adapter.dhcp') || shows.some(({ fact, value }) => fact === 'name.server' && value === firstServer))
    readings.add('name-server');
  const asksServer = shows.some(({ fact, value }) => fact === 'name.server' && value === firstServer);
  for (const shown of shows) {
    const { fact, of, value } = shown;
    for (const reading of fileServerReadings(world, shown, asksServer)) readings.add(reading);
    if (fact === 'name.answer' && asksServer && isIntranet(of)) readings.add('name-answer');
    if (fact === 'reach' && isIntranet(of)) {
      readings.add('resolves');
      if (take(world, 'resolves', asset, state.now) === 'right') readings.add('server-answers');
      if (value === 'reply') readings.add('server-speed');
    }
    if (fact === 'reach' && addressesOf(world, INTRANET).includes(of)) readings.add('server-answers');
    if (fact === 'clock.offset' && value !== 'timed-out') readings.add('clock-skew');
    if (fact === 'clock.time' && of === 'time') readings.add('clock-skew');
    if (fact === 'clock.source') readings.add('time-source');
    if (fact === 'service.state' && of === 'W32Time') readings.add('time-service');
    if (fact === 'credential' && of.toLowerCase() === WAREHOUSE_SYSTEM) readings.add('wms-password');
    if (fact === 'adapter.renewal') readings.add('lease-renewal');
    if (host?.os === 'linux') for (const reading of kioskReadings(shown)) readings.add(reading);
    const ofKeychain = fact === 'keychain' ? OF_KEYCHAIN[of] : undefined;
    if (ofKeychain !== undefined) readings.add(ofKeychain);
    if (fact === 'service.state' && of === 'Spooler') readings.add('spooler');
    if (fact === 'drive') readings.add('drive-connection').add('drive-path');
  }
  return [...readings];
}

/** What a command has shown, for the notebook, on the computer as it is after it; what was printed stands in the session. */
export function consoleFindings(state: DeskState, asset: string, output: ConsoleOutput): readonly Finding[] {
  return readingsIn(state, asset, output).flatMap((reading): readonly Finding[] => {
    const outcome = take(state.world, reading, asset, state.now);
    return outcome === null ? [] : [{ test: `console:${reading}`, subject: asset, outcome }];
  });
}
