import { costOf } from '../commands/costs.ts';
import { findMachine } from '../machines/find-machine.ts';
import { panelOf } from '../machines/places.ts';
import type { LabCommand, Refusal } from '../model/commands.ts';
import type { FastenerView, LabView } from '../model/view.ts';
import { isKnown } from './looked-at.ts';

/**
 * An act of several commands that is offered as one. The rules see its commands alone, so that it costs the same seconds and
 * breaks the same rules as if each was given by hand.
 */
export interface SteppedAct {
  /** `make-safe-running` also shuts the machine down first. */
  readonly kind: 'loosen-screws' | 'tighten-screws' | 'tighten-crosswise' | 'make-safe' | 'make-safe-running';
  /** The part whose screws are turned; null for making the machine safe. */
  readonly target: string | null;
  readonly steps: readonly LabCommand[];
  readonly seconds: number;
}

const MAINS = 'cable-mains';
const BATTERY_LEAD = 'cable-battery';
/** Things at which making safe is offered, beside the side panel and the power panel. */
const SAFETY_TARGETS: readonly string[] = [MAINS, 'esd-strap'];

/**
 * The acts that are offered for a target, beside its single commands.
 *
 * @param commands what was done in this run so far.
 */
export function steppedActsOf(
  view: LabView,
  target: string,
  commands: readonly LabCommand[],
): readonly SteppedAct[] {
  const isSafety = SAFETY_TARGETS.includes(target) || target === panelOf(view.model);
  const safe = isSafety ? makeSafe(view, commands) : null;
  return [...screwActs(view, target), ...(safe === null ? [] : [safe])];
}

function actOf({ model }: LabView, act: Omit<SteppedAct, 'seconds'>): SteppedAct {
  return { ...act, seconds: act.steps.reduce((sum, step) => sum + costOf(step, model), 0) };
}

/** Screws not known to be out can be loosened; they are tightened together only where one is known to be out. */
function screwActs(view: LabView, target: string): readonly SteppedAct[] {
  const screws = Object.values(view.fasteners).filter(({ part }) => part === target);
  const isKnownAs = ({ id, state }: FastenerView, known: FastenerView['state']): boolean =>
    isKnown(view, id) && state === known;
  const acts: SteppedAct[] = [];
  const fixed = screws.filter((screw) => !isKnownAs(screw, 'out'));
  if (fixed.length > 1) {
    const steps = fixed.map(({ id }): LabCommand => ({ kind: 'loosen-screw', target: id }));
    acts.push(actOf(view, { kind: 'loosen-screws', target, steps }));
  }
  const open = screws.filter((screw) => !isKnownAs(screw, 'tight'));
  if (open.length > 1 && screws.some((screw) => isKnownAs(screw, 'out'))) {
    const isCooler = findMachine(view.model).parts[target]?.kind === 'cpu-cooler' && screws.length === 4;
    const steps = (isCooler ? crosswise(screws).filter((screw) => open.includes(screw)) : open).map(
      ({ id }): LabCommand => ({ kind: 'tighten-screw', target: id }),
    );
    acts.push(actOf(view, { kind: isCooler ? 'tighten-crosswise' : 'tighten-screws', target, steps }));
  }
  return acts;
}

/** The catalogue lists a cooler's screws row by row: each is followed by the one diagonally opposite. */
function crosswise<Screw>([first, second, third, fourth]: readonly Screw[]): readonly Screw[] {
  return [first, fourth, second, third].filter((screw) => screw !== undefined);
}

/**
 * Unplugging mains, draining the charge by the power button and putting on the strap, as far as that is still to do; a running
 * machine is shut down first. Null when nothing is left to do, and in testing before it was done by hand in this run.
 */
export function makeSafe(view: LabView, commands: readonly LabCommand[]): SteppedAct | null {
  if (view.job.mode === 'testing' && !wasMadeSafe(commands)) return null;
  const plug = view.cables[MAINS]?.plug;
  const isUnplugged = isKnown(view, MAINS) && plug === 'none';
  const press: LabCommand = { kind: 'press-power' };
  const steps: LabCommand[] = [];
  if (view.power.on) steps.push(press);
  if (!isUnplugged) steps.push({ kind: 'unplug-cable', target: MAINS });
  // A laptop whose battery is connected would start instead: its charge is drained once the battery's lead is out.
  if (!mayBeOnBattery(view) && (!isUnplugged || !lastUnplugging(commands).isDrained)) steps.push(press);
  if (view.strap === 'off') steps.push({ kind: 'wear-strap' });
  return steps.length < 2
    ? null
    : actOf(view, { kind: view.power.on ? 'make-safe-running' : 'make-safe', target: null, steps });
}

/** Whether a battery may keep the board live: the machine is a laptop whose battery lead is not known to be out. */
function mayBeOnBattery(view: LabView): boolean {
  if (findMachine(view.model).portable === undefined) return false;
  const ends = Object.values(view.cables).flatMap((cable) => cable.ends);
  return !ends.some(({ id, plug }) => id === BATTERY_LEAD && plug === 'none' && isKnown(view, id));
}

interface Unplugging {
  readonly isUnplugged: boolean;
  /** The power button was pressed after it. */
  readonly isDrained: boolean;
  readonly isStrapped: boolean;
}

function after(before: Unplugging, command: LabCommand): Unplugging {
  switch (command.kind) {
    case 'plug-cable':
      return command.target === MAINS ? { ...before, isUnplugged: false, isDrained: false } : before;
    case 'unplug-cable':
      return command.target === MAINS ? { ...before, isUnplugged: true } : before;
    case 'press-power':
      return before.isUnplugged ? { ...before, isDrained: true } : before;
    case 'wear-strap':
      return { ...before, isStrapped: true };
    case 'unclip-strap':
      return { ...before, isStrapped: false };
    default:
      return before;
  }
}

const AS_FOUND: Unplugging = { isUnplugged: false, isDrained: false, isStrapped: false };

function lastUnplugging(commands: readonly LabCommand[]): Unplugging {
  return commands.reduce(after, AS_FOUND);
}

/** Whether mains was unplugged, the charge drained and the strap worn at one time. */
function wasMadeSafe(commands: readonly LabCommand[]): boolean {
  let now = AS_FOUND;
  return commands.some((command) => {
    now = after(now, command);
    return now.isUnplugged && now.isDrained && now.isStrapped;
  });
}

/** Whether a refused step leaves nothing to do: a screw that turns out to be loose already is passed over. */
export function isPassedOver({ reason }: Refusal): boolean {
  return reason === 'already';
}

/** Whether an act ends before this step: nobody pulls the plug of a machine that did not shut down. */
export function endsBefore({ kind }: SteppedAct, step: LabCommand, view: LabView): boolean {
  return kind === 'make-safe-running' && step.kind === 'unplug-cable' && view.power.on;
}
