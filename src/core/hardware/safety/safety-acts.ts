import { isEnergised, pinOf } from '../behaviour/circuit.ts';
import { answeringDrives, isFailing } from '../behaviour/drives.ts';
import { hasStandby, supplyOf } from '../behaviour/electrics.ts';
import { risksLockout } from '../behaviour/encryption.ts';
import { isInFactoryCondition } from '../behaviour/factory-condition.ts';
import { isFlashing } from '../behaviour/firmware.ts';
import { boardInUse, heldBy, isUnscrewed, plugIn } from '../behaviour/wiring.ts';
import { findMachine } from '../machines/find-machine.ts';
import { isFromStock } from '../machines/from-stock.ts';
import { panelOf } from '../machines/places.ts';
import type { CommandOf } from '../model/commands.ts';
import type { LabState } from '../model/state.ts';
import { exposureOf } from './handling.ts';
import type { RuleBroken } from './rule-broken.ts';

const A = (rule: RuleBroken['rule']): RuleBroken => ({ rule, severity: 'A' });
const B = (rule: RuleBroken['rule']): RuleBroken => ({ rule, severity: 'B' });
const C = (rule: RuleBroken['rule']): RuleBroken => ({ rule, severity: 'C' });

/**
 * The rules that a command breaks: those of its row in the command table, and those that any command can break by cutting off
 * a drive in use (P13) or a firmware update (P14).
 *
 * @param own the breaches of the command's row
 */
export function actBreaches(
  before: LabState,
  own: readonly RuleBroken[],
  after: LabState,
): readonly RuleBroken[] {
  const breaches = pulledLive(before, after).some((drive) => !isCovered(before, drive))
    ? [...own, A('P13')]
    : own;
  // Whatever interrupted the update: button, rocker, strip or lead.
  const cut = isFlashing(before.machine) && !isFlashing(after.machine);
  return cut ? [...breaches, B('P14')] : breaches;
}

/** P15: touching hot metal. */
export function hotMetalBreaches(
  before: LabState,
  { target }: { readonly target: string },
): readonly RuleBroken[] {
  return burnsFingers(before, target) ? [C('P15')] : [];
}

/** P14: with another board an encrypted drive requires its recovery key. */
export function boardBreaches(
  before: LabState,
  { target, socket }: CommandOf<'place-part'>,
): readonly RuleBroken[] {
  const isOtherBoard = socket === 'tray-board' && target !== boardInUse(before.machine);
  return isOtherBoard && risksLockout(before) ? [B('P14')] : [];
}

/** P3: opening a power supply. */
export function openedBreaches(): readonly RuleBroken[] {
  return [A('P3')];
}

/** P10: forcing a plug into a connector that it does not fit. */
export function forcedBreaches(): readonly RuleBroken[] {
  return [B('P10')];
}

/** P8: measuring resistance or current where there is voltage. */
export function meterBreaches(before: LabState, command: CommandOf<'probe'>): readonly RuleBroken[] {
  return ohmsOnLive(before, command) ? [B('P8')] : [];
}

/** P6: switching a warning off or raising a limit instead of repairing. */
export function settingBreaches(
  _before: LabState,
  { setting, value }: CommandOf<'change-setting'>,
): readonly RuleBroken[] {
  return LIMITS[setting] === value ? [B('P6')] : [];
}

/** P17: discarding into the wrong bin. */
export function binBreaches(before: LabState, { part, bin }: CommandOf<'discard'>): readonly RuleBroken[] {
  return rightBin(before, part) === bin ? [] : [C('P17')];
}

/** P18: handing over an unfinished machine. P15: leaving a lead across the floor. */
export function closingBreaches(before: LabState): readonly RuleBroken[] {
  return [...(isUnfinished(before) ? [C('P18')] : []), ...(hasTrailingLead(before) ? [C('P15')] : [])];
}

/** Degrees C from which metal is too hot to touch. */
const HOT_TO_TOUCH_C = 55;

