import { describe, expect, it } from 'vitest';
import { COMMANDS, rowOf } from '../../../../src/core/hardware/commands/command-table.ts';
import { costOf } from '../../../../src/core/hardware/commands/costs.ts';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';

/** Fields that name things of the machine. */
const NAMING = ['target', 'socket', 'connector', 'part', 'black', 'red'];

/** Commands that name a thing and reach it all the same, whatever is in front of it. */
const REACHED_FROM_OUTSIDE: readonly (readonly [kind: string, field: string])[] = [
  // The supply's grille is at the back.
  ['open-part', 'target'],
  // Switches and buttons are at the outside, or on the board of a machine that shows them.
  ['set-switch', 'target'],
  ['press-button', 'target'],
  // A program is aimed at a drive on the screen; a note names a part on paper.
  ['run-program', 'target'],
  ['write-note', 'part'],
];

describe('the table of commands', () => {
  it('lists the target of every command among the things that it touches, except those reached from outside', () => {
    const untouched = Object.entries(COMMANDS).flatMap(([kind, { fields }]) =>
      Object.keys(fields)
        .filter((field) => NAMING.includes(field))
        .filter((field) => {
          const command = Object.fromEntries(Object.keys(fields).map((name) => [name, `${name}.1`]));
          const touched = rowOf({ kind, ...command } as unknown as LabCommand).touches({
            kind,
            ...command,
          } as unknown as LabCommand);
          return !touched.includes(`${field}.1`) && !touched.includes(field);
        })
        .map((field) => [kind, field]),
    );
    expect(untouched.toSorted()).toEqual([...REACHED_FROM_OUTSIDE].toSorted());
  });

  it.each([
    [{ kind: 'wait', seconds: 77 }, 77],
    [{ kind: 'place-part', target: 'motherboard', socket: 'tray-board' }, 1800],
    [{ kind: 'place-part', target: 'dimm-b2', socket: 'slot-b2' }, 30],
    [{ kind: 'use-tool', tool: 'compressed-air', target: 'psu' }, 360],
    [{ kind: 'open-page', page: 'firmware-main' }, 60],
    [{ kind: 'open-page', page: 'sensor-log' }, 180],
    [{ kind: 'set-meter', function: 'dcv', range: 20 }, 0],
  ] as const satisfies readonly (readonly [LabCommand, number])[])(
    'gives %o a simulated time of %i s',
    (command, seconds) => {
      expect(costOf(command)).toBe(seconds);
    },
  );
});
