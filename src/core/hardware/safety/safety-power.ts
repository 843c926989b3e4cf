import { hasStandby, isShorted } from '../behaviour/electrics.ts';
import { isBurning, smellsBurnt } from '../behaviour/indicators.ts';
import { powerUp } from '../behaviour/post.ts';
import { endIn, isBroken } from '../behaviour/wiring.ts';
import { findMachine } from '../machines/find-machine.ts';
import type { LabCommand } from '../model/commands.ts';
import type { LabState, MachineState } from '../model/state.ts';
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

/** Whether the learner knew that the cooler does not sit: it tripped before, or the cooler or what holds it was looked at or moved. */
function knowsUncooled({ machine, bench, evidence }: LabState): boolean {
  if (evidence.some(({ test, outcome }) => test === 'press-power' && outcome === 'hot')) return true;
  const spec = findMachine(machine.model);
  const coolers = Object.keys(machine.parts).filter((id) => spec.parts[id]?.kind === 'cpu-cooler');
  const held = coolers.flatMap((id) => [id, ...(spec.parts[id]?.fasteners ?? [])]);
  return [COOLER_MOUNT, ...(spec.sockets[COOLER_MOUNT]?.latches ?? []), ...held].some(
    (id) => bench.looked[id] === true,
  );
}

const COOLER_MOUNT = 'mount-cooler';

/** Whether the learner saw that a plug had browned and the browned plug is in the card (HW-36). */
function knowsItBrowned({ machine, evidence }: LabState): boolean {
  const end = endIn(machine, 'gpu-12v-power');
  const browned = end !== null && machine.traits[end]?.wires === 'browned';
  return browned && evidence.some(({ outcome }) => outcome === 'browned' || outcome === 'melted');
}
