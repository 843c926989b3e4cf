import type { Rail } from './pinouts.ts';

/** One rail of a supply: what it gives without load, and what it loses per ampere (both in volts). */
export interface RailSpec {
  readonly volts: number;
  readonly droopPerAmp: number;
}

type Rails = Readonly<Record<Rail, RailSpec>>;

/** What a healthy machine gives (hardware-lab.md 2.6.1); every unlisted test returns this. Temperatures in degrees C. */
export interface Baseline {
  readonly rails: Rails;
  /** PS_ON# (pin 16) in volts while off and while on. */
  readonly psOn: readonly [number, number];
  /** PWR_OK while on, in volts, and its delay in ms (corrections 2). */
  readonly powerOk: number;
  readonly powerOkMs: number;
  readonly cellVolts: number;
  readonly cpuC: readonly [number, number];
  /** Null: no card, the processor draws the picture. */
  readonly gpuC: readonly [number, number] | null;
  readonly fanRpm: readonly [number, number];
  /** SMART 199 of the hard disk: a count that is old and stable is noise. */
  readonly oldCrcErrors: number;
  readonly nvmeUsedPercent: number;
  /** Event sources of the harmless noise in the system log. */
  readonly noise: readonly { readonly source: string; readonly id: number }[];
  readonly linkMbps: number;
  readonly firmware: string;
  readonly cores: number;
  /** The mode that the system was installed under; another one stops it (HW-19). */
  readonly sataMode: 'ahci' | 'raid';
  /** Settings that the company's set-up asks for beside the maker's defaults. */
  readonly settings: Readonly<Record<string, string>>;
}
