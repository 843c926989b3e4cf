import type { BeepPattern } from '../model/view.ts';
import type { Baseline } from './baseline.ts';
import type { CodeTable, StopSigns } from './codes.ts';

const SILENCE: BeepPattern = { beeps: [], repeats: false };

function stop(beeps: BeepPattern): StopSigns {
  return { code: null, led: null, beeps, blink: null };
}

function beeps(pattern: string, repeats: boolean): BeepPattern {
  return { beeps: [...pattern].map((beep) => (beep === 'l' ? 'long' : 'short')), repeats };
}

/** Beep codes (A.4), as in this board's manual. One short beep means success. */
export const BRANT_CODES: CodeTable = {
  stops: {
    processor: stop(SILENCE),
    processorUnknown: stop(beeps('sssss', true)),
    memoryAbsent: stop(beeps('l', true)),
    memoryInvalid: stop(beeps('l', true)),
    memoryUnusable: stop(beeps('sss', true)),
    memoryUnread: stop(beeps('sss', true)),
    graphics: stop(beeps('lssssssss', true)),
    storage: stop(beeps('s', false)),
  },
  passed: { code: null, beeps: beeps('s', false) },
  training: [],
  trainingSeconds: 0,
  // A POST card reads port 80: the checkpoint codes of A.4.
  portCodes: {
    processor: '00',
    processorUnknown: '59',
    memoryAbsent: '55',
    memoryInvalid: '50',
    memoryUnusable: '53',
    memoryUnread: '51',
    graphics: 'D6',
    storage: 'A2',
  },
};

/** Values of 2.6.1, at the Kestrel's currents. An older supply may take up to 500 ms until PWR_OK. */
export const BRANT_BASELINE: Baseline = {
  rails: {
    '12': { volts: 11.983, droopPerAmp: 0.0109 },
    '5': { volts: 5.086, droopPerAmp: 0.002 },
    '3.3': { volts: 3.303, droopPerAmp: 0.001 },
    '-12': { volts: -11.7, droopPerAmp: 0 },
    '5vsb': { volts: 5.06, droopPerAmp: 0 },
  },
  psOn: [5.0, 0.1],
  powerOk: 5.0,
  powerOkMs: 320,
  cellVolts: 2.98,
  cpuC: [44, 70],
  gpuC: [45, 73],
  fanRpm: [1300, 2600],
  oldCrcErrors: 0,
  nvmeUsedPercent: 0,
  noise: [
    { source: 'USER32', id: 1074 },
    { source: 'DistributedCOM', id: 10016 },
  ],
  linkMbps: 1000,
  firmware: '0.92',
  cores: 4,
  sataMode: 'ahci',
  settings: {},
};
