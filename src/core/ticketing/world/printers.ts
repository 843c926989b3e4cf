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

/** `label`: direct thermal, a head that heats dots of the label. */
type PrinterKind = 'laser' | 'label' | 'inkjet';

export const PRINTER_PARTS = ['drum', 'fuser', 'transfer', 'print-head'] as const;
export type PrinterPart = (typeof PRINTER_PARTS)[number];

/**
 * Once round a part, by the manual: what it does wrong is on the page again after so many millimetres. A head does not turn:
 * what it does wrong is a line along the way of the paper.
 */
export const PART_REPEAT_MM: Readonly<Partial<Record<PrinterPart, number>>> = {
  drum: 94,
  fuser: 118,
  transfer: 60,
};

/** Pages that a part has printed, and how many it is made for. */
interface PartLife {
  readonly pages: number;
  readonly life: number;
}

/** What heats the dots of a label, or lets the ink out. */
interface PrintHead {
  /** Dots of a label printer, nozzles of an inkjet printer. */
  readonly dots: number;
  /** Dots that its own test of the current finds broken; null for one that has no such test. */
  readonly deadDots: number | null;
  /** `dirty`: dust and glue under a label, dried ink in nozzles. */
  readonly surface: 'clean' | 'dirty';
  readonly alignment: 'straight' | 'off';
}

export interface Printer {
  readonly kind: PrinterKind;
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
  /** Those that it has. */
  readonly parts: Readonly<Partial<Record<PrinterPart, PartLife>>>;
  /** Null for a laser printer, which has a drum. */
  readonly head: PrintHead | null;
  /** What it prints with, the emptiest colour of several; null for a label printer, which needs nothing. */
  readonly supply: { readonly kind: 'toner' | 'ink'; readonly percent: number } | null;
  /** What it prints in unless a person asks for another. */
  readonly quality: 'normal' | 'draft';
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

const LASER_PARTS: Printer['parts'] = {
  drum: { pages: 21_400, life: 50_000 },
  fuser: { pages: 61_300, life: 100_000 },
  transfer: { pages: 61_300, life: 120_000 },
};

function ordinaryPrinter(building: Building, floor: string): Printer {
  const { code, network } = BUILDINGS[building];
  const level = Number(floor.slice(1));
  return {
    kind: 'laser',
    name: `${code}-${level}F-01`,
    building,
    floor,
    model: 'Marten L520',
    address: `${network}.${10 + level}.12`,
    queue: 'ready',
    device: 'ready',
    jobs: [],
    lostJobs: 0,
    parts: LASER_PARTS,
    head: null,
    supply: { kind: 'toner', percent: 64 },
    quality: 'normal',
    paper: { loaded: 'plain', set: 'plain' },
    ordered: [],
    release: 'at-once',
    work: [],
  };
}

/** Beside the printer of a floor: the label printer of a building, 203 dots an inch on four inches. */
function labelPrinter(building: Building, floor: string): Printer {
  const beside = ordinaryPrinter(building, floor);
  return {
    ...beside,
    kind: 'label',
    name: beside.name.replace(/01$/, '02'),
    model: 'Stoat T203',
    address: beside.address.replace(/12$/, '13'),
    parts: { 'print-head': { pages: 412_000, life: 1_000_000 } },
    head: { dots: 832, deadDots: 0, surface: 'clean', alignment: 'straight' },
    supply: null,
  };
}

/** Beside the printer of a floor: the inkjet printer of a building, for posters and price cards. */
function inkjetPrinter(building: Building, floor: string): Printer {
  const beside = ordinaryPrinter(building, floor);
  return {
    ...beside,
    kind: 'inkjet',
    name: beside.name.replace(/01$/, '03'),
    model: 'Otter J840',
    address: beside.address.replace(/12$/, '14'),
    parts: { 'print-head': { pages: 11_200, life: 60_000 } },
    head: { dots: 3_072, deadDots: null, surface: 'clean', alignment: 'straight' },
    supply: { kind: 'ink', percent: 58 },
  };
}

/** A laser printer for each floor, a label and an inkjet printer for each building, as they are on an ordinary day. */
export const PRINTERS: readonly Printer[] = (Object.keys(BUILDINGS) as readonly Building[]).flatMap(
  (building) => {
    const { floors } = BUILDINGS[building];
    return [
      ...floors.map((floor) => ordinaryPrinter(building, floor)),
      labelPrinter(building, floors[0]),
      inkjetPrinter(building, floors[0]),
    ];
  },
);

/** The laser printer of a floor, such as `A2`. Throws for a floor that there is not. */
export function printerOfFloor(floor: string): Printer {
  const found = PRINTERS.find((printer) => printer.kind === 'laser' && printer.floor === floor);
  if (found === undefined) throw new Error(`There is no floor ${floor}.`);
  return found;
}

/** The label or inkjet printer of a building. Throws for a kind that it does not have. */
export function printerOfBuilding(building: Building, kind: Exclude<PrinterKind, 'laser'>): Printer {
  const found = PRINTERS.find((printer) => printer.kind === kind && printer.building === building);
  if (found === undefined) throw new Error(`${building} has no ${kind} printer.`);
  return found;
}
