import { SECONDS_PER_HOUR } from '../../kernel/time.ts';
import type { Host } from './host.ts';
import { hostOf } from './hosts.ts';
import type { Read } from './office-readings.ts';
import { PRINT_SERVER, type Printer, type PrinterPart } from './printers.ts';
import { findPrinter, offlineBecause, printFlow, standardPrinter } from './printing.ts';
import { serviceNamed } from './services.ts';
import type { World } from './world.ts';

function ofPrinter<Outcome extends string>(
  read: (printer: Printer, world: World) => Outcome | null,
): Read<Outcome> {
  return (world, name) => {
    const printer = findPrinter(world, name);
    return printer === null ? null : read(printer, world);
  };
}

function ofHost<Outcome extends string>(read: (host: Host, world: World) => Outcome | null): Read<Outcome> {
  return (world, asset) => {
    const host = hostOf(world, asset);
    return host === null ? null : read(host, world);
  };
}

const partLife = (part: PrinterPart) =>
  ofPrinter(({ parts }) => {
    const { [part]: own } = parts;
    if (own === undefined) return null;
    return own.pages > own.life ? 'over' : 'within';
  });

/** Ink below this leaves stripes. */
const LOWEST_INK_PERCENT = 5;

function spoolerOf(host: Host): 'running' | 'stopped' | null {
  return serviceNamed(host, 'Spooler')?.state ?? null;
}

/** Readings of printers (subject: their name), of the print server, and of the printers that a computer has. */
export const PRINTING_READ = {
  /** What becomes of what is sent to a printer. */
  'print-flow': ofPrinter((printer, world) => printFlow(world, printer)),
  'oldest-job': ofPrinter(({ jobs }) => jobs[0]?.state ?? 'none'),
  'queue-state': ofPrinter(({ queue }) => queue),
  'printer-state': ofPrinter(({ device }) => device),
  'lost-jobs': ofPrinter(({ lostJobs }) => (lostJobs === 0 ? 'none' : 'some')),
  'print-spooler': ({ printing }: World, server: string) =>
    server === PRINT_SERVER ? printing.server.spooler : null,
  'drum-life': partLife('drum'),
  'fuser-life': partLife('fuser'),
  'transfer-life': partLife('transfer'),
  /** Whether the printer knows what paper lies in its tray. */
  'tray-paper': ofPrinter(({ kind, paper }) => {
    if (kind !== 'laser') return null;
    return paper.loaded === paper.set ? 'as-set' : 'other';
  }),
  /** What a label printer's own test says of its dots. */
  'head-dots': ofPrinter(({ head }) => {
    if (head === null || head.deadDots === null) return null;
    return head.deadDots === 0 ? 'all' : 'dead';
  }),
  'head-surface': ofPrinter(({ head }) => head?.surface ?? null),
  'head-alignment': ofPrinter(({ head }) => head?.alignment ?? null),
  'ink-level': ofPrinter(({ supply }) => {
    if (supply?.kind !== 'ink') return null;
    return supply.percent < LOWEST_INK_PERCENT ? 'empty' : 'enough';
  }),
  'print-quality': ofPrinter(({ kind, quality }) => (kind === 'inkjet' ? quality : null)),
  'printer-part': ofPrinter(({ ordered }) => ordered[0] ?? 'none'),
  /** Where the newest pages in the tray come from. */
  'last-work': ofPrinter(({ work }) => {
    const last = work.at(-1);
    if (last === undefined) return 'none';
    if (last.kind === 'copy') return 'copied';
    if (last.from.endsWith('-BATCH')) return 'by-batch';
    return last.at - last.sentAt > SECONDS_PER_HOUR ? 'sent-before' : 'by-person';
  }),
  'print-release': ofPrinter(({ release }) => release),
  /** Service of the computer itself; subject: an asset number. */
  spooler: ofHost(spoolerOf),
  /** Of the printer that it prints to by itself. */
  'printer-port': ofHost(({ printing }) => {
    const port = standardPrinter(printing)?.port;
    return port === undefined ? 'none' : port.kind;
  }),
  'port-address': ofHost(({ printing }, world) => {
    const printer = standardPrinter(printing);
    const because = printer === null ? null : offlineBecause(world, printer);
    return because === 'old-address' || because === 'stale-wsd' ? 'old' : 'current';
  }),
  'default-printer': ofHost(({ printing }, world) => {
    const printer = standardPrinter(printing);
    if (printer === null) return 'none';
    return findPrinter(world, printer.name) === null ? 'elsewhere' : 'here';
  }),
  'printer-mode': ofHost(({ printing }) =>
    standardPrinter(printing)?.usesOffline === true ? 'offline' : 'online',
  ),
  /** Whether the computer prints where its user stands. */
  'can-print': ofHost((host, world) => {
    const printer = standardPrinter(host.printing);
    if (printer === null || spoolerOf(host) === 'stopped' || offlineBecause(world, printer) !== null)
      return 'no';
    const found = findPrinter(world, printer.name);
    return found !== null && printFlow(world, found) === 'prints' ? 'yes' : 'no';
  }),
} as const satisfies Readonly<Record<string, Read<string>>>;
