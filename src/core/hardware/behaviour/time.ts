import { withMachine } from '../model/changed.ts';
import { type LabEvent, LONGEST_WAIT_S } from '../model/commands.ts';
import type { MachineState, RunningProgram } from '../model/state.ts';
import { overCurrent, systemStart, waitsForF1 } from './boot.ts';
import { hasStandby } from './electrics.ts';
import { restarted, switchedOff } from './firmware.ts';
import { heatAfter, tripsHot } from './heat.ts';
import { memoryLayout, memoryMiB, profileLoops } from './memory.ts';
import { mustTrain, postEnd } from './post.ts';
import { programEnd, stressEnd } from './programs.ts';
import { isLoad } from './rails.ts';
import { logged, POWER_LOSS } from './system-log.ts';

/** Events of a self-test that starts, or continues after training. */
export function postEvents(machine: MachineState): readonly LabEvent[] {
  if (mustTrain(machine)) return [{ kind: 'training-started', seconds: machine.trainingSeconds }];
  const end = postEnd(machine);
  if (end.kind === 'passed' && profileLoops(machine))
    // A profile that fails is tried again; the layout of the memory is not new.
    return [{ kind: 'profile-retried' }];
  if (end.kind === 'stopped') {
    const { code, led } = end;
    return code === null || led === null
      ? [{ kind: 'post-stopped-dark' }]
      : [{ kind: 'post-stopped', code, led }];
  }
  const reached = systemStart(machine);
  if (waitsForF1(reached)) return [{ kind: 'post-waits', message: reached }];
  const memory = memoryMiB(machine);
  return end.code === null
    ? [{ kind: 'post-passed-dark', memoryMiB: memory }]
    : [{ kind: 'post-passed', code: end.code, memoryMiB: memory }];
}

interface Passed {
  readonly machine: MachineState;
  readonly events: readonly LabEvent[];
}

/** Seconds after which a machine with an over-current warning switches itself off (HW-39). */
const OVER_CURRENT_S = 15;

/** Seconds on the cell alone after which the clock counts as kept overnight (HW-18), shortened for the simulation. */
const CLOCK_PROOF_S = 120;

/** Whether the clock has run long enough on its cell alone to prove the cell. */
export function clockHeld({ clockHeldS }: MachineState): boolean {
  return clockHeldS >= CLOCK_PROOF_S;
}

function clockHeldAfter(machine: MachineState, seconds: number): number {
  if (machine.clock === 'lost' || hasStandby(machine)) return machine.clockHeldS;
  return Math.min(CLOCK_PROOF_S, machine.clockHeldS + seconds);
}

/** Lets simulated seconds pass for the machine: heat, programs, memory training and shutdowns. */
export function passTime(machine: MachineState, seconds: number): Passed {
  const heat = heatAfter(machine, seconds);
  if (!machine.running) {
    const clockHeldS = clockHeldAfter(machine, seconds);
    const same = heat === machine.heat && clockHeldS === machine.clockHeldS;
    return { machine: same ? machine : withMachine(machine, { heat, clockHeldS }), events: [] };
  }
  const later = withMachine(machine, { heat, bootSeconds: machine.bootSeconds + seconds });
  if (tripsHot(later)) {
    const off = logged(switchedOff(later), ...POWER_LOSS);
    const ended = later.programs
      .filter(({ program }) => isLoad(program))
      .map(({ program }): LabEvent => ({ kind: 'program-finished', program, outcome: 'too-hot' }));
    return { machine: off, events: [...ended, { kind: 'tripped-hot' }] };
  }
  if (later.bootSeconds > OVER_CURRENT_S && overCurrent(later))
    return { machine: switchedOff(later), events: [{ kind: 'power-lost' }] };
  const worked = later.programs.length === 0 ? { machine: later, events: [] } : runPrograms(later, seconds);
  const { machine: now, events } = withTraining(worked);
  return profileLoops(machine) && now.running && !profileLoops(now)
    ? { machine: now, events: [...events, ...postEvents(now)] }
    : { machine: now, events };
}

/** Completes memory training when its time has passed. */
function withTraining({ machine, events }: Passed): Passed {
  if (!machine.running || machine.bootSeconds < machine.trainingSeconds || !mustTrain(machine))
    return { machine, events };
  const done = withMachine(machine, { trainedLayout: memoryLayout(machine) });
  return { machine: done, events: [...events, { kind: 'training-finished' }, ...postEvents(done)] };
}

/** The machine after a fault under load: it starts again by itself, or runs on without answering. */
function stopped(machine: MachineState, how: 'resets' | 'freezes' | 'goes-black'): Passed {
  switch (how) {
    case 'resets': {
      const again = restarted(machine);
      return { machine: again, events: [{ kind: 'restarted' }, ...postEvents(again)] };
    }
    case 'freezes':
      return {
        machine: withMachine(machine, { programs: [], hang: 'frozen' }),
        events: [{ kind: 'picture-froze' }],
      };
    case 'goes-black':
      return {
        machine: withMachine(machine, { programs: [], hang: 'black' }),
        events: [{ kind: 'picture-lost' }],
      };
  }
}

/** Runs each program for the seconds that passed; a program that ends reports its outcome. */
function runPrograms(start: MachineState, seconds: number): Passed {
  let machine = start;
  const events: LabEvent[] = [];
  const left: RunningProgram[] = [];
  for (const running of start.programs) {
    const { program, target, secondsLeft } = running;
    const elapsed = seconds + running.secondsRun;
    const broken = stressEnd(machine, program, elapsed);
    const end = broken ?? (secondsLeft <= seconds ? programEnd(machine, program, target) : null);
    if (end === null) {
      left.push({ program, target, secondsLeft: secondsLeft - seconds, secondsRun: elapsed });
      continue;
    }
    machine = end.machine;
    events.push({ kind: 'program-finished', program, outcome: end.outcome });
    if (end.after !== 'goes-on') {
      const after = stopped(machine, end.after);
      return { machine: after.machine, events: [...events, ...after.events] };
    }
  }
  return { machine: withMachine(machine, { programs: left }), events };
}

/**
 * When something next happens to the machine, in simulated seconds from now. `quiet`: nothing does before the running programs
 * have ended or the longest wait is over. What has happened by some second has happened by every later one.
 */
export function nextEvent(machine: MachineState): { readonly seconds: number; readonly quiet: boolean } {
  const happensBy = (seconds: number): boolean => passTime(machine, seconds).events.length > 0;
  let latest = Math.max(LONGEST_WAIT_S, ...machine.programs.map(({ secondsLeft }) => secondsLeft));
  if (!happensBy(latest)) return { seconds: latest, quiet: true };
  let earliest = 1;
  while (earliest < latest) {
    const middle = Math.floor((earliest + latest) / 2);
    if (happensBy(middle)) latest = middle;
    else earliest = middle + 1;
  }
  return { seconds: latest, quiet: false };
}
