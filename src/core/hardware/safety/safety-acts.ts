import { isEnergised, pinOf } from '../behaviour/circuit.ts';
import { answeringDrives, isFailing } from '../behaviour/drives.ts';
import { hasStandby, supplyOf } from '../behaviour/electrics.ts';
import { risksLockout } from '../behaviour/encryption.ts';
import { isInFactoryCondition } from '../behaviour/factory-condition.ts';
import { isFlashing } from '../behaviour/firmware.ts';
import { boardInUse, heldBy, isUnscrewed, plugIn } from '../behaviour/wiring.ts';
import { findMachine } from '../machines/find-machine.ts';
import { isFromStock } from '../machines/from-stock.ts';
import type { CommandOf } from '../model/commands.ts';
import type { LabState } from '../model/state.ts';
import { exposureOf } from './handling.ts';
import type { RuleBroken } from './rule-broken.ts';

const A = (rule: RuleBroken['rule']): RuleBroken => ({ rule, severity: 'A' });
const B = (rule: RuleBroken['rule']): RuleBroken => ({ rule, severity: 'B' });
const C = (rule: RuleBroken['rule']): RuleBroken => ({ rule, severity: 'C' });

/**
 * What an act breaks: what its row in the table of commands says of it, and what any act may do to drives that work and to
 * firmware that is written (P13, P14).
 *
 * @param own what the command breaks by itself
 */
export function actBreaches(
  before: LabState,
  own: readonly RuleBroken[],
  after: LabState,
): readonly RuleBroken[] {
  const breaches = pulledLive(before, after).some((drive) => !isCovered(before, drive))
    ? [...own, A('P13')]
    : own;
  // Whatever cut it off: button, rocker, strip or lead.
  const cut = isFlashing(before.machine) && !isFlashing(after.machine);
  return cut ? [...breaches, B('P14')] : breaches;
}

/** P15: metal that is too hot for a hand. */
export function hotMetalBreaches(
  before: LabState,
  { target }: { readonly target: string },
): readonly RuleBroken[] {
  return burnsFingers(before, target) ? [C('P15')] : [];
}

/** P14: another board asks for the recovery key of an encrypted drive. */
export function boardBreaches(
  before: LabState,
  { target, socket }: CommandOf<'place-part'>,
): readonly RuleBroken[] {
  const isOtherBoard = socket === 'tray-board' && target !== boardInUse(before.machine);
  return isOtherBoard && risksLockout(before) ? [B('P14')] : [];
}

/** P3: a supply that is opened. */
export function openedBreaches(): readonly RuleBroken[] {
  return [A('P3')];
}

/** P10: a plug that is forced into what it does not fit. */
export function forcedBreaches(): readonly RuleBroken[] {
  return [B('P10')];
}

/** P8: ohms or amperes where there is voltage. */
export function meterBreaches(before: LabState, command: CommandOf<'probe'>): readonly RuleBroken[] {
  return ohmsOnLive(before, command) ? [B('P8')] : [];
}

/** P6: a warning that is switched off, or a limit that is raised, instead of a repair. */
export function settingBreaches(
  _before: LabState,
  { setting, value }: CommandOf<'change-setting'>,
): readonly RuleBroken[] {
  return LIMITS[setting] === value ? [B('P6')] : [];
}

/** P17: into the wrong bin. */
export function binBreaches(before: LabState, { part, bin }: CommandOf<'discard'>): readonly RuleBroken[] {
  return rightBin(before, part) === bin ? [] : [C('P17')];
}

/** P18: the machine is handed over unfinished. P15: a lead lies across the floor. */
export function closingBreaches(before: LabState): readonly RuleBroken[] {
  return [...(isUnfinished(before) ? [C('P18')] : []), ...(hasTrailingLead(before) ? [C('P15')] : [])];
}

/** Metal that is hotter than this, in degrees C, is not touched. */
const HOT_TO_TOUCH_C = 55;

/** A hand on the cooler, on what it cools or on the card while it is hot; charged once, and told by then. */
function burnsFingers({ machine, ledger }: LabState, target: string): boolean {
  const { cpuC, gpuC } = machine.heat;
  if (cpuC < HOT_TO_TOUCH_C && gpuC < HOT_TO_TOUCH_C) return false;
  const { latches, sockets, parts } = findMachine(machine.model);
  const part = heldBy(machine, target) ?? target;
  const kind = sockets[latches[target]?.socket ?? '']?.accepts ?? parts[part]?.kind;
  const celsius = kind === 'gpu' ? gpuC : kind === 'cpu-cooler' || kind === 'cpu' ? cpuC : 0;
  return celsius >= HOT_TO_TOUCH_C && !ledger.breaches.some(({ rule }) => rule === 'P15');
}

