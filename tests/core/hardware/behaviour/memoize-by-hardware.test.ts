import { describe, expect, it } from 'vitest';
import { memoizeByHardware } from '../../../../src/core/hardware/behaviour/memoize-by-hardware.ts';
import { fc } from '../../../support/fixed-seeds.ts';
import { having, play } from '../bench.ts';
import { anyFault, anyLabCommand, benchOf, MODELS, RULES, START } from '../lab-bench.ts';

const anyBench = fc
  .constantFrom(...MODELS)
  .chain((model) =>
    fc
      .tuple(fc.array(anyFault(model), { maxLength: 3 }), fc.array(anyLabCommand(model), { maxLength: 20 }))
      .map(([faults, commands]) => play(benchOf(model, faults), [...START, ...commands]).state),
  );

describe('a value memoized by hardware', () => {
  it('is computed once while time passes and switches are thrown', () => {
    const asked: unknown[] = [];
    const fact = memoizeByHardware((hardware) => asked.push(hardware));
    const start = benchOf('brant-h6');
    const later = having(start, { kind: 'set-psu-switch', position: 'off' }, { kind: 'wait', seconds: 60 });
    expect([fact(start.machine), fact(later.machine)]).toEqual([1, 1]);
  });

  it('is computed anew when a part, a latch, a screw, a plug or a fault changes', () => {
    const fact = memoizeByHardware(({ parts, latches, fasteners, plugs, connectorByEnd, traits }) => ({
      parts,
      latches,
      fasteners,
      plugs,
      connectorByEnd,
      traits,
    }));
    const { machine } = benchOf('harrow-5000-mt');
    for (const record of ['parts', 'latches', 'fasteners', 'plugs', 'connectorByEnd', 'traits'] as const) {
      const other = { ...machine, [record]: { ...machine[record] } };
      fact(machine);
      expect(fact(other)[record]).toBe(other[record]);
      expect(fact(machine)[record]).toBe(machine[record]);
    }
  });

  it('is never that of another machine: one worked on in turns with others looks as it would alone', () => {
    fc.assert(
      fc.property(anyBench, anyBench, (one, other) => {
        const met = RULES.project(one);
        RULES.project(other);
        expect(RULES.project(one)).toEqual(met);
        // Sent through JSON it has records of its own, of which nothing can be known yet.
        expect(RULES.project(JSON.parse(JSON.stringify(one)))).toEqual(met);
      }),
      { numRuns: 60 },
    );
  });
});
