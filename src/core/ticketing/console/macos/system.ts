import type { Host, Keychain } from '../../world/host.ts';
import { type Command, type Result, rowOf, shown, usageOf } from '../command.ts';

/** `sw_vers`, `diskutil list` and `security` (keychains). */
export const swVers: Command = {
  usage: ['Usage: sw_vers [--productName|--productVersion|--buildVersion]', ''],
  run: ({ version }, _seen, [option]) => {
    const values: Readonly<Record<string, string>> = {
      '--productName': version.name,
      '--productVersion': version.release,
      '--buildVersion': version.build,
      '-productVersion': version.release,
      '-buildVersion': version.build,
    };
    const one = option === undefined ? undefined : rowOf(values, option);
    return {
      lines:
        one === undefined
          ? [
              `ProductName:\t\t${version.name}`,
              `ProductVersion:\t\t${version.release}`,
              `BuildVersion:\t\t${version.build}`,
            ]
          : [one],
      shows: [shown('host.version', '', `${version.release} ${version.build}`)],
    };
  },
};

/** Sizes as the disk utility prints them: decimal units. */
function decimal(megabytes: number): string {
  const bytes = megabytes * 1024 * 1024;
  return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

const HEAD = '   #:                       TYPE NAME                    SIZE       IDENTIFIER';

function partition(
  index: number,
  type: string,
  name: string,
  mark: string,
  size: string,
  id: string,
): string {
  return `${String(index).padStart(4)}:${type.padStart(27)} ${name.padEnd(23)}${mark}${size.padEnd(11)}${id}`;
}

const diskutilUsage = ['Disk Utility Tool', 'Usage:  diskutil list', ''] as const;

export const diskutil: Command = {
  usage: diskutilUsage,
  run: (host, _seen, [verb, ...more]) => {
    if (verb !== 'list' || more.length > 0) return usageOf({ usage: diskutilUsage });
    const whole = host.disks[0]?.sizeMb ?? 0;
    const container = host.volumes[0]?.sizeMb ?? 0;
    return {
      lines: [
        '/dev/disk0 (internal, physical):',
        HEAD,
        partition(0, 'GUID_partition_scheme', '', '*', decimal(whole), 'disk0'),
        partition(1, 'Apple_APFS_ISC', 'Container disk1', ' ', decimal(500), 'disk0s1'),
        partition(2, 'Apple_APFS', 'Container disk3', ' ', decimal(container), 'disk0s2'),
        '',
        '/dev/disk3 (synthesized):',
        HEAD,
        partition(0, 'APFS Container Scheme', '-', '+', decimal(container), 'disk3'),
        `${' '.repeat(33)}Physical Store disk0s2`,
        ...host.volumes.map((volume, index) =>
          partition(
            index + 1,
            'APFS Volume',
            volume.label,
            ' ',
            decimal(volume.sizeMb - volume.freeMb),
            volume.device,
          ),
        ),
        '',
      ],
      shows: host.volumes.map(({ mount, freeMb }) => shown('volume.free', mount, String(freeMb))),
    };
  },
};

const securityUsage = [
  'Usage: security [command] [command-args]',
  '    list-keychains                 Display or manipulate the keychain search list.',
  '    unlock-keychain                Unlock the specified keychain.',
  '    set-keychain-password          Set password for a keychain.',
  '    create-keychain                Create keychains.',
  '    delete-keychain                Delete keychains and remove them from the search list.',
  '    dump-keychain                  Dump the contents of one or more keychains.',
  '',
] as const;

const nameOf = (typed: string | undefined): string =>
  (typed ?? 'login').replace(/^.*\//, '').replace(/\.keychain(-db)?$/, '');

const pathOf = (host: Host, { name }: Keychain): string =>
  `/Users/${host.session.user}/Library/Keychains/${name}.keychain-db`;

const missing = (verb: string): Result => ({
  lines: [`security: ${verb}: The specified keychain could not be found.`],
  status: 'failed',
});

const WRONG_PASSWORD = 'The user name or passphrase you entered is not correct.';

const stateOf = ({ name, opensAtLogin }: Keychain) =>
  shown('keychain', name, opensAtLogin ? 'opens' : 'old-password');

function withKeychains(host: Host, keychains: readonly Keychain[]): Host {
  return { ...host, keychains };
}

/** The person types the old password into the prompt, when it is still known. */
function setPassword(host: Host, keychain: Keychain): Result {
  const prompts = ['Old Password:', 'New Password:', 'Retype New Password:'];
  if (!keychain.opensAtLogin && !keychain.oldPasswordKnown)
    return {
      lines: [...prompts, `security: SecKeychainChangePassword: ${WRONG_PASSWORD}`],
      shows: [stateOf(keychain)],
      seconds: 90,
      status: 'failed',
    };
  const after = { ...keychain, opensAtLogin: true };
  return {
    lines: prompts,
    shows: [stateOf(after)],
    seconds: 90,
    host: withKeychains(
      host,
      host.keychains.map((one) => (one.name === keychain.name ? after : one)),
    ),
  };
}

export const security: Command = {
  usage: securityUsage,
  run: (host, _seen, [verb = '', ...args]) => {
    const name = nameOf(args.at(-1));
    const keychain = host.keychains.find((one) => one.name === name);
    switch (verb) {
      case 'list-keychains':
        return {
          lines: [
            ...host.keychains.map((one) => `    "${pathOf(host, one)}"`),
            '    "/Library/Keychains/System.keychain"',
          ],
        };
      case 'unlock-keychain':
        if (keychain === undefined) return missing('SecKeychainUnlock');
        return {
          lines: [
            `password to unlock ${pathOf(host, keychain)}: `,
            ...(keychain.opensAtLogin
              ? []
              : [`security: SecKeychainUnlock ${pathOf(host, keychain)}: ${WRONG_PASSWORD}`]),
          ],
          shows: [stateOf(keychain)],
          status: keychain.opensAtLogin ? 'ok' : 'failed',
        };
      case 'dump-keychain':
        if (keychain === undefined) return missing('SecKeychainCopySettings');
        return {
          lines: keychain.items.flatMap((item) => [
            `keychain: "${pathOf(host, keychain)}"`,
            'class: "genp"',
            `    0x00000007 <blob>="${item}"`,
          ]),
          shows: [shown('keychain', `${name} items`, keychain.items.join(', '))],
        };
      case 'set-keychain-password':
        return keychain === undefined ? missing('SecKeychainChangePassword') : setPassword(host, keychain);
      case 'create-keychain':
        if (keychain !== undefined)
          return {
            lines: ['security: SecKeychainCreate: A keychain with the same name already exists.'],
            status: 'failed',
          };
        return {
          lines: ['password for new keychain:', 'retype password for new keychain:'],
          seconds: 60,
          host: withKeychains(host, [
            ...host.keychains,
            { name, opensAtLogin: true, oldPasswordKnown: true, items: [] },
          ]),
          effects: [{ code: 'keychain-created', of: name }],
        };
      case 'delete-keychain':
        if (keychain === undefined || args.length === 0) return missing('SecKeychainDelete');
        return {
          lines: [],
          host: withKeychains(
            host,
            host.keychains.filter((one) => one.name !== name),
          ),
          effects: [{ code: 'keychain-deleted', of: name }],
        };
      default:
        return usageOf({ usage: securityUsage });
    }
  },
};
