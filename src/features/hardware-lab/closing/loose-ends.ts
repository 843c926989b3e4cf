import type { MachineView } from '../../../core/hardware/view.ts';

/** What anybody sees to be unfinished: the panel off, parts and plugs half in, screws out of what is in its place. */
export function looseEnds({ parts, cables, fasteners }: MachineView): readonly string[] {
  const isIn = (part: string): boolean => (parts[part]?.socket ?? null) !== null;
  return [
    ...Object.values(parts)
      .filter(
        ({ id, placement }) => placement === 'loose' || (id === 'side-panel' && placement === 'removed'),
      )
      .map(({ id }) => id),
    ...Object.values(fasteners)
      .filter(({ part, state }) => state === 'out' && isIn(part))
      .map(({ id }) => id),
    ...Object.values(cables)
      .flatMap(({ ends }) => ends)
      .filter(({ plug }) => plug === 'partial')
      .map(({ id }) => id),
  ];
}

/** Borrowed things that are still in the machine: a test, until they are bought. */
export function borrowedStill({ job, parts, cables }: MachineView): readonly string[] {
  return job.spares
    .filter(
      ({ item, out }) =>
        out &&
        ((parts[item]?.socket ?? null) !== null || cables[item]?.ends.some(({ plug }) => plug !== 'none')),
    )
    .map(({ item }) => item);
}
