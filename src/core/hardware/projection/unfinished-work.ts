import type { LabCommand } from '../model/commands.ts';
import type { LabView } from '../model/view.ts';

/**
 * Visible work that the learner left unfinished: the panel off, parts and plugs partly inserted, screws missing from fitted
 * parts. Defects present at arrival are left out: listing them would reveal the fault.
 */
export function unfinishedWork(view: LabView, commands: readonly LabCommand[]): readonly string[] {
  const { parts, latches, cables, fasteners } = view;
  const touched = new Set(commands.flatMap((command) => ('target' in command ? [command.target] : [])));
  const isHandled = (id: string): boolean =>
    touched.has(id) ||
    Object.values(latches).some((latch) => touched.has(latch.id) && latch.socket === parts[id]?.socket);
  const isIn = (part: string): boolean => (parts[part]?.socket ?? null) !== null;
  const undone = [
    ...Object.values(parts).filter(
      ({ kind, placement }) => placement === 'loose' || (kind === 'side-panel' && placement === 'removed'),
    ),
    ...Object.values(fasteners).filter(({ part, state }) => state === 'out' && isIn(part)),
    ...Object.values(cables)
      .flatMap(({ ends }) => ends)
      .filter(({ plug }) => plug === 'partial'),
  ];
  return undone.map(({ id }) => id).filter(isHandled);
}

/** Borrowed items that are still in the machine. */
export function borrowedStill({ job, parts, cables }: LabView): readonly string[] {
  return job.spares
    .filter(
      ({ item, out }) =>
        out &&
        ((parts[item]?.socket ?? null) !== null || cables[item]?.ends.some(({ plug }) => plug !== 'none')),
    )
    .map(({ item }) => item);
}
