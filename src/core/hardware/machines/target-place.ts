/** Camera places. Every machine has each of them, with different targets. */
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
