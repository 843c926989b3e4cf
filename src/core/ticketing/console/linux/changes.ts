import { fileAt, filesBelow, isBelow, isFolder, rotated, withFile, withoutPath } from '../../world/files.ts';
import type { FileEntry, Host } from '../../world/host.ts';
import { type Command, type ConsoleEffect, type Result, shown, usageOf } from '../command.ts';
import { absolute, expanded } from './files.ts';

/** `logrotate`, `truncate`, `rm` and `chmod`: what changes files. The last two can do harm, which they report as an effect. */
const rotateUsage = [
  'Usage: logrotate [-dfv] <configfile>',
  '  -d, --debug      Do not do anything, just test',
  '  -f, --force      Force file rotation',
  '  -v, --verbose    Display messages during rotation',
  '',
] as const;

/** `/etc/logrotate.d/kiosk` is about the logs of `/var/log/kiosk`; the main file is about all of them. */
function logsOf(host: Host, config: string): readonly FileEntry[] {
  const name = /^\/etc\/logrotate\.d\/([\w.-]+)$/.exec(config)?.[1];
  const folder = config === '/etc/logrotate.conf' ? '/var/log' : `/var/log/${name ?? ''}`;
  return name === undefined && config !== '/etc/logrotate.conf'
    ? []
    : filesBelow(host, folder).filter(({ path, kind }) => kind === 'file' && !path.endsWith('.gz'));
}

export const logrotate: Command = {
  usage: rotateUsage,
  run: (host, seen, args) => {
    const options = args.filter((argument) => argument.startsWith('-'));
    const [config, ...more] = args.filter((argument) => !argument.startsWith('-'));
    const letters = new Set(
      options.flatMap((option) => (option.startsWith('--') ? [option.charAt(2)] : [...option.slice(1)])),
    );
    if (config === undefined || more.length > 0 || [...letters].some((letter) => !'dfv'.includes(letter)))
      return usageOf({ usage: rotateUsage });
    const path = absolute(config);
    const logs = logsOf(host, path);
    if (logs.length === 0)
      return { lines: [`error: cannot stat ${path}: No such file or directory`], status: 'failed' };
    const verbose = [
      `reading config file ${path}`,
      '',
      `Handling ${logs.length} logs`,
      ...logs.map((log) => `considering log ${log.path}`),
    ];
    if (letters.has('d')) return { lines: verbose };
    if (!host.session.elevated)
      return {
        lines: ['error: error creating output file /var/lib/logrotate/status.tmp: Permission denied'],
        status: 'failed',
      };
    // Without force nothing is due: the timer has run tonight.
    const due = letters.has('f') ? logs : [];
    const at = seen.now + host.clock.skewSeconds;
    const after = due.reduce((left, log) => rotated(left, log.path, at), host);
    return {
      lines: letters.has('v')
        ? [...verbose, ...due.map((log) => `compressing log with: /bin/gzip ${log.path}.1`)]
        : [],
      seconds: 60 + due.length * 30,
      host: after,
      effects: due.map((log): ConsoleEffect => ({ code: 'log-rotated', of: log.path })),
    };
  },
};

const truncateUsage = ['Usage: truncate -s 0 FILE...', ''] as const;

export const truncate: Command = {
  usage: truncateUsage,
  run: (host, seen, args) => {
    const [option, size, ...typed] = args;
    if (option !== '-s' || size !== '0' || typed.length === 0) return usageOf({ usage: truncateUsage });
    const files = typed.flatMap((one) => expanded(host, one)).map((path) => fileAt(host, path));
    const missing = typed.find((_, index) => files[index] === null);
    if (missing !== undefined)
      return {
        lines: [`truncate: cannot open '${missing}' for writing: No such file or directory`],
        status: 'failed',
      };
    if (!host.session.elevated)
      return {
        lines: [`truncate: cannot open '${typed[0]}' for writing: Permission denied`],
        status: 'failed',
      };
    const changed = seen.now + host.clock.skewSeconds;
    const emptied = files.filter((file) => file !== null);
    return {
      lines: [],
      host: emptied.reduce((left, file) => withFile(left, { ...file, sizeMb: 0, lines: [], changed }), host),
      effects: emptied.map(({ path }): ConsoleEffect => ({ code: 'file-emptied', of: path })),
    };
  },
};

const rmUsage = ['rm: missing operand', 'Usage: rm [-r] [-f] [FILE]...', ''] as const;

