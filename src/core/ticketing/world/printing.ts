import type { HostPrinting, InstalledPrinter } from './host-printing.ts';
import { PRINTERS, type Printer, type PrintJob } from './printers.ts';
import { type World, withWorld } from './world.ts';

/** The printer with this name as it is now; null when there is none. */
export function findPrinter({ printing }: World, name: string): Printer | null {
  const wanted = name.trim().toUpperCase();
  const ordinary = PRINTERS.find((printer) => printer.name === wanted);
  return ordinary === undefined ? null : { ...ordinary, ...printing.printers[wanted] };
}

/** What becomes of a job that is sent to a printer. */
export function printFlow(world: World, printer: Printer) {
  if (world.printing.server.spooler === 'stopped') return 'spooler-stopped' as const;
  if (printer.queue === 'paused') return 'paused' as const;
  if (printer.jobs.some(({ state }) => state === 'deleting')) return 'job-stuck' as const;
  return printer.device === 'jammed' ? ('jammed' as const) : ('prints' as const);
}

/** Where nothing stands in the way, what waited is printed. */
function settled(world: World): World {
  const { printers } = world.printing;
  const through = Object.keys(printers).filter((name) => {
    const printer = findPrinter(world, name);
    return printer !== null && printer.jobs.length > 0 && printFlow(world, printer) === 'prints';
  });
  if (through.length === 0) return world;
  const emptied = Object.fromEntries(through.map((name) => [name, { ...printers[name], jobs: [] }]));
  return withWorld(world, { printing: { ...world.printing, printers: { ...printers, ...emptied } } });
}

export function withPrinter(
  world: World,
  name: string,
  change: (printer: Printer) => Partial<Printer>,
): World {
  const printer = findPrinter(world, name);
  if (printer === null) return world;
  const { printers } = world.printing;
  const changed = { ...printers, [printer.name]: { ...printers[printer.name], ...change(printer) } };
  return settled(withWorld(world, { printing: { ...world.printing, printers: changed } }));
}

export function withPrintServer(world: World, change: Partial<World['printing']['server']>): World {
  return settled(
    withWorld(world, { printing: { ...world.printing, server: { ...world.printing.server, ...change } } }),
  );
}

/** Somebody else's work that is gone without their knowing. */
function isWanted({ state }: PrintJob): boolean {
  return state !== 'deleting';
}

/**
 * Deletes jobs of a queue. While the spooler runs, one that it has open only says that it is being deleted; while it stands,
 * its file goes.
 */
export function withoutJobs(world: World, name: string, ids: readonly number[]): World {
  return withPrinter(world, name, ({ jobs, lostJobs }) => {
    const named = jobs.filter(({ id }) => ids.includes(id));
    const stays = (job: PrintJob): boolean =>
      world.printing.server.spooler === 'running' && job.state === 'deleting';
    return {
      jobs: jobs.filter((job) => !named.includes(job) || stays(job)),
      lostJobs: lostJobs + named.filter(isWanted).length,
    };
  });
}

/** The printer that a computer prints to by itself; null for none. */
export function standardPrinter({ printers, standard }: HostPrinting): InstalledPrinter | null {
  return printers.find(({ name }) => name === standard) ?? null;
}

/** Why a printer shows as offline on a computer; null where it shows as ready. */
export function offlineBecause(world: World, { name, port, usesOffline }: InstalledPrinter) {
  const printer = findPrinter(world, name);
  if (printer === null) return 'not-here' as const;
  if (usesOffline) return 'set-offline' as const;
  if (port.kind === 'server') return null;
  if (port.address !== printer.address)
    return port.kind === 'wsd' ? ('stale-wsd' as const) : ('old-address' as const);
  return null;
}
