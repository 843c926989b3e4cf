/** What goes wrong with a coming call. */
export interface Fault {
  /** Only calls whose `METHOD /path` contains this; every call when left out. */
  readonly on?: string;
  /** Stripe breaks: this status, and nothing was done. */
  readonly status?: number;
  /** The work is done but the answer takes this long: longer than the caller waits, it is lost. */
  readonly delayMs?: number;
  readonly times?: number;
}

export interface Faults {
  add(fault: Fault): void;
  /** The fault that strikes this call, used up by it. */
  strike(call: string): Fault | null;
  clear(): void;
}

export function createFaults(): Faults {
  let planned: { readonly fault: Fault; left: number }[] = [];
  return {
    add: (fault) => {
      planned.push({ fault, left: fault.times ?? 1 });
    },
    strike: (call) => {
      const found = planned.find(({ fault }) => fault.on === undefined || call.includes(fault.on));
      if (found === undefined) return null;
      found.left -= 1;
      planned = planned.filter(({ left }) => left > 0);
      return found.fault;
    },
    clear: () => {
      planned = [];
    },
  };
}
