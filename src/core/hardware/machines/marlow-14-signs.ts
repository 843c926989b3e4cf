import type { BeepPattern } from '../model/view.ts';
import type { Baseline } from './baseline.ts';
import type { CodeTable, StopSigns } from './codes.ts';

const SILENCE: BeepPattern = { beeps: [], repeats: false };

/** Whatever stops the self-test, the caps-lock light blinks; nothing more is told. */
const STOPPED: StopSigns = { code: null, led: 'led-caps', beeps: SILENCE, blink: null };

/** The only sign of this laptop (hardware-lab.md 2.1): its caps-lock light. */
export const MARLOW_CODES: CodeTable = {
  stops: {
    processor: STOPPED,
    processorUnknown: STOPPED,
    memoryAbsent: STOPPED,
    memoryInvalid: STOPPED,
    memoryUnusable: STOPPED,
    memoryUnread: STOPPED,
    graphics: STOPPED,
    storage: { ...STOPPED, led: null },
  },
  passed: { code: null, beeps: SILENCE },
  training: [],
  trainingSeconds: 0,
  portCodes: null,
};

/** The board makes its own rails from the adapter's or the battery's volts; it has no -12 V. Temperatures of a thin machine with one fan [D]. */
export const MARLOW_BASELINE: Baseline = {
  rails: {
    '12': { volts: 12.05, droopPerAmp: 0.01 },
    '5': { volts: 5.04, droopPerAmp: 0.002 },
    '3.3': { volts: 3.31, droopPerAmp: 0.001 },
    '-12': { volts: 0, droopPerAmp: 0 },
    '5vsb': { volts: 5.02, droopPerAmp: 0 },
  },
  psOn: [3.3, 0.1],
  powerOk: 3.3,
  powerOkMs: 120,
  cellVolts: 3.02,
  cpuC: [48, 84],
  gpuC: null,
  fanRpm: [1800, 4200],
  oldCrcErrors: 0,
  nvmeUsedPercent: 7,
  noise: [
    { source: 'USER32', id: 1074 },
    { source: 'DistributedCOM', id: 10016 },
  ],
  linkMbps: 1000,
  firmware: '1.08',
  cores: 8,
  sataMode: 'ahci',
  settings: {},
};
