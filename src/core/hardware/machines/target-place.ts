/** Where a camera stands to make a thing out; every machine has each of these places, what is there differs. */
export type TargetPlace =
  | 'machine'
  | 'board'
  | 'memory'
  | 'processor'
  | 'card'
  | 'indicators'
  | 'power'
  | 'headers'
  | 'ports'
  | 'drives'
  | 'chipset'
  | 'supply'
  | 'outlet'
  | 'front'
  | 'monitor'
  | 'strap'
  | 'meter';
