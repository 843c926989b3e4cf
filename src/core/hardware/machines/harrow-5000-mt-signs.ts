import type { BeepPattern, BlinkPair } from '../model/view.ts';
import type { Baseline } from './baseline.ts';
import type { CodeTable, StopSigns } from './codes.ts';

const SILENCE: BeepPattern = { beeps: [], repeats: false };

function stop(amber: number, white: number): StopSigns {
  const blink: BlinkPair = [amber, white];
  return { code: null, led: null, beeps: SILENCE, blink };
}

/** Blink codes of the power LED (amber, then white), modelled on a common manufacturer's table (A.4). */
export const HARROW_CODES: CodeTable = {
  stops: {
    processor: stop(2, 1),
    processorUnknown: stop(2, 2),
    memoryAbsent: stop(2, 3),
    memoryInvalid: stop(2, 5),
    memoryUnusable: stop(2, 4),
    memoryUnread: stop(2, 4),
    graphics: stop(3, 2),
    storage: { ...stop(0, 0), blink: null },
  },
  passed: { code: null, beeps: SILENCE },
  training: [],
  trainingSeconds: 0,
  portCodes: null,
};

/** Values of 2.6.1, at the Kestrel's currents. */
export const HARROW_BASELINE: Baseline = {
  rails: {
    '12': { volts: 12.13, droopPerAmp: 0.01 },
    '5': { volts: 5.066, droopPerAmp: 0.002 },
    '3.3': { volts: 3.333, droopPerAmp: 0.001 },
    '-12': { volts: -11.94, droopPerAmp: 0 },
    '5vsb': { volts: 5.02, droopPerAmp: 0 },
  },
  psOn: [4.8, 0.1],
  powerOk: 4.9,
  powerOkMs: 240,
  cellVolts: 3.02,
  cpuC: [41, 74],
  gpuC: null,
  fanRpm: [1000, 2300],
  oldCrcErrors: 2,
  nvmeUsedPercent: 11,
  noise: [
    { source: 'USER32', id: 1074 },
    { source: 'Service Control Manager', id: 7009 },
  ],
  linkMbps: 1000,
  firmware: '1.14',
  cores: 6,
  sataMode: 'raid',
  settings: { 'sata-mode': 'raid' },
};
