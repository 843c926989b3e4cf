import { describe, expect, it } from 'vitest';
import type { Award } from '../../../../src/core/assessment/certificate/award.ts';
import { fullAward } from '../../../../src/core/assessment/certificate/full.ts';

const HARDWARE: Award = {
  track: 'hardware',
  takenFrom: Date.UTC(2026, 10, 27),
  takenTo: Date.UTC(2026, 11, 9),
  forms: ['HW 2026.1'],
  rules: ['lab-18'],
  mark: 85.5,
  range: { from: 82, to: 89 },
  groups: [{ group: 'F1', objectives: ['C1 3.6', 'C1 5.1'], cases: 2, passed: 2 }],
  safety: { bench: { jobs: 14, serious: 0, minor: { P1: 1 }, mean: 97.14 }, desk: null },
  viva: { questions: 2, supported: 2 },
  validUntil: Date.UTC(2028, 11, 9),
};
const DESK: Award = {
  track: 'service-desk',
  takenFrom: Date.UTC(2026, 10, 1),
  takenTo: Date.UTC(2026, 10, 9),
  forms: ['SD 2026.1'],
  rules: ['desk-2'],
  mark: 79.25,
  range: { from: 75, to: 84 },
  groups: [{ group: 'mail', objectives: ['C2 2.5'], cases: 4, passed: 3 }],
  safety: {
    bench: null,
    desk: {
      shifts: 5,
      genuine: { checks: 3, helped: 3 },
      impostors: { checks: 3, refused: 3 },
      mean: 94.2,
    },
  },
  viva: { questions: 2, supported: 1 },
  validUntil: Date.UTC(2028, 10, 9),
};

describe('the award of Full', () => {
  it('says what both exams said, with the mean of their marks', () => {
    expect(fullAward(HARDWARE, DESK)).toEqual({
      track: 'full',
      takenFrom: DESK.takenFrom,
      takenTo: HARDWARE.takenTo,
      forms: ['HW 2026.1', 'SD 2026.1'],
      rules: ['lab-18', 'desk-2'],
      mark: 82.38,
      range: { from: 79, to: 87 },
      groups: [...HARDWARE.groups, ...DESK.groups],
      safety: { bench: HARDWARE.safety.bench, desk: DESK.safety.desk },
      viva: { questions: 4, supported: 3 },
      validUntil: DESK.validUntil,
    });
  });
});
