import { isSystemUp } from '../behaviour/boot.ts';
import { hasBootStick, STICK_PORT, STICK_PROGRAMS } from '../behaviour/boot-stick.ts';
import { boardInUse } from '../behaviour/wiring.ts';
import { withMachine } from '../model/changed.ts';
import type { LabState } from '../model/state.ts';
import { doneTo, type Outcome, refuse } from './change.ts';

/** Plugs the boot stick in or unplugs it; unplugging ends the programs that were started from it, without a result. */
export function moveBootStick(state: LabState, target: string): Outcome {
  const { machine } = state;
  if (target !== STICK_PORT || boardInUse(machine) === null) return refuse('not-possible', target);
  if (!hasBootStick(machine))
    return doneTo(state, withMachine(machine, { bootStick: 'in' }), { kind: 'stick-put-in', target });
  const programs = isSystemUp(machine)
    ? machine.programs
    : machine.programs.filter(({ program }) => !STICK_PROGRAMS.includes(program));
  return doneTo(state, withMachine(machine, { bootStick: 'out', programs }), {
    kind: 'stick-taken-out',
    target,
  });
}
