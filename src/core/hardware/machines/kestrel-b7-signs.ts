import type { BeepPattern } from '../model/view.ts';
import type { Baseline } from './baseline.ts';
import type { CodeTable, StopSigns } from './codes.ts';

const SILENCE: BeepPattern = { beeps: [], repeats: false };
const NO_MEMORY_BEEPS: BeepPattern = { beeps: ['long', 'short', 'short'], repeats: true };
const NO_PICTURE_BEEPS: BeepPattern = { beeps: ['long', 'short', 'short', 'short'], repeats: true };
const PASSED_BEEPS: BeepPattern = { beeps: ['short'], repeats: false };

function stop<Code extends string>(code: Code, led: string, beeps: BeepPattern) {
  return { code, led, beeps, blink: null } as const satisfies StopSigns;
}

/** Codes follow the AMI families of A.4 as corrected (corrections 1 and 12). */
export const KESTREL_CODES = {
  stops: {
    processor: stop('00', 'led-cpu', SILENCE),
    processorUnknown: stop('59', 'led-cpu', SILENCE),
    memoryAbsent: stop('55', 'led-dram', NO_MEMORY_BEEPS),
    memoryInvalid: stop('50', 'led-dram', NO_MEMORY_BEEPS),
    memoryUnusable: stop('53', 'led-dram', NO_MEMORY_BEEPS),
    memoryUnread: stop('51', 'led-dram', NO_MEMORY_BEEPS),
    graphics: stop('D6', 'led-vga', NO_PICTURE_BEEPS),
    storage: stop('A2', 'led-boot', PASSED_BEEPS),
  },
  passed: { code: 'AA', beeps: PASSED_BEEPS },
  // These codes change during training; the board is not stuck (HW-11). AMI Aptio V checkpoints: 11-1F before memory
  // initialisation, 2B-2F memory initialisation (SPD, presence, timing, configuration). 30-4F come after it.
  training: ['15', '19', '2B', '2C', '2D', '2E'],
  // 100 to 400 s are reported for first starts (A.8).
  trainingSeconds: 100,
  portCodes: null,
} as const satisfies CodeTable;

/** Values of 2.6.1. The voltage drop of each rail is derived from its values at idle (3 A) and full load (25 A). */
export const KESTREL_BASELINE: Baseline = {
  rails: {
    '12': { volts: 12.076, droopPerAmp: 0.00545 },
    '5': { volts: 5.036, droopPerAmp: 0.002 },
    '3.3': { volts: 3.323, droopPerAmp: 0.001 },
    '-12': { volts: -12.02, droopPerAmp: 0 },
    '5vsb': { volts: 5.04, droopPerAmp: 0 },
  },
  psOn: [4.9, 0.1],
  powerOk: 5.0,
  powerOkMs: 130,
  cellVolts: 3.08,
  cpuC: [38, 79],
  gpuC: [36, 71],
  fanRpm: [850, 1700],
  oldCrcErrors: 0,
  nvmeUsedPercent: 4,
  noise: [{ source: 'USER32', id: 1074 }],
  linkMbps: 1000,
  firmware: '1.60',
  cores: 8,
  sataMode: 'ahci',
  settings: {},
};
