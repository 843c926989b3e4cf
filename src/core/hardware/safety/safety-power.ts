import { hasStandby, isPlugged, isShorted } from '../behaviour/electrics.ts';
import { isBurning, smellsBurnt } from '../behaviour/indicators.ts';
import { powerUp } from '../behaviour/post.ts';
import { endIn, isBroken } from '../behaviour/wiring.ts';
import type { LabCommand } from '../model/commands.ts';
import type { LabState, MachineState } from '../model/state.ts';
import type { RuleBroken } from './rule-broken.ts';

/** A supply that was sound is burnt now. */
function burst(before: MachineState, after: MachineState): boolean {
  return (
    before.parts !== after.parts &&
    SUPPLIES.some((id) => before.parts[id]?.condition === 'sound' && after.parts[id]?.condition === 'burnt')
  );
}

const SUPPLIES: readonly string[] = ['psu', 'spare-psu'];

/** Ways to cut the power, and to ask or smell for a moment; anything else leaves a burning machine powered (P5). */
const NEAR_A_FIRE: readonly LabCommand['kind'][] = [
  ...([
    'unplug-cable',
    'set-psu-switch',
    'set-switch',
    'ask-customer',
    'read-asset',
    'sniff',
    'listen',
  ] as const),
  ...([
    'inspect',
    'unclip-strap',
    'wear-strap',
    'state-theory',
    'open-manual',
    'press-power',
    'ask-hint',
  ] as const),
];

/** P4 wrong selector, P5 powered while it burns, P6 no cooler, P7 metal under the board, P10 forced rows, P16 strap. */
export function powerBreaches(before: LabState, command: LabCommand, after: LabState): readonly RuleBroken[] {
  const { machine } = before;
  const breaches: RuleBroken[] = [];
  const strapped = before.strap === 'worn';
  if (burst(machine, after.machine)) breaches.push({ rule: 'P4', severity: 'A' });
  if (isBurning(machine) && !NEAR_A_FIRE.includes(command.kind)) breaches.push({ rule: 'P5', severity: 'A' });
  if (strapped && meetsMains(machine, command)) breaches.push({ rule: 'P16', severity: 'C' });
  if (!startsMachine(command) || machine.running) return breaches;
  const start = powerUp(machine);
  if (strapped && hasStandby(machine)) breaches.push({ rule: 'P16', severity: 'C' });
  if (start === 'dead') return breaches;
  if (smellsBurnt(machine)) breaches.push({ rule: 'P5', severity: 'A' });
  if (knowsItBrowned(before)) breaches.push({ rule: 'P5', severity: 'B' });
  if (start === 'overheats') breaches.push({ rule: 'P6', severity: 'B' });
  if (isBroken(machine, 'conn-eps')) breaches.push({ rule: 'P10', severity: 'A' });
  // The first twitch is how a technician learns of it; trying again is not.
  if (isShorted(machine) && before.evidence.some(({ outcome }) => outcome === 'twitch'))
    breaches.push({ rule: 'P7', severity: 'B' });
  return breaches;
}

/** The card's plug was seen to have browned, and is in the card all the same: pushed home, and on (HW-36). */
function knowsItBrowned({ machine, evidence }: LabState): boolean {
  const end = endIn(machine, 'gpu-12v-power');
  const browned = end !== null && machine.traits[end]?.wires === 'browned';
  return browned && evidence.some(({ outcome }) => outcome === 'browned');
}

function startsMachine(command: LabCommand): boolean {
  return (
    command.kind === 'press-power' || (command.kind === 'use-tool' && command.tool === 'screwdriver-short')
  );
}

/** Hands on the mains side: the lead, the rocker while it has mains, a probe in an outlet. */
function meetsMains(machine: MachineState, command: LabCommand): boolean {
  switch (command.kind) {
    case 'plug-cable':
      return command.target.startsWith('cable-mains') || command.target === 'cable-strip';
    case 'set-psu-switch':
      return command.position === 'on' && isPlugged(machine);
    case 'probe':
      return [command.black, command.red].some((point) => /^(wall-outlet|strip-out|psu-inlet)/.test(point));
    default:
      return false;
  }
}
