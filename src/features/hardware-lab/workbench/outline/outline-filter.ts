import type { OutlineGroup } from './outline-groups.ts';

/** Normalizes text for searching: lower case, without accents. */
function plain(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Keeps the things with all search words in their names. A thing is kept with its matching fixings, or with all of
 * them if it matches itself.
 */
export function filterOutline(
  groups: readonly OutlineGroup[],
  wanted: string,
  nameOf: (target: string) => string,
): readonly OutlineGroup[] {
  const words = plain(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return groups;
  const isWanted = (target: string): boolean => {
    const name = plain(nameOf(target));
    return words.every((word) => name.includes(word));
  };
  return groups
    .map(({ id, targets }) => ({
      id,
      targets: targets.flatMap(({ target, children }) => {
        if (isWanted(target)) return [{ target, children }];
        const kept = children.filter(isWanted);
        return kept.length === 0 ? [] : [{ target, children: kept }];
      }),
    }))
    .filter(({ targets }) => targets.length > 0);
}
