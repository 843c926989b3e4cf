import { isEnergised, pinOf } from '../behaviour/circuit.ts';
import { answeringDrives, isFailing } from '../behaviour/drives.ts';
import { hasStandby, supplyOf } from '../behaviour/electrics.ts';
import { risksLockout } from '../behaviour/encryption.ts';
import { isInFactoryCondition } from '../behaviour/factory-condition.ts';
import { isFlashing } from '../behaviour/firmware.ts';
import { boardInUse, heldBy, isUnscrewed, plugIn } from '../behaviour/wiring.ts';
import { findMachine } from '../machines/find-machine.ts';
import type { LabCommand } from '../model/commands.ts';
import type { LabState } from '../model/state.ts';
import { exposureOf } from './handling.ts';
import type { RuleBroken } from './rule-broken.ts';

const A = (rule: RuleBroken['rule']): RuleBroken => ({ rule, severity: 'A' });
const B = (rule: RuleBroken['rule']): RuleBroken => ({ rule, severity: 'B' });
const C = (rule: RuleBroken['rule']): RuleBroken => ({ rule, severity: 'C' });

/** Rules about single acts: P1, P3, P8, P9, P10, P13, P14, P15, P17, P18. */
export function actBreaches(before: LabState, command: LabCommand, after: LabState): readonly RuleBroken[] {
  const breaches = pulledLive(before, after).some((drive) => !isCovered(before, drive))
    ? [...breachesOf(before, command), A('P13')]
    : breachesOf(before, command);
  // Whatever cut it off: button, rocker, strip or lead.
  const cut = isFlashing(before.machine) && !isFlashing(after.machine);
  return cut ? [...breaches, B('P14')] : breaches;
}

function breachesOf(before: LabState, command: LabCommand): readonly RuleBroken[] {
  switch (command.kind) {
    case 'lift-part':
    case 'press-latch':
    case 'loosen-screw':
    case 'tighten-screw':
      return burnsFingers(before, command.target) ? [C('P15')] : [];
    case 'place-part': {
      const isOtherBoard = command.socket === 'tray-board' && command.target !== boardInUse(before.machine);
      return isOtherBoard && risksLockout(before) ? [B('P14')] : [];
    }
    case 'open-part':
      return [A('P3')];
    case 'probe':
      return ohmsOnLive(before, command) ? [B('P8')] : [];
    case 'force-cable':
      return [B('P10')];
    case 'run-program':
      return programBreaches(before, command);
    case 'use-tool':
      return toolBreaches(before, command);
    case 'change-setting':
      return LIMITS[command.setting] === command.value ? [B('P6')] : [];
    case 'discard':
      return rightBin(before, command.part) === command.bin ? [] : [C('P17')];
    case 'close-job':
      return [...(isUnfinished(before) ? [C('P18')] : []), ...(hasTrailingLead(before) ? [C('P15')] : [])];
    default:
      return [];
  }
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

function ohmsOnLive(
  { machine, bench }: LabState,
  { black, red }: Extract<LabCommand, { kind: 'probe' }>,
): boolean {
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
function programBreaches(
  before: LabState,
  { program, target }: Extract<LabCommand, { kind: 'run-program' }>,
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
  if (machine.traits[drive]?.copied === true || drive.startsWith('spare-')) return true;
  const said = (question: string, answer: string): boolean =>
    job.asked.includes(question) && job.answers[question] === answer;
  return said('backup', 'backup-verified') || said('consent', 'consent-given');
}

function toolBreaches(
  before: LabState,
  { tool, target }: Extract<LabCommand, { kind: 'use-tool' }>,
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
