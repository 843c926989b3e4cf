import type { DeskTime } from '../clocks/business-time.ts';
import type { LogEvent } from './host.ts';
import { BUILDINGS, type Building, DOMAIN } from './sites.ts';

/** The shared printers of the sites, their queues on the print server, and what stands in them. */
export interface PrintJob {
  readonly id: number;
  /** Login of whoever sent it. */
  readonly owner: string;
  readonly document: string;
  readonly pages: number;
  readonly sentAt: DeskTime;
  /** `deleting`: somebody has deleted it, and it does not go. */
  readonly state: 'waiting' | 'printing' | 'deleting';
}

/** What came out of a printer. */
export interface PrintedWork {
  readonly at: DeskTime;
  readonly sentAt: DeskTime;
  readonly owner: string;
  readonly kind: 'print' | 'copy';
  readonly document: string;
  readonly pages: number;
  /** Name of the computer or of the service that sent it; the printer itself for a copy. */
  readonly from: string;
}

export const PRINTER_PARTS = ['drum', 'fuser', 'transfer'] as const;
export type PrinterPart = (typeof PRINTER_PARTS)[number];

/** Once round a part, by the manual: what it does wrong is on the page again after so many millimetres. */
export const PART_REPEAT_MM: Readonly<Record<PrinterPart, number>> = { drum: 94, fuser: 118, transfer: 60 };

/** Pages that a part has printed, and how many it is made for. */
interface PartLife {
  readonly pages: number;
  readonly life: number;
}

export interface Printer {
  /** Of the printer and of its queue: `AS-2F-01`. */
  readonly name: string;
  readonly building: Building;
  readonly floor: string;
  readonly model: string;
  readonly address: string;
  readonly queue: 'ready' | 'paused';
  readonly device: 'ready' | 'jammed';
  /** The oldest first. */
  readonly jobs: readonly PrintJob[];
  /** Jobs of people who did not delete them, and which are gone. */
  readonly lostJobs: number;
  readonly parts: Readonly<Record<PrinterPart, PartLife>>;
  readonly tonerPercent: number;
  readonly paper: { readonly loaded: 'plain' | 'heavy'; readonly set: 'plain' | 'heavy' };
  /** Parts that are on their way. */
  readonly ordered: readonly PrinterPart[];
  /** Jobs wait until their owner stands at the printer with a PIN. Every printer can do it. */
  readonly release: 'pin' | 'at-once';
  /** The newest last. */
  readonly work: readonly PrintedWork[];
}

/** Name of the print server. */
export const PRINT_SERVER = `print.${DOMAIN}`;

interface PrintServer {
  readonly spooler: 'running' | 'stopped';
  readonly events: readonly LogEvent[];
}

const ORDINARY_PRINT_SERVER: PrintServer = { spooler: 'running', events: [] };

/** What differs from an ordinary day. */
export interface PrintingRows {
  readonly server: PrintServer;
  readonly printers: Readonly<Record<string, Partial<Printer>>>;
}

export const ORDINARY_PRINTING: PrintingRows = { server: ORDINARY_PRINT_SERVER, printers: {} };

const ORDINARY_PARTS: Printer['parts'] = {
  drum: { pages: 21_400, life: 50_000 },
  fuser: { pages: 61_300, life: 100_000 },
  transfer: { pages: 61_300, life: 120_000 },
};

function ordinaryPrinter(building: Building, floor: string): Printer {
  const { code, network } = BUILDINGS[building];
  const level = Number(floor.slice(1));
  return {
    name: `${code}-${level}F-01`,
    building,
    floor,
    model: 'Marten L520',
    address: `${network}.${10 + level}.12`,
    queue: 'ready',
    device: 'ready',
    jobs: [],
    lostJobs: 0,
    parts: ORDINARY_PARTS,
    tonerPercent: 64,
    paper: { loaded: 'plain', set: 'plain' },
    ordered: [],
    release: 'at-once',
    work: [],
  };
}

/** One for each floor, as they are on an ordinary day. */
export const PRINTERS: readonly Printer[] = (Object.keys(BUILDINGS) as readonly Building[]).flatMap(
  (building) => BUILDINGS[building].floors.map((floor) => ordinaryPrinter(building, floor)),
);

/** The printer of a floor, such as `A2`. Throws for a floor that there is not. */
export function printerOfFloor(floor: string): Printer {
  const found = PRINTERS.find((printer) => printer.floor === floor);
  if (found === undefined) throw new Error(`There is no floor ${floor}.`);
  return found;
}
