import type { Encryption, Host, Volume } from '../../world/host.ts';
import { type Command, type Result, shown, switchOf, usageOf } from '../command.ts';
import { gigabytes } from '../layout.ts';

/** `chkdsk` and `manage-bde -status`. */
const KB = 1024;

const volumeOf = (host: Host, typed: string): Volume | null =>
  host.volumes.find(({ mount }) => mount.toUpperCase() === typed.toUpperCase()) ?? null;

const NOT_ELEVATED = [
  'Access Denied as you do not have sufficient privileges or',
  'the disk may be locked by another process.',
  'You have to invoke this utility running in elevated mode',
  'and make sure the disk is unlocked.',
] as const;

const chkdskUsage = [
  'Checks a disk and displays a status report.',
  '',
  'CHKDSK [volume] [/F] [/R] [/scan]',
  '',
  '  volume          Specifies the drive letter (followed by a colon).',
  '  /F              Fixes errors on the disk.',
  '  /R              Locates bad sectors and recovers readable information.',
  '  /scan           Runs an online scan on the volume.',
  '',
] as const;

function sizes({ sizeMb, freeMb, errors }: Volume): readonly string[] {
  const line = (kb: number, text: string): string => `${String(kb).padStart(11)} KB ${text}`;
  return [
    line(sizeMb * KB, 'total disk space.'),
    line((sizeMb - freeMb) * KB, 'in use by the files and the system.'),
    line(errors === 'bad-sectors' ? 188 : 0, 'in bad sectors.'),
    line(freeMb * KB, 'available on disk.'),
  ];
}

const SOUND = [
  'Windows has scanned the file system and found no problems.',
  'No further action is required.',
];

/** Sectors that are marked as bad are no error of the file system: only their sum tells of them. */
const VERDICTS: Readonly<Record<Volume['errors'], readonly string[]>> = {
  none: SOUND,
  'bad-sectors': SOUND,
  'file-system': [
    'Windows has found problems and these must be fixed offline.',
    'Please run "chkdsk /spotfix" or "chkdsk /f" to fix the issues.',
  ],
};

function scan(volume: Volume): Result {
  return {
    lines: [
      `The type of the file system is ${volume.fileSystem}.`,
      `Volume label is ${volume.label}.`,
      '',
      'WARNING!  /F parameter not specified.',
      'Running CHKDSK in read-only mode.',
      '',
      'Stage 1: Examining basic file system structure ...',
      'Stage 2: Examining file name linkage ...',
      'Stage 3: Examining security descriptors ...',
      '',
      ...VERDICTS[volume.errors],
      '',
      ...sizes(volume),
      '',
    ],
    shows: [
      shown('volume.errors', volume.mount, volume.errors),
      shown('volume.free', volume.mount, String(volume.freeMb)),
    ],
    seconds: 300,
    status: volume.errors === 'file-system' ? 'failed' : 'ok',
  };
}

export const chkdsk: Command = {
  usage: chkdskUsage,
  run: (host, _seen, args) => {
    const options = args.flatMap((argument) => switchOf(argument) ?? []);
    const [typed = host.volumes[0]?.mount ?? 'C:', ...more] = args.filter(
      (argument) => switchOf(argument) === null,
    );
    if (more.length > 0 || options.some((option) => !['f', 'r', 'scan'].includes(option)))
      return usageOf({ usage: chkdskUsage });
    const volume = volumeOf(host, typed);
    if (volume === null) return { lines: ['Cannot open volume for direct access.'], status: 'failed' };
    if (!host.session.elevated) return { lines: NOT_ELEVATED, status: 'failed' };
    const repairs = options.includes('f') || options.includes('r');
    if (!repairs) return scan(volume);
    return {
      lines: [
        `The type of the file system is ${volume.fileSystem}.`,
        'Cannot lock current drive.',
        '',
        'Chkdsk cannot run because the volume is in use by another',
        'process.  Would you like to schedule this volume to be',
        'checked the next time the system restarts? (Y/N) y',
        '',
        'This volume will be checked the next time the system restarts.',
      ],
    };
  },
};

const bdeUsage = [
  'manage-bde[.exe] -parameter [arguments]',
  '',
  'Description:',
  '    Configures BitLocker Drive Encryption on disk volumes.',
  '',
  'Parameter List:',
  '    -status     Provides information about BitLocker-capable volumes.',
  '',
] as const;

const CONVERSIONS: Readonly<Record<Encryption['state'], string>> = {
  encrypted: 'Used Space Only Encrypted',
  decrypted: 'Fully Decrypted',
  encrypting: 'Encryption in Progress',
};

function encryptionLines(volume: Volume): readonly string[] {
  const state = volume.encryption?.state ?? 'decrypted';
  const isOff = state === 'decrypted';
  const row = (label: string, value: string): string => `    ${label.padEnd(22)}${value}`;
  return [
    `Volume ${volume.mount} [${volume.label}]`,
    '[OS Volume]',
    '',
    row('Size:', `${gigabytes(volume.sizeMb)} GB`),
    row('BitLocker Version:', isOff ? 'None' : '2.0'),
    row('Conversion Status:', CONVERSIONS[state]),
    row('Percentage Encrypted:', `${(volume.encryption?.percent ?? 0).toFixed(1)}%`),
    row('Encryption Method:', isOff ? 'None' : 'XTS-AES 256'),
    row('Protection Status:', volume.encryption?.protection === 'on' ? 'Protection On' : 'Protection Off'),
    row('Lock Status:', 'Unlocked'),
    row('Identification Field:', isOff ? 'None' : 'Unknown'),
    ...(isOff
      ? [row('Key Protectors:', 'None Found')]
      : ['    Key Protectors:', '        TPM', '        Numerical Password']),
    '',
  ];
}

export const manageBde: Command = {
  usage: bdeUsage,
  run: (host, _seen, args) => {
    const heading = [
      `BitLocker Drive Encryption: Configuration Tool version 10.0.${host.version.build.split('.')[0]}`,
      'Copyright (C) 2013 Microsoft Corporation. All rights reserved.',
      '',
    ];
    const [verb = '', typed, ...more] = args;
    if (verb.toLowerCase() !== '-status' || more.length > 0) return usageOf({ usage: bdeUsage }, ...heading);
    if (!host.session.elevated)
      return {
        lines: [
          ...heading,
          'ERROR: An attempt to access a required resource was denied.',
          'Check that you have administrative rights on the computer.',
        ],
        status: 'failed',
      };
    const volume = typed === undefined ? null : volumeOf(host, typed);
    if (typed !== undefined && volume === null)
      return {
        lines: [...heading, `ERROR: The volume ${typed} could not be opened by BitLocker.`],
        status: 'failed',
      };
    const volumes = volume === null ? host.volumes : [volume];
    return {
      lines: [
        ...heading,
        'Disk volumes that can be protected with',
        'BitLocker Drive Encryption:',
        ...volumes.flatMap(encryptionLines),
      ],
      shows: volumes.map(({ mount, encryption }) =>
        shown(
          'volume.encryption',
          mount,
          `${encryption?.state ?? 'decrypted'} ${encryption?.protection ?? 'off'}`,
        ),
      ),
    };
  },
};