/** Whether a command touches a hot cooler, processor or card. Charged once per run. */
function burnsFingers({ machine, ledger }: LabState, target: string): boolean {
  const { cpuC, gpuC } = machine.heat;
  if (cpuC < HOT_TO_TOUCH_C && gpuC < HOT_TO_TOUCH_C) return false;
  const { latches, sockets, parts } = findMachine(machine.model);
  const part = heldBy(machine, target) ?? target;
  const kind = sockets[latches[target]?.socket ?? '']?.accepts ?? parts[part]?.kind;
  const celsius = kind === 'gpu' ? gpuC : kind === 'cpu-cooler' || kind === 'cpu' ? cpuC : 0;
  return celsius >= HOT_TO_TOUCH_C && !ledger.breaches.some(({ rule }) => rule === 'P15');
}

/** Whether a stock cable is plugged in at one end only, so that it lies across the floor. P18 covers the machine's own cables. */
function hasTrailingLead({ machine, bench }: LabState): boolean {
  const { cables } = findMachine(machine.model);
  return Object.keys(bench.stock).some((item) => {
    const ends = cables[item]?.ends ?? [];
    const loose = ends.filter(({ id }) => machine.plugs[id] === 'none').length;
    return loose > 0 && loose < ends.length;
  });
}

/** Setting -> the value that switches a warning off or raises a limit (HW-16, HW-26). */
const LIMITS: Readonly<Record<string, string>> = { 'fan-warning': 'off', 'temperature-limit': 'raised' };

function ohmsOnLive({ machine, bench }: LabState, { black, red }: CommandOf<'probe'>): boolean {
  const fn = bench.meter.function;
  if (fn !== 'ohm' && fn !== 'continuity' && fn !== 'dca') return false;
  return [black, red].some((point) => {
    const pin = pinOf(machine, point);
    return pin !== null && pin.on !== 'chassis' && isEnergised(machine, pin);
  });
}

/** Programs that overwrite a drive. */
const DESTROYING: readonly string[] = ['format-drive', 'reinstall-system', 'restore-data'];

/** P13: overwriting a drive without a copy, a verified backup or the customer's consent. P14: updating the firmware unprepared. */
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

/** Drives that were disconnected from a running machine. */
function pulledLive(before: LabState, after: LabState): readonly string[] {
  if (!before.machine.running || !after.machine.running) return [];
  const had = answeringDrives(before.machine);
  const left = answeringDrives(after.machine);
  // The memoized list is the same object unless hardware changed: skips the comparison for most commands.
  if (left === had) return [];
  return had.flatMap(({ drive }) => (left.some((still) => still.drive === drive) ? [] : [drive]));
}

/** Whether a drive may be overwritten: it was copied, has no customer data, or a verified backup or consent is on record. */
function isCovered({ machine, job }: LabState, drive: string): boolean {
  if (machine.traits[drive]?.copied === true || isFromStock(machine.model, drive)) return true;
  const answered = (question: string, answer: string): boolean =>
    job.asked.includes(question) && job.answers[question] === answer;
  return answered('backup', 'backup-verified') || answered('consent', 'consent-given');
}

/** The rules that a tool breaks: some tools are dangerous under power, others always. */
export function toolBreaches(
  before: LabState,
  { tool, target }: CommandOf<'use-tool'>,
): readonly RuleBroken[] {
  const { machine, bench } = before;
  switch (tool) {
    case 'ps-on-jumper':
      // The plug must not be on the board (P9).
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
      // A removed part has no power.
      return hasStandby(machine) && machine.parts[target]?.socket !== null ? [B('P1')] : [];
    default:
      return [];
  }
}

function rightBin({ machine }: LabState, part: string): string {
  return findMachine(machine.model).parts[part]?.kind === 'cmos-cell' ? 'battery' : 'e-waste';
}

/** Whether the panel is off, a part's screw is out, the supply is missing, or something was not put back (P18). */
function isUnfinished(state: LabState): boolean {
  const { machine } = state;
  const { factoryCondition } = state.job.brief;
  if (factoryCondition !== null && !isInFactoryCondition(factoryCondition, state)) return true;
  if (machine.parts[panelOf(machine.model)]?.socket === null) return true;
  for (const id in machine.parts)
    if (machine.parts[id]?.socket != null && isUnscrewed(machine, id)) return true;
  return supplyOf(machine) === null;
}