function refusal(host: Host, path: string, isRecursive: boolean, isForced: boolean): string | null {
  if (filesBelow(host, path).length === 0)
    return isForced ? '' : `rm: cannot remove '${path}': No such file or directory`;
  if (isFolder(host, path) && !isRecursive) return `rm: cannot remove '${path}': Is a directory`;
  return host.session.elevated ? null : `rm: cannot remove '${path}': Permission denied`;
}

export const rm: Command = {
  usage: rmUsage,
  run: (host, _seen, args) => {
    const letters = new Set(
      args.filter((argument) => /^-[a-zA-Z]+$/.test(argument)).flatMap((one) => [...one.slice(1)]),
    );
    const typed = args.filter((argument) => !argument.startsWith('-'));
    const isLong = args.some((argument) => /^--/.test(argument) && !/^--(recursive|force)$/.test(argument));
    if (typed.length === 0 || isLong || [...letters].some((letter) => !'rRfiv'.includes(letter)))
      return usageOf({ usage: rmUsage });
    const isRecursive = letters.has('r') || letters.has('R') || args.includes('--recursive');
    const isForced = letters.has('f') || args.includes('--force');
    const paths = typed.flatMap((one) => expanded(host, one));
    const refused = paths.map((path) => refusal(host, path, isRecursive, isForced));
    const gone = paths.filter((_, index) => refused[index] === null);
    const lines = refused.flatMap((line) => (line === null || line === '' ? [] : [line]));
    return {
      lines,
      host: gone.reduce(withoutPath, host),
      // The attempt is reported too: who types it without the right would have done it with.
      effects: isRecursive
        ? paths
            .filter((path) => filesBelow(host, path).length > 0)
            .map((of) => ({ code: 'recursive-delete', of }))
        : gone.map((of) => ({ code: 'file-deleted', of })),
      status: lines.length > 0 ? 'failed' : 'ok',
    };
  },
};

const chmodUsage = ['Usage: chmod [-R] OCTAL-MODE FILE...', ''] as const;

/** `640` as `rw-r-----`. */
function modeText(octal: string): string {
  return [...octal]
    .slice(-3)
    .map((digit) => {
      const bits = Number(digit);
      return [
        [4, 'r'],
        [2, 'w'],
        [1, 'x'],
      ]
        .map(([bit, letter]) => ((bits & Number(bit)) === 0 ? '-' : String(letter)))
        .join('');
    })
    .join('');
}

/** Everybody may write. */
const isOpen = (mode: string): boolean => /[2367]$/.test(mode) || /^(a|o|ugo)?\+\w*w/.test(mode);

function withMode(host: Host, paths: readonly string[], mode: string): Host {
  const text = modeText(mode);
  return {
    ...host,
    files: host.files.map((file) =>
      paths.some((path) => path === file.path || isBelow(file.path, path))
        ? { ...file, mode: `${file.mode.charAt(0)}${text}` }
        : file,
    ),
  };
}

export const chmod: Command = {
  usage: chmodUsage,
  run: (host, _seen, args) => {
    const isRecursive = args.includes('-R') || args.includes('--recursive');
    const [mode, ...typed] = args.filter((argument) => argument !== '-R' && argument !== '--recursive');
    if (mode === undefined || typed.length === 0 || !/^([0-7]{3,4}|[ugoa]*[+=-][rwx]+)$/.test(mode))
      return usageOf({ usage: chmodUsage });
    const paths = typed.flatMap((one) => expanded(host, one));
    const missing = paths.find((path) => filesBelow(host, path).length === 0);
    if (missing !== undefined)
      return { lines: [`chmod: cannot access '${missing}': No such file or directory`], status: 'failed' };
    const effects = isOpen(mode)
      ? paths.map((of): ConsoleEffect => ({ code: 'permissions-opened', of }))
      : [];
    if (!host.session.elevated)
      return {
        lines: paths.map((path) => `chmod: changing permissions of '${path}': Operation not permitted`),
        effects,
        status: 'failed',
      };
    const files = paths.filter((path) => isRecursive || fileAt(host, path) !== null);
    const octal = /^[0-7]+$/.test(mode) ? mode : isOpen(mode) ? '666' : '640';
    const after = withMode(host, files, octal);
    const result: Result = { lines: [], host: after, effects };
    return {
      ...result,
      shows: files.flatMap((path) => {
        const file = fileAt(after, path);
        return file === null ? [] : [shown('file.mode', path, file.mode)];
      }),
    };
  },
};
