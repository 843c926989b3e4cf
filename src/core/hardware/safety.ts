import { drawPercent, type RngState } from '../kernel/rng.ts';
import type { LabCommand } from './commands.ts';
import { exposureOf, type Handling, handlingOf } from './handling.ts';
import { findMachine } from './machines/find-machine.ts';
import { actBreaches } from './safety-acts.ts';
import { powerBreaches } from './safety-power.ts';
import type { Condition, LabState, SafetyRule, Severity } from './state.ts';
import type { PartKind } from './view.ts';

/**
 * The safety rules (hardware-lab.md 2.4; corrections 7 and 22) and their seeded consequences. A rule broken is noted
 * even when nothing breaks.
 */
export interface RuleBroken {
  readonly rule: SafetyRule;
  readonly severity: Severity;
}

interface Judgement {
  readonly breaches: readonly RuleBroken[];
  /** The part that suffers, and how; null when nothing breaks. */
  readonly harm: { readonly part: string; readonly condition: Condition } | null;
  /** The supply protects itself: the machine goes dark. */
  readonly powerLost: boolean;
  readonly rng: RngState;
}

/** Handling without a strap is charged at most this often (P2). */
const MOST_STATIC_BREACHES = 3;

/** P1 with standby live: how often the part is damaged, in percent. */
const STANDBY_DAMAGE_PERCENT: Readonly<Partial<Record<PartKind, number>>> = {
  dimm: 40,
  'ssd-m2': 40,
  gpu: 25,
  cpu: 60,
};

/** P7: a start with metal under the board, from the second try on, in percent. */
const SHORT_DAMAGE_PERCENT = 10;

function staticBreaches({ ledger }: LabState): number {
  return ledger.breaches.filter(({ rule }) => rule === 'P2').length;
}

function judgeHandling(state: LabState, handling: Handling, rng: RngState): Judgement {
  const breaches: RuleBroken[] = [];
  if (state.strap === 'off' && staticBreaches(state) < MOST_STATIC_BREACHES)
    breaches.push({ rule: 'P2', severity: 'C' });
  const harmless: Judgement = { breaches, harm: null, powerLost: false, rng };
  const exposure = handling.opensCircuit ? exposureOf(state.machine) : 'safe';
  if (exposure === 'safe') return harmless;

  breaches.push({ rule: 'P1', severity: exposure === 'running' ? 'A' : 'B' });
  const { part } = handling;
  if (exposure === 'running')
    return { ...harmless, harm: part === null ? null : { part, condition: 'burnt' }, powerLost: true };
  const kind = part === null ? undefined : findMachine(state.machine.model).parts[part]?.kind;
  const percent = kind === undefined ? 0 : (STANDBY_DAMAGE_PERCENT[kind] ?? 0);
  if (exposure !== 'standby' || part === null || percent === 0) return harmless;
  const damaged = drawPercent(rng, percent);
  const sound = state.machine.parts[part]?.condition === 'sound';
  return {
    ...harmless,
    harm: damaged.value && sound ? { part, condition: 'damaged' } : null,
    rng: damaged.rng,
  };
}

/** What current does to a technician and to a machine: the board may suffer from a start on a short. */
function judgePower(before: LabState, command: LabCommand, after: LabState): Judgement {
  const breaches = powerBreaches(before, command, after);
  const calm: Judgement = { breaches, harm: null, powerLost: false, rng: after.rng };
  if (!breaches.some(({ rule }) => rule === 'P7')) return calm;
  const hurt = drawPercent(after.rng, SHORT_DAMAGE_PERCENT);
  const isHurt = hurt.value && before.machine.parts['motherboard']?.condition === 'sound';
  return { ...calm, harm: isHurt ? { part: 'motherboard', condition: 'damaged' } : null, rng: hurt.rng };
}

/** Judges a command that will be carried out: by the state in which it is given, and by what it does. */
export function judge(before: LabState, command: LabCommand, after: LabState): Judgement {
  const handling = handlingOf(before.machine, command);
  const judged =
    handling === null ? judgePower(before, command, after) : judgeHandling(before, handling, after.rng);
  const acts = actBreaches(before, command, after);
  return acts.length === 0 ? judged : { ...judged, breaches: [...judged.breaches, ...acts] };
}
