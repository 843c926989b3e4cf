import type { DeskTime } from '../clocks/business-time.ts';
import { type BrowserSetup, ORDINARY_SETUP } from '../world/browser-setup.ts';
import type {
  Adapter,
  Driver,
  Host,
  LogEvent,
  MappedDrive,
  Process,
  Program,
  Service,
  StoredCredential,
  Volume,
} from '../world/host.ts';
import type { InstalledPrinter } from '../world/host-printing.ts';
import { hostOf } from '../world/hosts.ts';
import type { Keychain } from '../world/keychain-record.ts';
import { mailCredential } from '../world/mail-programs.ts';
import type { Site } from '../world/network-tables.ts';
import { offlineBecause } from '../world/printing.ts';
import type { ReadingId } from '../world/readings.ts';
import { take } from '../world/readings.ts';
import { serviceNamed } from '../world/services.ts';
import { freeMbOf, itemState, pendingNow, syncStateOf } from '../world/sync.ts';
import type { SyncItem } from '../world/sync-client.ts';
import { browserPage, type CertificateFault } from '../world/web.ts';
import type { World } from '../world/world.ts';
import type { PageRow } from './page-row.ts';

interface OnComputer {
  readonly asset: string;
  /** Name of the computer on the network. */
  readonly host: string;
}

/** A drive in the file manager, and what it says when it is opened. */
interface ShownDrive extends Pick<MappedDrive, 'letter' | 'unc'> {
  readonly state: string;
}

/** Windows of somebody's computer; subject: its asset number. Each needs a connection that the person has allowed. */
export interface RemotePageContents {
  /** Network and internet in the settings: adapters, name servers, proxy, hosts file. */
  readonly 'remote.network': OnComputer & {
    readonly adapters: readonly (Pick<
      Adapter,
      'name' | 'description' | 'enabled' | 'dhcp' | 'ipv4' | 'dns'
    > & {
      readonly hasLink: boolean;
    })[];
    readonly proxy: Host['proxy'];
    readonly hostsFile: Host['hostsFile'];
  };
  readonly 'remote.services': OnComputer & {
    readonly services: readonly Pick<Service, 'name' | 'display' | 'state' | 'start'>[];
    readonly processes: readonly Process[];
    /** Of the frequency that the processor is made for, in percent. */
    readonly frequencyPercent: number;
  };
  readonly 'remote.events': OnComputer & { readonly events: readonly LogEvent[] };
  readonly 'remote.devices': OnComputer & { readonly drivers: readonly Driver[] };
  /** Disks, volumes and mapped drives. */
  readonly 'remote.disks': OnComputer & {
    readonly disks: Host['disks'];
    readonly volumes: readonly Omit<Volume, 'encryption'>[];
    readonly drives: readonly ShownDrive[];
  };
  readonly 'remote.credentials': OnComputer & {
    readonly credentials: readonly Omit<StoredCredential, 'savedAt'>[];
  };
  readonly 'remote.clock': OnComputer & {
    /** What its clock shows. */
    readonly shows: DeskTime;
    readonly source: string;
    readonly lastSync: DeskTime | null;
  };
  /** Printers of the computer, with the way that each is reached by. */
  readonly 'remote.printers': OnComputer & {
    readonly printers: readonly (Pick<InstalledPrinter, 'name' | 'port' | 'usesOffline'> & {
      readonly isStandard: boolean;
      readonly shows: 'ready' | 'offline';
    })[];
    /** Without its spooler Windows shows no printer as ready. */
    readonly spooler: 'running' | 'stopped';
  };
  /** The browser at the page that it is at. */
  readonly 'remote.browser': OnComputer & {
    readonly page: string;
    readonly shows: 'page' | 'not-secure' | 'name-error' | 'no-answer' | 'proxy-error';
    /** The certificate that is shown; null where nothing answers. */
    readonly certificate: Site | null;
    readonly fault: CertificateFault | null;
    readonly setup: BrowserSetup;
  };
  /** Microphones in the sound and privacy settings. */
  readonly 'remote.sound': OnComputer & {
    readonly microphones: readonly {
      readonly name: string;
      readonly levelPercent: number;
      readonly isUsed: boolean;
    }[];
    readonly areAllowed: boolean;
    /** What the bar does while the person speaks. */
    readonly signal: 'moves' | 'still';
  };
  /** Keychain Access of a Mac: its keychains, and whether the Mac has the account's password. */
  readonly 'remote.keychain': OnComputer & {
    readonly keychains: readonly Omit<Keychain, 'oldPasswordKnown'>[];
    readonly computerPassword: string;
  };
  /** The program that keeps a folder and the cloud alike, and the first item that it cannot upload. */
  readonly 'remote.sync': OnComputer & {
    /** Who is signed in to it; null for nobody. */
    readonly account: string | null;
    readonly pending: number;
    readonly item: SyncItem | null;
    readonly freeMb: number;
    readonly state: 'stuck' | 'uploading' | 'up-to-date' | 'lost';
  };
  /** The mail client, and the programs that are installed. */
  readonly 'remote.mail': OnComputer & {
    readonly account: string;
    readonly state: 'connected' | 'disconnected' | 'offline';
    readonly profile: 'sound' | 'damaged';
    /** When the password was saved that it signs in with; null for none. */
    readonly passwordSavedAt: DeskTime | null;
    readonly programs: readonly Program[];
  };
}

