import { hasStandby, isShorted } from '../behaviour/electrics.ts';
import { isBurning, smellsBurnt } from '../behaviour/indicators.ts';
import { powerUp } from '../behaviour/post.ts';
import { endIn, heatMark, isBroken, screwsOf } from '../behaviour/wiring.ts';
import { findMachine } from '../machines/find-machine.ts';
import type { LabCommand } from '../model/commands.ts';
import { isHome, type LabState, type MachineState, partIn } from '../model/state.ts';
import type { RuleBroken } from './rule-broken.ts';
import type { SafetyClass } from './safety-class.ts';

/** Whether a supply has burnt out between two states. */
function hasBurst(before: MachineState, after: MachineState): boolean {
  return (
    before.parts !== after.parts &&
    SUPPLIES.some((id) => before.parts[id]?.condition === 'sound' && after.parts[id]?.condition === 'burnt')
  );
}

const SUPPLIES: readonly string[] = ['psu', 'spare-psu'];

/** P4 wrong selector, P5 powered while burning, P6 no cooler, P7 short under the board, P10 forced plug, P16 strap. */
export function powerBreaches(
  before: LabState,
  command: LabCommand,
  after: LabState,
  safety: SafetyClass<LabCommand>,
): readonly RuleBroken[] {
  const { machine } = before;
  const breaches: RuleBroken[] = [];
  const strapped = before.strap === 'worn';
  if (hasBurst(machine, after.machine)) breaches.push({ rule: 'P4', severity: 'A' });
  if (isBurning(machine) && !safety.mayBeDoneNearFire) breaches.push({ rule: 'P5', severity: 'A' });
  if (strapped && safety.meetsMains(machine, command)) breaches.push({ rule: 'P16', severity: 'C' });
  if (!safety.startsMachine(command) || machine.running) return breaches;
  const start = powerUp(machine);
  if (strapped && hasStandby(machine)) breaches.push({ rule: 'P16', severity: 'C' });
  if (start === 'dead') return breaches;
  if (smellsBurnt(machine)) breaches.push({ rule: 'P5', severity: 'A' });
  if (knowsItBrowned(before)) breaches.push({ rule: 'P5', severity: 'B' });
  // Reproducing the complaint once is no breach: it shows that the processor is not cooled.
  if (start === 'overheats' && knowsUncooled(before)) breaches.push({ rule: 'P6', severity: 'B' });
  if (isBroken(machine, 'conn-eps')) breaches.push({ rule: 'P10', severity: 'A' });
  // The first failed start reveals the short; trying again breaks the rule.
  if (isShorted(machine) && before.evidence.some(({ outcome }) => outcome === 'twitch'))
    breaches.push({ rule: 'P7', severity: 'B' });
  return breaches;
}

/** Whether the learner knew that the cooler does not sit: it tripped before, or what is loose was looked at or loosened by hand. */
function knowsUncooled({ machine, bench, evidence }: LabState): boolean {
  if (evidence.some(({ test, outcome }) => test === 'press-power' && outcome === 'hot')) return true;
  return looseAtCooler(machine).some((id) => bench.looked[id] === true);
}

/** What keeps the cooler from sitting: its empty mount, a raised end, an open clip or a screw that is out. */
function looseAtCooler(machine: MachineState): readonly string[] {
  const cooler = partIn(machine, COOLER_MOUNT);
  if (cooler === null) return [COOLER_MOUNT];
  const latches = findMachine(machine.model).sockets[COOLER_MOUNT]?.latches ?? [];
  return [
    ...(isHome(machine.parts[cooler]) ? [] : [cooler]),
    ...latches.filter((id) => machine.latches[id] === 'open'),
    ...screwsOf(machine, cooler).filter((id) => machine.fasteners[id] === 'out'),
  ];
}

const COOLER_MOUNT = 'mount-cooler';

/** Whether the learner saw that the joint at the card had burnt, and a browned plug or a melted inlet is still in use (HW-36). */
function knowsItBrowned({ machine, evidence }: LabState): boolean {
  const end = endIn(machine, CARD_INLET);
  const burnt =
    end !== null && (machine.traits[end]?.wires === 'browned' || heatMark(machine, CARD_INLET) === 'melted');
  return burnt && evidence.some(({ outcome }) => outcome === 'browned' || outcome === 'melted');
}

const CARD_INLET = 'gpu-12v-power';
