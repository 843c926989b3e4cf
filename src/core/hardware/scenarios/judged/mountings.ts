import type { Mounting } from '../procedures.ts';

/** What holds the supply of a Brant. */
export const BRANT_SUPPLY: Mounting = {
  socket: 'bay-psu',
  ends: ['edge'],
  cables: ['cable-atx24', 'cable-atx12v', 'cable-sata-power'],
  latches: [],
  screws: ['screw-psu-1', 'screw-psu-2', 'screw-psu-3', 'screw-psu-4'],
};
