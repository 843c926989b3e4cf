import { describe, expect, it } from 'vitest';
import {
  LEVELS,
  type Level,
  PRIORITIES,
  type Priority,
  type PriorityFacts,
  priorityOf,
} from '../../../../src/core/ticketing/priority/matrix.ts';

const facts = (impact: Level, urgency: Level, rest: Partial<PriorityFacts> = {}): PriorityFacts => ({
  impact,
  urgency,
  isSecurityCase: false,
  isVip: false,
  override: null,
  ...rest,
});

const TABLE: readonly (readonly [Level, Level, Priority, Priority])[] = [
  [1, 1, 'P1', 'P1'],
  [1, 2, 'P2', 'P2'],
  [1, 3, 'P3', 'P2'],
  [2, 1, 'P2', 'P2'],
  [2, 2, 'P3', 'P2'],
  [2, 3, 'P4', 'P2'],
  [3, 1, 'P3', 'P2'],
  [3, 2, 'P4', 'P2'],
  [3, 3, 'P5', 'P2'],
];

describe('priority', () => {
  it.each(TABLE)(
    'impact %i and urgency %i give %s, and %s in a security case',
    (impact, urgency, usual, security) => {
      expect(priorityOf(facts(impact, urgency))).toEqual({ ok: true, value: usual });
      expect(priorityOf(facts(impact, urgency, { isSecurityCase: true }))).toEqual({
        ok: true,
        value: security,
      });
    },
  );

  it('a VIP changes nothing', () => {
    for (const impact of LEVELS)
      for (const urgency of LEVELS)
        for (const isSecurityCase of [false, true])
          expect(priorityOf(facts(impact, urgency, { isVip: true, isSecurityCase }))).toEqual(
            priorityOf(facts(impact, urgency, { isSecurityCase })),
          );
  });

  it.each(PRIORITIES)('an override to %s needs a reason unless the matrix says the same', (priority) => {
    const override = (reason: string) => priorityOf(facts(3, 2, { override: { priority, reason } }));
    expect(override('five people on the same model')).toEqual({ ok: true, value: priority });
    expect(override('  ')).toEqual(
      priority === 'P4' ? { ok: true, value: 'P4' } : { ok: false, error: 'override-needs-reason' },
    );
  });

  it.each(PRIORITIES)('an override of a security case to %s keeps the minimum of P2', (priority) => {
    expect(
      priorityOf(
        facts(3, 3, { isSecurityCase: true, override: { priority, reason: 'contained by the owner' } }),
      ),
    ).toEqual(
      priority === 'P1' || priority === 'P2'
        ? { ok: true, value: priority }
        : { ok: false, error: 'security-minimum' },
    );
  });
});
