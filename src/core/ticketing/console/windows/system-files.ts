import { type Command, shown, usageOf } from '../command.ts';

/** `sfc` and `DISM`: protected files, and the store that they are repaired from. */
const sfcUsage = [
  '',
  'Microsoft (R) Windows (R) Resource Checker Version 6.0',
  'Copyright (C) Microsoft Corporation. All rights reserved.',
  '',
  'SFC [/SCANNOW] [/VERIFYONLY]',
  '',
] as const;

const SFC_SECONDS = 480;
const DISM_SECONDS = 600;
const HELP = [
  'Windows Resource Protection found corrupt files but was unable to fix some of them.',
  'For online repairs, details are included in the CBS log file located at',
  'windir\\Logs\\CBS\\CBS.log. For example C:\\Windows\\Logs\\CBS\\CBS.log.',
] as const;

export const sfc: Command = {
  usage: sfcUsage,
  run: (host, _seen, args) => {
    const [verb = '', ...more] = args;
    const repairs = /^\/scannow$/i.test(verb);
    if (more.length > 0 || !(repairs || /^\/verifyonly$/i.test(verb))) return usageOf({ usage: sfcUsage });
    if (!host.session.elevated)
      return {
        lines: [
          '',
          'You must be an administrator running a console session in order to',
          'use the sfc utility.',
        ],
        status: 'failed',
      };
    const begin = [
      '',
      'Beginning system scan.  This process will take some time.',
      '',
      'Beginning verification phase of system scan.',
      'Verification 100% complete.',
      '',
    ];
    const { systemFiles, componentStore } = host;
    if (systemFiles === 'intact')
      return {
        lines: [...begin, 'Windows Resource Protection did not find any integrity violations.'],
        shows: [shown('system-files', '', 'intact')],
        seconds: SFC_SECONDS,
      };
    const shows = [shown('system-files', '', 'damaged')];
    if (!repairs)
      return {
        lines: [...begin, 'Windows Resource Protection found integrity violations.'],
        shows,
        seconds: SFC_SECONDS,
        status: 'failed',
      };
    return componentStore === 'damaged'
      ? { lines: [...begin, ...HELP], shows, seconds: SFC_SECONDS, status: 'failed' }
      : {
          lines: [
            ...begin,
            'Windows Resource Protection found corrupt files and successfully repaired them.',
          ],
          shows,
          seconds: SFC_SECONDS,
          host: { ...host, systemFiles: 'intact' },
        };
  },
};

const dismUsage = [
  '',
  'DISM.exe /Online /Cleanup-Image {/CheckHealth | /ScanHealth | /RestoreHealth}',
  '',
] as const;

export const dism: Command = {
  usage: dismUsage,
  run: (host, _seen, args) => {
    const words = args.map((argument) => argument.toLowerCase());
    const title = [
      '',
      'Deployment Image Servicing and Management tool',
      `Version: 10.0.${host.version.build}`,
      '',
    ];
    const verb = words.find((word) => ['/checkhealth', '/scanhealth', '/restorehealth'].includes(word));
    if (
      verb === undefined ||
      !words.includes('/online') ||
      !words.includes('/cleanup-image') ||
      words.length !== 3
    )
      return usageOf(
        { usage: dismUsage },
        ...title,
        'Error: 87',
        '',
        'The command line is not valid or is missing an option.',
      );
    if (!host.session.elevated)
      return {
        lines: [...title, 'Error: 740', '', 'Elevated permissions are required to run DISM.'],
        status: 'failed',
      };
    const version = [`Image Version: 10.0.${host.version.build}`, ''];
    const done = 'The operation completed successfully.';
    const shows = [shown('component-store', '', host.componentStore)];
    const progress = ['[==========================100.0%==========================]'];
    if (verb === '/restorehealth')
      return {
        lines: [...title, ...version, ...progress, 'The restore operation completed successfully.', done],
        shows,
        seconds: DISM_SECONDS,
        host: { ...host, componentStore: 'intact' },
      };
    const found =
      host.componentStore === 'intact'
        ? 'No component store corruption detected.'
        : 'The component store is repairable.';
    return {
      lines: [...title, ...version, ...(verb === '/scanhealth' ? progress : []), found, done],
      shows,
      seconds: verb === '/scanhealth' ? 300 : 30,
    };
  },
};
