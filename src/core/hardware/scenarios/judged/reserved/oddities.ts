import type { Decoy } from '../decoy.ts';

/** Harmless oddities and customers' theories that only twins have. Their texts: `cases/any.judged:decoy.<id>`. */

/** +3.3 V at idle: low, but within the tolerance of 3.14 to 3.47 V. */
export const LOW_THREE: Decoy = {
  id: 'low-three',
  faults: [
    { kind: 'trait', target: 'psu', traits: { rails: { '3.3': { volts: 3.231, droopPerAmp: 0.001 } } } },
  ],
  shows: [],
  needsUse: false,
};

/** Services that did not start in time once, weeks ago. */
export const SLOW_SERVICE: Decoy = {
  id: 'slow-service',
  faults: [
    { kind: 'log', source: 'Service Control Manager', event: 7000 },
    { kind: 'log', source: 'Time-Service', event: 50 },
  ],
  shows: [],
  needsUse: true,
};

/** A grey film on the heat sink, more than new and far from a mat. */
export const GREY_FINS: Decoy = {
  id: 'grey-fins',
  faults: [{ kind: 'trait', target: 'cpu-cooler', traits: { dust: 0.2 } }],
  shows: ['look:cpu-cooler'],
  needsUse: true,
};

/** Still above the 2.9 V from which a cell is suspicious (corrections 8). */
export const TIRED_CELL: Decoy = {
  id: 'tired-cell',
  faults: [{ kind: 'trait', target: 'cmos-cell', traits: { cellVolts: 2.92 } }],
  shows: ['measure-cell', 'look:cmos-cell'],
  needsUse: true,
};

/** Link errors of a cable that is long gone. */
export const COUNTED_ERRORS: Decoy = {
  id: 'counted-errors',
  faults: [{ kind: 'trait', target: 'hdd', traits: { smart: { '199': 11 } } }],
  shows: ['look:hdd', 'listen'],
  needsUse: true,
};

/** Each is wrong. Their answers: `any.answer.<id>` of the reserved texts. */
export const TWIN_THEORIES: readonly [string, ...string[]] = [
  'theory-update',
  'theory-age',
  'theory-virus',
  'theory-sun',
];
