import { fail, type Result, succeed } from '../kernel/result.ts';
import type { Step } from '../kernel/run.ts';
import { type LabCommand, type LabEvent, LONGEST_WAIT_S, type Refusal } from './commands.ts';
import { costOf } from './costs.ts';
import { plugCable, unplugCable } from './handlers/cables.ts';
import { done, type Outcome, refuse } from './handlers/change.ts';
import { inspect } from './handlers/inspect.ts';
import { closeLatch, pressLatch } from './handlers/latches.ts';
import { liftPart, placePart, seatPart } from './handlers/parts.ts';
import { pressPower, setPsuSwitch } from './handlers/power.ts';
import { turnScrew } from './handlers/screws.ts';
import { knowsName } from './machines/find-machine.ts';
import { handlingOf, judge } from './safety.ts';
import { type Breach, type LabState, switchedOff, withPart } from './state.ts';
import { passTime } from './time.ts';
import type { MachineModelId } from './view.ts';

function perform(state: LabState, command: LabCommand): Outcome {
  switch (command.kind) {
    case 'inspect':
      return inspect(state, command.target);
    case 'wear-strap':
      if (state.strap === 'worn') return refuse('already', 'esd-strap');
      return done({ ...state, strap: 'worn' }, { kind: 'strap-worn' });
    case 'unclip-strap':
      if (state.strap === 'off') return refuse('already', 'esd-strap');
      return done({ ...state, strap: 'off' }, { kind: 'strap-unclipped' });
    case 'press-latch':
      return pressLatch(state, command.target);
    case 'close-latch':
      return closeLatch(state, command.target);
    case 'loosen-screw':
      return turnScrew(state, command.target, 'out');
    case 'tighten-screw':
      return turnScrew(state, command.target, 'tight');
    case 'lift-part':
      return liftPart(state, command.target);
    case 'place-part':
      return placePart(state, command.target, command.socket);
    case 'seat-part':
      return seatPart(state, command.target, command.end);
    case 'plug-cable':
      return plugCable(state, command.target, command.connector);
    case 'unplug-cable':
      return unplugCable(state, command.target);
    case 'set-psu-switch':
      return setPsuSwitch(state, command.position);
    case 'press-power':
      return pressPower(state);
    case 'wait': {
      const sensible =
        Number.isInteger(command.seconds) && command.seconds >= 1 && command.seconds <= LONGEST_WAIT_S;
      return sensible
        ? done(state, { kind: 'time-passed', seconds: command.seconds })
        : refuse('bad-amount', 'wait');
    }
    default:
      return refuse('not-possible', command.kind);
  }
}

/** The first name in a command that the machine does not have; null when it has them all. */
function strangeName(model: MachineModelId, command: LabCommand): string | null {
  if ('target' in command && !knowsName(model, command.target)) return command.target;
  if ('socket' in command && !knowsName(model, command.socket)) return command.socket;
  return null;
}

/**
 * The next state: what the command does, what it breaks when a safety rule is broken, and the time it takes.
 * Every command is accepted or refused for a reason; none throws.
 */
export function reduce(state: LabState, command: LabCommand): Result<Step<LabState, LabEvent>, Refusal> {
  const strange = strangeName(state.machine.model, command);
  if (strange !== null) return fail({ reason: 'unknown-target', target: strange });
  const outcome = perform(state, command);
  if (!outcome.ok) return outcome;
  const { state: changed, events } = outcome.value;
  const judgement = judge(state, command);

  let { machine } = changed;
  const consequences: LabEvent[] = [];
  if (judgement.harm !== null)
    machine = withPart(machine, judgement.harm.part, { condition: judgement.harm.condition });
  if (judgement.powerLost && machine.running) {
    machine = switchedOff(machine);
    consequences.push({ kind: 'power-lost' });
  }
  const seconds = costOf(command);
  const passed = passTime(machine, seconds);

  const { ledger } = changed;
  const step = ledger.steps + 1;
  const breaches: readonly Breach[] = judgement.breaches.map((breach) => ({ ...breach, step }));
  const repairs = ledger.repairBegunAt === null && handlingOf(state.machine, command) !== null;
  return succeed({
    state: {
      ...changed,
      rng: judgement.rng,
      machine: passed.machine,
      ledger: {
        ...ledger,
        steps: step,
        simSeconds: ledger.simSeconds + seconds,
        breaches: breaches.length === 0 ? ledger.breaches : [...ledger.breaches, ...breaches],
        repairBegunAt: repairs ? ledger.simSeconds : ledger.repairBegunAt,
      },
    },
    events: [
      ...events,
      ...consequences,
      ...breaches.map(({ rule, severity }) => ({ kind: 'safety-breached' as const, rule, severity })),
      ...passed.events,
    ],
  });
}