/** A window shows this many of the newest entries. */
const SHOWN_ENTRIES = 40;

function shownEvents({ events }: Host): readonly LogEvent[] {
  return events.toSorted((left, right) => right.at - left.at).slice(0, SHOWN_ENTRIES);
}

function driveState(world: World, asset: string, index: number, { connectedAs }: MappedDrive, now: number) {
  // The reading is of the first drive; another one shows whether it stands.
  const first = index === 0 ? take(world, 'drive-connection', asset, now) : null;
  return first ?? (connectedAs === null ? 'not-found' : 'open');
}

function browserShows(world: World, asset: string, { proxy }: Host, now: number) {
  if (proxy.enabled) return 'proxy-error';
  if (take(world, 'resolves', asset, now) === 'not') return 'name-error';
  return take(world, 'intranet', asset, now) === 'opens' ? 'page' : 'no-answer';
}

function mailState(reading: string | null): 'connected' | 'disconnected' | 'offline' {
  return reading === 'connected' || reading === 'offline' ? reading : 'disconnected';
}

/** A window of a computer: nothing of what is none. */
function windowOf<Contents>(
  readings: readonly ReadingId[],
  show: (host: Host, world: World, asset: string, now: number) => Contents,
): PageRow<Contents & OnComputer> {
  return {
    show(world, asset, now) {
      const host = hostOf(world, asset);
      return host === null ? null : { asset, host: host.name, ...show(host, world, asset, now) };
    },
    readings: ({ asset }) => [[readings, asset]],
  };
}

