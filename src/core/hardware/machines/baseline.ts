import type { Rail } from './pinouts.ts';

/** One rail of a supply: its volts without load, and its voltage drop per ampere. */
export interface RailSpec {
  readonly volts: number;
  readonly droopPerAmp: number;
}

type Rails = Readonly<Record<Rail, RailSpec>>;

/** Values of a healthy machine (hardware-lab.md 2.6.1). Temperatures are degrees C, idle and under load. */
export interface Baseline {
  readonly rails: Rails;
  /** PS_ON# (pin 16) in volts while off and while on. */
  readonly psOn: readonly [number, number];
  /** PWR_OK while on, in volts, and its delay in ms (corrections 2). */
  readonly powerOk: number;
  readonly powerOkMs: number;
  readonly cellVolts: number;
  readonly cpuC: readonly [number, number];
  /** Null: the model has no card and uses the processor's graphics. */
  readonly gpuC: readonly [number, number] | null;
  readonly fanRpm: readonly [number, number];
  /** SMART attribute 199 of the hard disk: an old, stable count is harmless. */
  readonly oldCrcErrors: number;
  readonly nvmeUsedPercent: number;
  /** Harmless entries of the system log. */
  readonly noise: readonly { readonly source: string; readonly id: number }[];
  readonly linkMbps: number;
  readonly firmware: string;
  readonly cores: number;
  /** The SATA mode that the system was installed in; it does not start in another one (HW-19). */
  readonly sataMode: 'ahci' | 'raid';
  /** Settings of the company's configuration that differ from the manufacturer's defaults. */
  readonly settings: Readonly<Record<string, string>>;
}
