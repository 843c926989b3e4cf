import type { LogEvent } from './host.ts';
import type { Printer, PrinterPart } from './printers.ts';
import { findPrinter, withoutJobs, withPrinter, withPrintServer } from './printing.ts';
import type { World } from './world.ts';

/** What happens to printers, their queues and the print server. */
export type PrintingEffect =
  | { readonly do: 'change-printer'; readonly printer: string; readonly change: Partial<Printer> }
  /** The spooler of the print server: while it stands, no queue prints. */
  | { readonly do: 'stop-spooler' | 'start-spooler' }
  | { readonly do: 'record-print-event'; readonly event: LogEvent }
  | { readonly do: 'cancel-job'; readonly printer: string; readonly job: number }
  | {
      readonly do: 'clear-queue' | 'resume-queue' | 'require-pin' | 'set-tray-paper';
      readonly printer: string;
    }
  /** What a person does who stands at the printer. */
  | { readonly do: 'clean-head' | 'align-head' | 'change-ink'; readonly printer: string }
  | { readonly do: 'choose-quality'; readonly printer: string; readonly quality: Printer['quality'] }
  | {
      readonly do: 'order-printer-part' | 'deliver-printer-part';
      readonly printer: string;
      readonly part: PrinterPart;
    };

type EffectOf<Do extends PrintingEffect['do']> = PrintingEffect & { readonly do: Do };

function withHead(world: World, name: string, change: Partial<NonNullable<Printer['head']>>): World {
  return withPrinter(world, name, ({ head }) => (head === null ? {} : { head: { ...head, ...change } }));
}

/** A new part has printed nothing; a new head is whole and clean as well, and aligns itself. */
function withNewPart({ parts, head }: Printer, part: PrinterPart): Partial<Printer> {
  const { [part]: worn } = parts;
  if (worn === undefined) return {};
  const renewed = { parts: { ...parts, [part]: { ...worn, pages: 0 } } };
  if (part !== 'print-head' || head === null) return renewed;
  const deadDots = head.deadDots === null ? null : 0;
  return { ...renewed, head: { ...head, deadDots, surface: 'clean', alignment: 'straight' } };
}

export const PRINTING_APPLIERS: {
  readonly [Do in PrintingEffect['do']]: (world: World, effect: EffectOf<Do>, now: number) => World;
} = {
  'change-printer': (world, { printer, change }) => withPrinter(world, printer, () => change),
  'stop-spooler': (world) => withPrintServer(world, { spooler: 'stopped' }),
  'start-spooler': (world) => withPrintServer(world, { spooler: 'running' }),
  'record-print-event': (world, { event }) =>
    withPrintServer(world, { events: [...world.printing.server.events, event] }),
  'cancel-job': (world, { printer, job }) => withoutJobs(world, printer, [job]),
  'clear-queue': (world, { printer }) =>
    withoutJobs(world, printer, findPrinter(world, printer)?.jobs.map(({ id }) => id) ?? []),
  'resume-queue': (world, { printer }) => withPrinter(world, printer, () => ({ queue: 'ready' })),
  'require-pin': (world, { printer }) => withPrinter(world, printer, () => ({ release: 'pin' })),
  'set-tray-paper': (world, { printer }) =>
    withPrinter(world, printer, ({ paper }) => ({ paper: { ...paper, set: paper.loaded } })),
  'order-printer-part': (world, { printer, part }) =>
    withPrinter(world, printer, ({ ordered }) => ({ ordered: [...ordered, part] })),
  'deliver-printer-part': (world, { printer, part }) =>
    withPrinter(world, printer, (one) => ({
      ordered: one.ordered.filter((awaited) => awaited !== part),
      ...withNewPart(one, part),
    })),
  'clean-head': (world, { printer }) => withHead(world, printer, { surface: 'clean' }),
  'align-head': (world, { printer }) => withHead(world, printer, { alignment: 'straight' }),
  'change-ink': (world, { printer }) =>
    withPrinter(world, printer, ({ supply }) =>
      supply === null ? {} : { supply: { ...supply, percent: 100 } },
    ),
  'choose-quality': (world, { printer, quality }) => withPrinter(world, printer, () => ({ quality })),
};