export const REMOTE_PAGES: { readonly [Id in keyof RemotePageContents]: PageRow<RemotePageContents[Id]> } = {
  'remote.network': windowOf(
    ['link', 'own-address', 'name-server', 'proxy'],
    ({ adapters, proxy, hostsFile }) => ({
      adapters: adapters.map(({ name, description, enabled, dhcp, ipv4, dns, segment }) => ({
        name,
        description,
        enabled,
        dhcp,
        ipv4,
        dns,
        hasLink: segment !== null,
      })),
      proxy,
      hostsFile,
    }),
  ),
  'remote.printers': windowOf(
    ['printer-port', 'port-address', 'default-printer', 'printer-mode', 'spooler'],
    ({ printing, ...host }, world) => {
      const spooler = serviceNamed({ ...host, printing }, 'Spooler')?.state ?? 'running';
      return {
        printers: printing.printers.map((printer) => ({
          ...printer,
          isStandard: printer.name === printing.standard,
          shows:
            spooler === 'running' && offlineBecause(world, printer) === null
              ? ('ready' as const)
              : ('offline' as const),
        })),
        spooler,
      };
    },
  ),
  'remote.services': windowOf(
    ['spooler', 'time-service', 'background-load', 'processor-speed'],
    ({ services, processes, hardware }) => ({
      services: services.map(({ name, display, state, start }) => ({ name, display, state, start })),
      processes,
      frequencyPercent: hardware.warmSpeedPercent,
    }),
  ),
  'remote.events': windowOf(['clock-at-start'], (host) => ({ events: shownEvents(host) })),
  'remote.devices': windowOf([], ({ drivers }) => ({ drivers })),
  'remote.disks': windowOf(
    ['drive-connection', 'disk-condition', 'disk-space'],
    ({ disks, volumes, drives }, world, asset, now) => ({
      disks,
      volumes: volumes.map(({ encryption: _encryption, ...volume }) => volume),
      drives: drives.map((drive, index) => ({
        letter: drive.letter,
        unc: drive.unc,
        state: driveState(world, asset, index, drive, now),
      })),
    }),
  ),
  'remote.credentials': windowOf(['wms-password'], ({ credentials }) => ({
    credentials: credentials.map(({ savedAt: _savedAt, ...credential }) => credential),
  })),
  'remote.clock': windowOf(['clock-skew', 'time-source'], ({ clock }, _world, _asset, now) => ({
    shows: now + clock.skewSeconds,
    source: clock.source,
    lastSync: clock.lastSync,
  })),
  'remote.browser': windowOf(
    [
      'intranet',
      'page-warning',
      'page-certificate',
      'page-address',
      'site-notifications',
      'browser-extensions',
      'start-page',
    ],
    (host, world, asset, now) => {
      const page = browserPage(world, asset, now);
      return {
        page: host.browser.address,
        shows: page?.fault == null ? browserShows(world, asset, host, now) : 'not-secure',
        certificate: page?.certificate ?? null,
        fault: page?.fault ?? null,
        setup: host.browser.setup ?? ORDINARY_SETUP,
      };
    },
  ),
  'remote.sound': windowOf(
    ['microphone-access', 'microphone-used', 'microphone-level', 'microphone-signal'],
    ({ microphones: { list, used, areAllowed } }, world, asset, now) => ({
      microphones: list.map(({ name, levelPercent }) => ({ name, levelPercent, isUsed: name === used })),
      areAllowed,
      signal: take(world, 'microphone-signal', asset, now) === 'moves' ? 'moves' : 'still',
    }),
  ),
  'remote.keychain': {
    show(world, asset, now) {
      const host = hostOf(world, asset);
      if (host?.os !== 'macos') return null;
      return {
        asset,
        host: host.name,
        keychains: host.keychains.map(({ oldPasswordKnown: _known, ...keychain }) => keychain),
        computerPassword: take(world, 'computer-password', asset, now) ?? 'same',
      };
    },
    readings: ({ asset }) => [
      [['keychain-opens', 'keychain-lock-time', 'keychain-entries', 'computer-password'], asset],
    ],
  },
  'remote.mail': windowOf(
    ['mail-connection', 'mail-profile', 'mail-password'],
    (host, world, asset, now) => ({
      account: host.session.user,
      state: mailState(take(world, 'mail-connection', asset, now)),
      profile: host.mailProgram.profile,
      passwordSavedAt: mailCredential(host)?.savedAt ?? null,
      programs: host.programs,
    }),
  ),
  'remote.sync': windowOf(
    ['sync-account', 'sync-item', 'sync-disk', 'sync-state'],
    (host, _world, _asset, now) => ({
      account: host.sync.isSignedIn ? host.session.user : null,
      pending: pendingNow(host, now),
      item: itemState(host) === 'none' ? null : host.sync.item,
      freeMb: freeMbOf(host),
      state: syncStateOf(host, now),
    }),
  ),
};
