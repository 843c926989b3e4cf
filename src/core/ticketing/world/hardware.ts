/** What is in the case of a computer, as far as its own tools tell. */

export interface Disk {
  readonly model: string;
  readonly kind: 'ssd' | 'hdd';
  readonly sizeMb: number;
  readonly health: 'good' | 'warning' | 'failing';
  readonly pendingSectors: number;
  /** Transfers that arrived damaged (SMART 199): a cable's fault and not the disk's. */
  readonly crcErrors: number;
}

/** What only the bench can put right, and what shows of it from afar. */
export interface Hardware {
  /** The cell that keeps the clock while the power is off. */
  readonly clockBattery: 'good' | 'flat';
  /** Share of its speed that the processor keeps once it is warm, in percent: less than 100 where the cooler is full of dust. */
  readonly warmSpeedPercent: number;
}
