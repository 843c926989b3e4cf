import { browserSetup } from '../world/browser-readings.ts';
import { type BrowserSetup, ORDINARY_SETUP } from '../world/browser-setup.ts';
import type { WorldEffect } from '../world/effects.ts';
import type { Host } from '../world/host.ts';
import { byServer, type HostPrinting } from '../world/host-printing.ts';
import { hostOf, mainAdapter } from '../world/hosts.ts';
import type { MicrophoneFix } from '../world/microphones.ts';
import { printerOfFloor } from '../world/printers.ts';
import { HOME_DRIVE } from '../world/shares.ts';
import { cleaned, withoutStartup, withScan } from '../world/slow-computer.ts';
import { findDevice, findPerson, type World } from '../world/world.ts';

/** Settings of a computer that the desk can put right in its windows, and what each changes. */
export const SETTINGS = [
  'dns-automatic',
  'address-automatic',
  'proxy-off',
  'clear-hosts-file',
  'map-home-drive',
  'clock-automatic',
  'allow-microphone',
  'use-headset',
  'raise-level',
  'printer-from-server',
  'default-printer-here',
  'printer-online',
  'new-mail-profile',
  'mail-online',
  'clock-from-domain',
  'block-notifications',
  'remove-extension',
  'reset-start-page',
  'startup-off',
  'scan-at-night',
  'clean-disk',
] as const;
export type RemoteSetting = (typeof SETTINGS)[number];

/** Changes the adapter that connects the computer. */
function onMainAdapter(
  change: Extract<WorldEffect, { readonly do: 'change-adapter' }>['change'],
): (world: World, asset: string) => readonly WorldEffect[] {
  return (world, asset) => {
    const adapter = mainAdapter(world, asset)?.name;
    return adapter === undefined ? [] : [{ do: 'change-adapter', asset, adapter, change }];
  };
}

/** Changes the computer as it is now. */
function onHost(
  change: (host: Host) => Partial<Host>,
): (world: World, asset: string) => readonly WorldEffect[] {
  return (world, asset) => {
    const host = hostOf(world, asset);
    return host === null ? [] : [{ do: 'change-host', asset, change: change(host) }];
  };
}

/** Maps the home drive as the policy has it, unless something else has its letter. */
function withHomeDrive(world: World, asset: string): readonly WorldEffect[] {
  const host = hostOf(world, asset);
  if (host === null || host.volumes.some(({ mount }) => mount === HOME_DRIVE.letter)) return [];
  const others = host.drives.filter(({ letter }) => letter !== HOME_DRIVE.letter);
  const drives = [{ ...HOME_DRIVE, connectedAs: host.session.user }, ...others];
  return [{ do: 'change-host', asset, change: { drives } }];
}

/** Sets a part of the browser back to what the company gave it. */
function onBrowser(part: keyof BrowserSetup): (world: World, asset: string) => readonly WorldEffect[] {
  return (world, asset) => {
    const host = hostOf(world, asset);
    const setup = browserSetup(world, asset);
    if (host === null || setup === null) return [];
    const browser = { ...host.browser, setup: { ...setup, [part]: ORDINARY_SETUP[part] } };
    return [{ do: 'change-host', asset, change: { browser } }];
  };
}

function onMicrophone(fix: MicrophoneFix): (world: World, asset: string) => readonly WorldEffect[] {
  return (_world, asset) => [{ do: 'fix-microphone', asset, fix }];
}

/** Changes the printers of a computer. */
function onPrinting(
  change: (printing: HostPrinting, floor: string | null) => HostPrinting,
): (world: World, asset: string) => readonly WorldEffect[] {
  return (world, asset) => {
    const printing = hostOf(world, asset)?.printing;
    const owner = findPerson(world, findDevice(world, asset)?.assignedTo ?? '');
    const floor = owner?.desk?.split('-')[0];
    const own = floor === undefined ? null : printerOfFloor(floor).name;
    return printing === undefined
      ? []
      : [{ do: 'change-host', asset, change: { printing: change(printing, own) } }];
  };
}

export const REMOTE_SETTINGS: Readonly<
  Record<RemoteSetting, (world: World, asset: string) => readonly WorldEffect[]>
> = {
  'dns-automatic': onMainAdapter({ dns: { servers: [], origin: 'dhcp' } }),
  'address-automatic': onMainAdapter({
    dhcp: true,
    ipv4: null,
    lease: null,
    dns: { servers: [], origin: 'dhcp' },
  }),
  'proxy-off': (_world, asset) => [
    { do: 'change-host', asset, change: { proxy: { enabled: false, server: null } } },
  ],
  'block-notifications': onBrowser('allowed'),
  'remove-extension': onBrowser('extensions'),
  'reset-start-page': onBrowser('startsWith'),
  'clear-hosts-file': (_world, asset) => [{ do: 'change-host', asset, change: { hostsFile: [] } }],
  'map-home-drive': withHomeDrive,
  'clock-automatic': (_world, asset) => [{ do: 'set-clock', asset }],
  'allow-microphone': onMicrophone('allow-microphone'),
  'use-headset': onMicrophone('use-headset'),
  'raise-level': onMicrophone('raise-level'),
  // The queue of the floor by its name on the print server, in the place of whatever stands under that name.
  'printer-from-server': onPrinting(({ printers, standard }, own) =>
    own === null
      ? { printers, standard }
      : { printers: [byServer(own), ...printers.filter(({ name }) => name !== own)], standard },
  ),
  'default-printer-here': onPrinting(({ printers, standard }, own) => ({
    printers,
    standard: printers.some(({ name }) => name === own) ? own : standard,
  })),
  'printer-online': onPrinting(({ printers, standard }) => ({
    printers: printers.map((printer) => ({ ...printer, usesOffline: false })),
    standard,
  })),
  'new-mail-profile': (_world, asset) => [{ do: 'change-mail-program', asset, change: { profile: 'sound' } }],
  'mail-online': (_world, asset) => [{ do: 'change-mail-program', asset, change: { worksOffline: false } }],
  'startup-off': onHost(withoutStartup),
  'scan-at-night': onHost((host) => withScan(host, 0)),
  'clean-disk': onHost(cleaned),
  'clock-from-domain': (_world, asset) => [{ do: 'follow-domain-time', asset }],
};
