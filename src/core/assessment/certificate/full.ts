import type { Award } from './award.ts';

/**
 * The award of Full, for whoever holds the other two (learning.md 7): everything that they say, together. It ends with the first
 * of them, because it says no more than both do.
 */
export function fullAward(hardware: Award, desk: Award): Award {
  const both = [hardware, desk] as const;
  return {
    track: 'full',
    takenFrom: Math.min(hardware.takenFrom, desk.takenFrom),
    takenTo: Math.max(hardware.takenTo, desk.takenTo),
    forms: both.flatMap(({ forms }) => forms),
    rules: both.flatMap(({ rules }) => rules),
    mark: Math.round(50 * (hardware.mark + desk.mark)) / 100,
    range: {
      from: Math.round((hardware.range.from + desk.range.from) / 2),
      to: Math.round((hardware.range.to + desk.range.to) / 2),
    },
    groups: both.flatMap(({ groups }) => groups),
    safety: { bench: hardware.safety.bench, desk: desk.safety.desk },
    viva: {
      questions: hardware.viva.questions + desk.viva.questions,
      supported: hardware.viva.supported + desk.viva.supported,
    },
    validUntil: Math.min(hardware.validUntil, desk.validUntil),
  };
}
