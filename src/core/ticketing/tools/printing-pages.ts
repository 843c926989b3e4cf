import type { LogEvent } from '../world/host.ts';
import { PRINT_SERVER, PRINTERS, type Printer } from '../world/printers.ts';
import { findPrinter } from '../world/printing.ts';
import type { PageRow } from './page-row.ts';

/** The print management, and the printers' own pages. */
export interface PrintingPageContents {
  /** A queue of the print server; subject: its name. */
  readonly 'printing.queue': Pick<Printer, 'name' | 'model' | 'address' | 'queue' | 'jobs' | 'release'> & {
    readonly site: Printer['building'];
    readonly floor: string;
  };
  /** The print server: its spooler, its log, and how many jobs wait in each queue; subject: its name. */
  readonly 'printing.server': {
    readonly server: string;
    readonly spooler: 'running' | 'stopped';
    readonly events: readonly LogEvent[];
    readonly queues: readonly { readonly name: string; readonly jobs: number }[];
  };
  /** What a printer tells on its own page: state, parts, paper, and what came out of it; subject: its name. */
  readonly 'printing.device': Pick<
    Printer,
    'kind' | 'name' | 'model' | 'device' | 'parts' | 'supply' | 'quality' | 'paper' | 'ordered' | 'work'
  > & {
    /** What its own test says of its dots; null for a printer without that test. */
    readonly headTest: { readonly dots: number; readonly deadDots: number } | null;
  };
}

export const PRINTING_PAGES: {
  readonly [Id in keyof PrintingPageContents]: PageRow<PrintingPageContents[Id]>;
} = {
  'printing.queue': {
    show(world, subject) {
      const printer = findPrinter(world, subject);
      if (printer === null) return null;
      const { name, model, address, queue, jobs, release, building, floor } = printer;
      return { name, model, address, queue, jobs, release, site: building, floor };
    },
    readings: ({ name }) => [[['oldest-job', 'queue-state', 'print-release'], name]],
  },
  'printing.server': {
    show(world, subject) {
      if (subject.trim().toLowerCase() !== PRINT_SERVER) return null;
      const { spooler, events } = world.printing.server;
      return {
        server: PRINT_SERVER,
        spooler,
        events,
        queues: PRINTERS.map(({ name }) => ({ name, jobs: findPrinter(world, name)?.jobs.length ?? 0 })),
      };
    },
    readings: ({ server }) => [[['print-spooler'], server]],
  },
  'printing.device': {
    show(world, subject) {
      const printer = findPrinter(world, subject);
      if (printer === null) return null;
      const { kind, name, model, device, parts, head, supply, quality, paper, ordered, work } = printer;
      const headTest =
        head === null || head.deadDots === null ? null : { dots: head.dots, deadDots: head.deadDots };
      return { kind, name, model, device, parts, headTest, supply, quality, paper, ordered, work };
    },
    readings: ({ name }) => [
      [
        [
          'printer-state',
          'drum-life',
          'fuser-life',
          'transfer-life',
          'tray-paper',
          'head-dots',
          'ink-level',
          'print-quality',
          'last-work',
        ],
        name,
      ],
    ],
  },
};
