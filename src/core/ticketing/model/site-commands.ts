import type { PrinterPart } from '../world/printers.ts';
import type { Notice } from '../world/site-records.ts';
import type { Building } from '../world/sites.ts';
import type { WorkplacePart } from '../world/workplaces.ts';

/** What an analyst can do about the sites of the company: outages, the firewall, parts for a desk, and printing. */
export type SiteCommand =
  // Outages of a site.
  | { readonly kind: 'declare-major'; readonly ticket: string; readonly building: Building }
  | {
      readonly kind: 'post-notice';
      readonly building: Building;
      readonly message: Notice['message'];
      /** From now until it is said to be over; left out for no promise. */
      readonly until?: number;
    }
  /** Lets the internet in to a computer. */
  | { readonly kind: 'open-port'; readonly asset: string; readonly port: number }
  | { readonly kind: 'open-vendor-case'; readonly ticket: string; readonly building: Building }
  /** Orders a part for somebody's desk, under a reference that the ticket links to. */
  | {
      readonly kind: 'order-part';
      readonly ticket: string;
      readonly asset: string;
      readonly part: WorkplacePart;
    }
  // Printing.
  /** The spooler of the print server: while it stands, nobody prints. */
  | { readonly kind: 'stop-spooler' | 'start-spooler' }
  | { readonly kind: 'cancel-job'; readonly printer: string; readonly job: number }
  /** `set-tray-paper`: tells a printer what paper lies in its tray. */
  | {
      readonly kind: 'clear-queue' | 'resume-queue' | 'require-pin' | 'set-tray-paper';
      readonly printer: string;
    }
  | {
      readonly kind: 'order-printer-part';
      readonly ticket: string;
      readonly printer: string;
      readonly part: PrinterPart;
    };