/** A lead of the bench that is left in at one end only lies across the floor; the machine's own are P18's. */
function hasTrailingLead({ machine, bench }: LabState): boolean {
  const { cables } = findMachine(machine.model);
  return Object.keys(bench.stock).some((item) => {
    const ends = cables[item]?.ends ?? [];
    const loose = ends.filter(({ id }) => machine.plugs[id] === 'none').length;
    return loose > 0 && loose < ends.length;
  });
}

/** Switching a warning off or raising a limit instead of repairing (HW-16, HW-26). */
const LIMITS: Readonly<Record<string, string>> = { 'fan-warning': 'off', 'temperature-limit': 'raised' };

function ohmsOnLive({ machine, bench }: LabState, { black, red }: CommandOf<'probe'>): boolean {
  const fn = bench.meter.function;
  if (fn !== 'ohm' && fn !== 'continuity' && fn !== 'dca') return false;
  return [black, red].some((point) => {
    const pin = pinOf(machine, point);
    return pin !== null && pin.on !== 'chassis' && isEnergised(machine, pin);
  });
}

/** Programs that write over what is on a drive, or that a failing one does not survive. */
const DESTROYING: readonly string[] = ['format-drive', 'reinstall-system', 'restore-data'];

/** P13: the customer's data come first: a copy, a backup that was verified, or consent on record. */
export function programBreaches(
  before: LabState,
  { program, target }: CommandOf<'run-program'>,
): readonly RuleBroken[] {
  if (program === 'update-firmware' && risksLockout(before)) return [B('P14')];
  if (target === undefined) return [];
  const writes =
    DESTROYING.includes(program) || (program === 'check-disk-repair' && isFailing(before.machine, target));
  return writes && !isCovered(before, target) ? [A('P13')] : [];
}

/** Drives that a running machine worked with, and that were pulled from under it. */
function pulledLive(before: LabState, after: LabState): readonly string[] {
  if (!before.machine.running || !after.machine.running) return [];
  const had = answeringDrives(before.machine);
  const left = answeringDrives(after.machine);
  // One and the same list while nothing was moved: nearly always.
  if (left === had) return [];
  return had.flatMap(({ drive }) => (left.some((still) => still.drive === drive) ? [] : [drive]));
}

/** What is on a drive is nobody's only copy, or its owner has let it go. */
function isCovered({ machine, job }: LabState, drive: string): boolean {
  if (machine.traits[drive]?.copied === true || isFromStock(machine.model, drive)) return true;
  const answered = (question: string, answer: string): boolean =>
    job.asked.includes(question) && job.answers[question] === answer;
  return answered('backup', 'backup-verified') || answered('consent', 'consent-given');
}

/** Tools that are dangerous where there is current, or at any time. */
export function toolBreaches(
  before: LabState,
  { tool, target }: CommandOf<'use-tool'>,
): readonly RuleBroken[] {
  const { machine, bench } = before;
  switch (tool) {
    case 'ps-on-jumper':
      // Bridged while the plug is on the board (P9).
      return plugIn(machine, 'conn-atx24') === 'none' ? [] : [C('P9')];
    case 'post-card': {
      const exposure = bench.postCard ? 'safe' : exposureOf(machine);
      return exposure === 'safe' ? [] : [{ rule: 'P1', severity: exposure === 'running' ? 'A' : 'B' }];
    }
    case 'firmware-stick':
      return risksLockout(before) ? [B('P14')] : [];
    case 'wrong-firmware-stick':
      return [B('P14')];
    case 'straighten-contacts':
      return [B('P10')];
    case 'jumper-cap':
      return hasStandby(machine) ? [B('P1')] : [];
    case 'compressed-air':
    case 'ipa-wipe':
      // What lies on the bench has no power, whatever the machine has.
      return hasStandby(machine) && machine.parts[target]?.socket !== null ? [B('P1')] : [];
    default:
      return [];
  }
}

function rightBin({ machine }: LabState, part: string): string {
  return findMachine(machine.model).parts[part]?.kind === 'cmos-cell' ? 'battery' : 'e-waste';
}

/** The panel is off, a screw is out that holds a part, there is no supply, or something was not put back (P18). */
function isUnfinished(state: LabState): boolean {
  const { machine } = state;
  const { factoryCondition: whole } = state.job.brief;
  if (whole !== null && !isInFactoryCondition(whole, state)) return true;
  if (machine.parts['side-panel']?.socket === null) return true;
  for (const id in machine.parts)
    if (machine.parts[id]?.socket != null && isUnscrewed(machine, id)) return true;
  return supplyOf(machine) === null;
}
