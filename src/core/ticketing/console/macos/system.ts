import { type Command, rowOf, shown, usageOf } from '../command.ts';

/** `sw_vers` and `diskutil list`. */
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
