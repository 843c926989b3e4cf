import { wallTime } from '../../world/calendar.ts';
import { childrenOf, fileAt, filesBelow, isFolder, sizeMbOf, volumeOfPath } from '../../world/files.ts';
import type { Host } from '../../world/host.ts';
import { type Command, type FactRef, shown, usageOf } from '../command.ts';

/** `df`, `du` and `ls`: what lies on the volumes. */

/** As the tools round: up, with one decimal below ten. */
function human(megabytes: number): string {
  if (megabytes === 0) return '0';
  const [value, unit] = megabytes >= 1024 ? [megabytes / 1024, 'G'] : [megabytes, 'M'];
  const rounded = value < 10 ? Math.ceil(value * 10) / 10 : Math.ceil(value);
  return `${rounded < 10 ? rounded.toFixed(1) : rounded}${unit}`;
}

/** Absolute, without a slash at the end; the shell of the console stands in `/`. */
export function absolute(typed: string): string {
  const rooted = typed.startsWith('/') ? typed : `/${typed.replace(/^\.\/?/, '')}`;
  return rooted.length > 1 ? rooted.replace(/\/+$/, '') : rooted;
}

const exists = (host: Host, path: string): boolean =>
  fileAt(host, path) !== null || isFolder(host, path) || host.volumes.some(({ mount }) => mount === path);

/** `/var/log/*` is every child of the folder; a pattern without a match stays as it is. */
export function expanded(host: Host, typed: string): readonly string[] {
  const path = absolute(typed);
  if (!path.includes('*')) return [path];
  const folder = path.slice(0, path.lastIndexOf('/')) || '/';
  const source = path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*');
  const names = childrenOf(host, folder).filter((name) => new RegExp(`^${source}$`).test(name));
  return names.length === 0
    ? [path]
    : names.map((name) => (folder === '/' ? `/${name}` : `${folder}/${name}`));
}

const missing = (command: string, path: string): string =>
  `${command}: cannot access '${path}': No such file or directory`;

/** Letters of short options; null when one is unknown. */
function lettersOf(args: readonly string[], known: string): ReadonlySet<string> | null {
  const letters = args
    .filter((argument) => /^-[a-zA-Z]+$/.test(argument))
    .flatMap((one) => [...one.slice(1)]);
  return letters.every((letter) => known.includes(letter)) ? new Set(letters) : null;
}

export const wordsOf = (args: readonly string[]): readonly string[] =>
  args.filter((argument) => !argument.startsWith('-'));

const dfUsage = ['Usage: df [-h] [-T] [FILE]...', ''] as const;

export const df: Command = {
  usage: dfUsage,
  run: (host, _seen, args) => {
    const letters = lettersOf(args, 'hT');
    if (letters === null) return usageOf({ usage: dfUsage });
    const asked = wordsOf(args).map(absolute);
    const unknown = asked.find((path) => volumeOfPath(host, path) === null);
    if (unknown !== undefined)
      return { lines: [`df: ${unknown}: No such file or directory`], status: 'failed' };
    const volumes =
      asked.length === 0
        ? host.volumes
        : host.volumes.filter((volume) => asked.some((path) => volumeOfPath(host, path) === volume));
    const size = (mb: number): string => (letters.has('h') ? human(mb) : String(mb * 1024));
    const width = letters.has('h') ? 5 : 9;
    const line = (cells: readonly [string, string, string, string, string, string, string]): string => {
      const [device, type, total, used, free, share, mount] = cells;
      const start = letters.has('T') ? `${device.padEnd(14)} ${type.padEnd(4)}` : device.padEnd(14);
      return [
        start,
        total.padStart(width),
        used.padStart(width),
        free.padStart(width),
        share.padStart(4),
        mount,
      ].join(' ');
    };
    return {
      lines: [
        line([
          'Filesystem',
          'Type',
          letters.has('h') ? 'Size' : '1K-blocks',
          'Used',
          letters.has('h') ? 'Avail' : 'Available',
          'Use%',
          'Mounted on',
        ]),
        ...volumes.map(({ device, fileSystem, sizeMb, freeMb, mount }) =>
          line([
            device,
            fileSystem,
            size(sizeMb),
            size(sizeMb - freeMb),
            size(freeMb),
            `${Math.ceil((100 * (sizeMb - freeMb)) / sizeMb)}%`,
            mount,
          ]),
        ),
      ],
      shows: volumes.map(({ mount, freeMb }) => shown('volume.free', mount, String(freeMb))),
    };
  },
};

const duUsage = ['Usage: du [-s] [-h] [-a] [FILE]...', ''] as const;

/** Every folder on the way down, the deepest first, and the files too with `-a`. */
function below(host: Host, path: string, files: boolean): readonly string[] {
  const children = childrenOf(host, path).map((name) => (path === '/' ? `/${name}` : `${path}/${name}`));
  const deeper = children.flatMap((child) =>
    isFolder(host, child) ? below(host, child, files) : files ? [child] : [],
  );
  return [...deeper, path];
}

