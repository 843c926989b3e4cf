/** How a drive can be made unreadable, or seems to be. */
export const ERASE_METHODS = [
  'crypto-erase',
  'secure-erase',
  'overwrite',
  'destroy',
  'quick-format',
  'degauss',
] as const;
export type EraseMethod = (typeof ERASE_METHODS)[number];

/** Where an old laptop goes. */
export const DISPOSAL_ROUTES = ['donate', 'recycle', 'return', 'hold'] as const;
export type DisposalRoute = (typeof DISPOSAL_ROUTES)[number];

/** A laptop that is out of use, as the disposal register has it. */
export interface OldLaptop {
  readonly asset: string;
  readonly model: string;
  readonly drive: 'ssd' | 'hdd';
  readonly isEncrypted: boolean;
  /** A failing drive takes no command: nothing but destroying it helps. */
  readonly isFailing: boolean;
  /** Kept as evidence on the order of Legal. */
  readonly isHeld: boolean;
  readonly erasedBy: EraseMethod | null;
  readonly route: DisposalRoute | null;
}

/** Old laptops that were handed in together. */
export interface DisposalBatch {
  readonly id: string;
  readonly owner: 'company' | 'lessor';
  readonly laptops: readonly OldLaptop[];
}

/** Whether nobody can read the drive any more; only then there is a certificate. */
export function isErased({ erasedBy, isFailing, isEncrypted, drive }: OldLaptop): boolean {
  if (erasedBy === null || erasedBy === 'quick-format') return false;
  if (erasedBy === 'destroy') return true;
  if (isFailing) return false;
  switch (erasedBy) {
    case 'crypto-erase':
      return isEncrypted;
    case 'secure-erase':
      return true;
    case 'overwrite':
    case 'degauss':
      // Flash keeps copies that no overwriting reaches, and a magnet does nothing to it.
      return drive === 'hdd';
  }
}

/** Whether a laptop goes where it may go. */
function isSettled(laptop: OldLaptop, owner: DisposalBatch['owner']): boolean {
  if (laptop.isHeld) return laptop.route === 'hold' && laptop.erasedBy === null;
  if (!isErased(laptop)) return false;
  if (laptop.erasedBy === 'destroy') return laptop.route === 'recycle';
  return owner === 'lessor'
    ? laptop.route === 'return'
    : laptop.route === 'donate' || laptop.route === 'recycle';
}

function leaves({ route }: OldLaptop): boolean {
  return route !== null && route !== 'hold';
}

/** Readings of a batch of old laptops. */
export const OF_BATCH = {
  'batch-owner': ({ owner }: DisposalBatch) => owner,
  /** Whether something of it has to be kept, and whether it was. */
  'batch-hold': ({ laptops }: DisposalBatch) => {
    const held = laptops.filter(({ isHeld }) => isHeld);
    if (held.length === 0) return 'none';
    return held.some((one) => one.erasedBy !== null || leaves(one)) ? 'broken' : 'held';
  },
  'batch-drives': ({ laptops }: DisposalBatch) =>
    laptops.some(({ isFailing }) => isFailing) ? 'failing' : 'sound',
  /** What becomes of it: data that leaves the house, everything in its place, or neither. */
  'batch-route': ({ laptops, owner }: DisposalBatch) => {
    if (laptops.some((one) => leaves(one) && !isErased(one))) return 'given-with-data';
    return laptops.every((one) => isSettled(one, owner)) ? 'settled' : 'open';
  },
} as const;
