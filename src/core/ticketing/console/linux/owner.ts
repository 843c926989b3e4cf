import { fileAt, filesBelow, isBelow } from '../../world/files.ts';
import type { Host } from '../../world/host.ts';
import { type Command, shown, usageOf } from '../command.ts';
import { expanded } from './files.ts';

const usage = ['Usage: chown [-R] OWNER[:GROUP] FILE...', ''] as const;

/** Accounts that own files on the kiosks. */
const OWNERS: readonly string[] = ['root', 'kiosk', 'www-data', 'adm'];

function withOwner(host: Host, paths: readonly string[], owner: string, group: string | undefined): Host {
  return {
    ...host,
    files: host.files.map((file) => {
      if (!paths.some((path) => path === file.path || isBelow(file.path, path))) return file;
      return { ...file, owner: `${owner} ${group ?? file.owner.split(' ')[1] ?? owner}` };
    }),
  };
}

/** `chown`: gives files to another account. */
export const chown: Command = {
  usage,
  run: (host, _seen, args) => {
    const isRecursive = args.includes('-R') || args.includes('--recursive');
    const [whose = '', ...typed] = args.filter((one) => one !== '-R' && one !== '--recursive');
    const [owner = '', group] = whose.split(':');
    if (owner === '' || typed.length === 0 || owner.startsWith('-')) return usageOf({ usage });
    if (!OWNERS.includes(owner)) return { lines: [`chown: invalid user: '${whose}'`], status: 'failed' };
    if (group !== undefined && group !== '' && !OWNERS.includes(group))
      return { lines: [`chown: invalid group: '${whose}'`], status: 'failed' };
    const paths = typed.flatMap((one) => expanded(host, one));
    const missing = paths.find((path) => filesBelow(host, path).length === 0);
    if (missing !== undefined)
      return { lines: [`chown: cannot access '${missing}': No such file or directory`], status: 'failed' };
    if (!host.session.elevated)
      return {
        lines: paths.map((path) => `chown: changing ownership of '${path}': Operation not permitted`),
        status: 'failed',
      };
    const changed = paths.filter((path) => isRecursive || fileAt(host, path) !== null);
    const after = withOwner(host, changed, owner, group === '' ? owner : group);
    return {
      lines: [],
      host: after,
      shows: changed.flatMap((path) => {
        const file = fileAt(after, path);
        return file === null ? [] : [shown('file.owner', path, file.owner)];
      }),
    };
  },
};
