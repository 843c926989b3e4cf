import type { SmartCounts } from '../../../behaviour/drives.ts';
import type { Traits } from '../../../model/traits.ts';
import type { Suspect } from '../story.ts';

type Counts = Partial<SmartCounts>;

/** Counts of a failing hard disk: HW-20's, and one with more reallocated than pending sectors. */
const DISK: readonly [Counts, Counts] = [
  { '5': 312, '187': 41, '197': 88, '198': 88 },
  { '5': 412, '187': 57, '197': 16, '198': 12 },
];
/** An SSD has reallocated blocks and reported errors. */
const SSD: Counts = { '5': 96, '187': 24 };

/** The hard disk fails, more or less far gone. */
export function failingDisk(more: Traits = {}): Suspect {
  const faults = (smart: Counts): Suspect['placements'][number] => ({
    faults: [{ kind: 'trait', target: 'hdd', traits: { smart, ...more } }],
  });
  return {
    id: 'disk-failing',
    band: 'possible',
    parts: ['hdd'],
    placements: [faults(DISK[0]), faults(DISK[1])],
  };
}

/** The SATA SSD fails. */
export function failingSsd(more: Traits = {}): Suspect {
  return {
    id: 'ssd-failing',
    band: 'possible',
    parts: ['ssd-sata'],
    placements: [{ faults: [{ kind: 'trait', target: 'ssd-sata', traits: { smart: SSD, ...more } }] }],
  };
}
