import type { DeskTime } from '../clocks/business-time.ts';
import type { FileEntry, Host, Volume } from './host.ts';

/** Files of a Unix host. Folders follow from the paths, their sizes from the files, and free space from every change. */
const slashed = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

export const isBelow = (path: string, folder: string): boolean => path.startsWith(slashed(folder));

export function filesBelow(host: Host, path: string): readonly FileEntry[] {
  return host.files.filter((file) => file.path === path || isBelow(file.path, path));
}

export function sizeMbOf(host: Host, path: string): number {
  return filesBelow(host, path).reduce((sum, { sizeMb }) => sum + sizeMb, 0);
}

export const fileAt = (host: Host, path: string): FileEntry | null =>
  host.files.find((file) => file.path === path) ?? null;

export const isFolder = (host: Host, path: string): boolean =>
  path === '/' || host.files.some((file) => isBelow(file.path, path));

/** What a folder holds: names of files and of folders, in order. */
export function childrenOf(
  host: { readonly files: readonly Pick<FileEntry, 'path'>[] },
  folder: string,
): readonly string[] {
  const start = slashed(folder);
  const names = host.files
    .filter(({ path }) => path.startsWith(start))
    .map(({ path }) => path.slice(start.length).split('/')[0] ?? '');
  return [...new Set(names)].sort((left, right) => (left < right ? -1 : 1));
}

/** The volume with the longest mount point above a path. */
export function volumeOfPath(host: Host, path: string): Volume | null {
  const above = host.volumes.filter(({ mount }) => path === mount || isBelow(path, mount));
  return above.reduce<Volume | null>(
    (best, volume) => (best === null || volume.mount.length > best.mount.length ? volume : best),
    null,
  );
}

function withFree(host: Host, path: string, moreMb: number): Host {
  const mount = volumeOfPath(host, path)?.mount;
  return {
    ...host,
    volumes: host.volumes.map((volume) =>
      volume.mount === mount ? { ...volume, freeMb: volume.freeMb + moreMb } : volume,
    ),
  };
}

/** A file written anew or changed; its volume has so much less or more room, and no file outgrows its volume. */
export function withFile(host: Host, file: FileEntry): Host {
  const before = fileAt(host, file.path)?.sizeMb ?? 0;
  const sizeMb = Math.min(file.sizeMb, before + (volumeOfPath(host, file.path)?.freeMb ?? 0));
  const roomy = withFree(host, file.path, before - sizeMb);
  const others = roomy.files.filter(({ path }) => path !== file.path);
  return { ...roomy, files: [...others, { ...file, sizeMb }] };
}

/** Without a file, or a folder and all that is in it. */
export function withoutPath(host: Host, path: string): Host {
  const gone = filesBelow(host, path);
  const roomy = gone.reduce((left, file) => withFree(left, file.path, file.sizeMb), host);
  return { ...roomy, files: roomy.files.filter((file) => !gone.includes(file)) };
}

/** A log becomes a new empty one and a packed copy beside it. */
export function rotated(host: Host, path: string, at: DeskTime): Host {
  const file = fileAt(host, path);
  if (file === null) return host;
  const packed = { ...file, path: `${path}.1.gz`, sizeMb: packedMb(file.sizeMb), changed: at, lines: [] };
  return withFile(withFile(host, { ...file, sizeMb: 0, changed: at, lines: [] }), packed);
}

/** Text packs to about a twentieth. */
export const packedMb = (sizeMb: number): number => Math.ceil(sizeMb / 20);
