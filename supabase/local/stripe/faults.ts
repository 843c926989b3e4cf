/** A fault to inject into a later call. */
export interface Fault {
  /** Only calls whose `METHOD /path` contains this; every call when left out. */
  readonly on?: string;
  /** The call fails with this status and has no effect. */
  readonly status?: number;
  /** The call is executed but its response is delayed this long; beyond the caller's timeout it is lost. */
  readonly delayMs?: number;
  readonly times?: number;
}

export interface Faults {
  add(fault: Fault): void;
  /** The fault for this call, consumed by it; null for none. */
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
