/** How a computer reaches a printer that it has: through the server, straight at an address, or as it found it by itself. */
type PrinterPort =
  | { readonly kind: 'server' }
  | { readonly kind: 'tcp-ip'; readonly address: string }
  | { readonly kind: 'wsd'; readonly address: string };

export interface InstalledPrinter {
  readonly name: string;
  readonly port: PrinterPort;
  /** Somebody has told Windows to keep the jobs back. */
  readonly usesOffline: boolean;
}

/** The printers that a computer has. */
export interface HostPrinting {
  readonly printers: readonly InstalledPrinter[];
  readonly standard: string | null;
}

export const NO_PRINTERS: HostPrinting = { printers: [], standard: null };

/** A printer as the policy installs it. */
export function byServer(name: string): InstalledPrinter {
  return { name, port: { kind: 'server' }, usesOffline: false };
}
