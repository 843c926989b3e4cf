import { fileAt, isFolder, packedMb } from '../../world/files.ts';
import type { Host } from '../../world/host.ts';
import { nameServers, searchList } from '../../world/host-network.ts';
import { type Command, type Result, shown, usageOf } from '../command.ts';
import { expanded, wordsOf } from './files.ts';

/** Files that every Linux has and that follow from the host. */
function systemFile(host: Host, path: string): readonly string[] | null {
  switch (path) {
    case '/etc/os-release':
      return [
        `PRETTY_NAME="${host.version.name} ${host.version.release} (${host.version.build})"`,
        `NAME="${host.version.name}"`,
        `VERSION_ID="${host.version.release}"`,
        `VERSION="${host.version.release} (${host.version.build})"`,
        `VERSION_CODENAME=${host.version.build}`,
        'ID=debian',
      ];
    case '/etc/hostname':
      return [host.name];
    case '/etc/hosts':
      return [
        '127.0.0.1\tlocalhost',
        `127.0.1.1\t${host.name}`,
        ...host.hostsFile.map(({ address, names }) => `${address}\t${names.join(' ')}`),
      ];
    case '/etc/resolv.conf':
      return [
        `search ${searchList(host).join(' ')}`,
        ...nameServers(host).map((server) => `nameserver ${server}`),
      ];
    default:
      return null;
  }
}

const MOST_LINES = 40;

function contents(host: Host, path: string): Result {
  const own = systemFile(host, path);
  if (own !== null)
    return {
      lines: own,
      shows: [
        shown(
          path === '/etc/os-release' ? 'host.version' : 'file.content',
          path === '/etc/os-release' ? '' : path,
          path === '/etc/os-release' ? `${host.version.release} ${host.version.build}` : own.join(' '),
        ),
      ],
    };
  if (isFolder(host, path)) return { lines: [`cat: ${path}: Is a directory`], status: 'failed' };
  const file = fileAt(host, path);
  if (file === null) return { lines: [`cat: ${path}: No such file or directory`], status: 'failed' };
  return {
    lines: file.lines.slice(-MOST_LINES),
    shows: [shown('file.content', path, file.lines.at(-1) ?? '')],
    seconds: 30 + packedMb(file.sizeMb),
  };
}

const catUsage = ['Usage: cat [FILE]...', ''] as const;

export const cat: Command = {
  usage: catUsage,
  run: (host, _seen, args) => {
    const paths = wordsOf(args).flatMap((path) => expanded(host, path));
    if (paths.length === 0 || paths.length < args.length) return usageOf({ usage: catUsage });
    const parts = paths.map((path) => contents(host, path));
    return {
      lines: parts.flatMap(({ lines }) => lines),
      shows: parts.flatMap(({ shows = [] }) => shows),
      seconds: Math.max(...parts.map(({ seconds = 30 }) => seconds)),
      status: parts.some(({ status }) => status === 'failed') ? 'failed' : 'ok',
    };
  },
};