export const du: Command = {
  usage: duUsage,
  run: (host, _seen, args) => {
    const letters = lettersOf(args, 'shax');
    if (letters === null) return usageOf({ usage: duUsage });
    const typed = wordsOf(args);
    const paths = (typed.length === 0 ? ['/'] : typed).flatMap((path) => expanded(host, path));
    const unknown = paths.filter((path) => !exists(host, path));
    const listed = paths
      .filter((path) => exists(host, path))
      .flatMap((path) => (letters.has('s') ? [path] : below(host, path, letters.has('a'))));
    const size = (path: string): string =>
      letters.has('h') ? human(sizeMbOf(host, path)) : String(sizeMbOf(host, path) * 1024);
    return {
      lines: [
        ...unknown.map((path) => missing('du', path)),
        ...listed.map((path) => `${size(path)}\t${path}`),
      ],
      shows: listed.map((path) => shown('file.size', path, String(sizeMbOf(host, path)))),
      status: unknown.length > 0 ? 'failed' : 'ok',
    };
  },
};

const FOLDER_MODE = 'drwxr-xr-x';

interface ListedFile {
  readonly name: string;
  readonly mode: string;
  readonly owner: string;
  readonly sizeMb: number;
  readonly changed: number;
  readonly isFolder: boolean;
  readonly path: string;
}

function listedAt(host: Host, path: string, name: string): ListedFile {
  const file = fileAt(host, path);
  if (file !== null) return { ...file, name, isFolder: file.kind === 'folder' };
  const changed = Math.max(host.bootedAt, ...filesBelow(host, path).map((one) => one.changed));
  return { name, path, mode: FOLDER_MODE, owner: 'root root', sizeMb: 0, changed, isFolder: true };
}

function lsStamp(moment: number): string {
  const { monthName, day, hours, minutes } = wallTime(moment);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${monthName.slice(0, 3)} ${String(day).padStart(2)} ${two(hours)}:${two(minutes)}`;
}

const BLOCK_BYTES = 4096;

function longLines(rows: readonly ListedFile[], inHuman: boolean): readonly string[] {
  const sizeOf = ({ sizeMb, isFolder: folder }: ListedFile): string =>
    folder
      ? inHuman
        ? '4.0K'
        : String(BLOCK_BYTES)
      : inHuman
        ? human(sizeMb)
        : String(sizeMb * 1024 * 1024);
  const widest = (values: readonly string[]): number => Math.max(0, ...values.map((value) => value.length));
  const sizeWidth = widest(rows.map(sizeOf));
  const ownerWidth = widest(rows.map(({ owner }) => owner));
  return rows.map((row) =>
    [
      row.mode,
      row.isFolder ? '2' : '1',
      row.owner.padEnd(ownerWidth),
      sizeOf(row).padStart(sizeWidth),
      lsStamp(row.changed),
      row.name,
    ].join(' '),
  );
}

const lsUsage = ['Usage: ls [-l] [-h] [-a] [FILE]...', ''] as const;

function list(host: Host, path: string): readonly ListedFile[] {
  return fileAt(host, path) !== null && !isFolder(host, path)
    ? [listedAt(host, path, path)]
    : childrenOf(host, path).map((name) =>
        listedAt(host, path === '/' ? `/${name}` : `${path}/${name}`, name),
      );
}

function lsFacts(rows: readonly ListedFile[]): readonly FactRef[] {
  return rows.flatMap(({ path, mode, owner, sizeMb, isFolder: folder }) => [
    shown('file.mode', path, mode),
    shown('file.owner', path, owner),
    ...(folder ? [] : [shown('file.size', path, String(sizeMb))]),
  ]);
}

export const ls: Command = {
  usage: lsUsage,
  run: (host, _seen, args) => {
    const letters = lettersOf(args, 'lhatrS1d');
    if (letters === null) return usageOf({ usage: lsUsage });
    const typed = wordsOf(args);
    const paths = (typed.length === 0 ? ['/'] : typed).flatMap((path) => expanded(host, path));
    const unknown = paths.filter((path) => !exists(host, path));
    const rows = paths.filter((path) => exists(host, path)).flatMap((path) => list(host, path));
    const isLong = letters.has('l');
    const total = rows.reduce((sum, { sizeMb, isFolder: folder }) => sum + (folder ? 4 : sizeMb * 1024), 0);
    return {
      lines: [
        ...unknown.map((path) => missing('ls', path)),
        ...(isLong
          ? [
              ...(paths.length === 1 && isFolder(host, paths[0] ?? '') ? [`total ${total}`] : []),
              ...longLines(rows, letters.has('h')),
            ]
          : [rows.map(({ name }) => name).join('  ')].filter((line) => line !== '')),
      ],
      shows: isLong ? lsFacts(rows) : [],
      status: unknown.length > 0 ? 'failed' : 'ok',
    };
  },
};
