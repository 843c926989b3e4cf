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

function judgeHandling(state: LabState, handling: Handling, rng: RngState): Judgement {
  const exposure = exposureOf(state.machine);
  const breaches: RuleBroken[] = [];
  const staticBreaches = state.ledger.breaches.filter((breach) => breach.rule === 'P2').length;
  if (state.strap === 'off' && staticBreaches < MOST_STATIC_BREACHES)
    breaches.push({ rule: 'P2', severity: 'C' });
  const harmless: Judgement = { breaches, harm: null, powerLost: false, rng };
  if (!handling.opensCircuit || exposure === 'safe') return harmless;

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

/** Judges a command that will be carried out: by the state in which it is given, and by what it does. */
export function judge(before: LabState, command: LabCommand, after: LabState): Judgement {
  const handling = handlingOf(before.machine, command);
  const acts = actBreaches(before, command, after);
  if (handling !== null) {
    const judged = judgeHandling(before, handling, after.rng);
    return acts.length === 0 ? judged : { ...judged, breaches: [...judged.breaches, ...acts] };
  }
  const breaches = [...powerBreaches(before, command, after), ...acts];
  const calm: Judgement = { breaches, harm: null, powerLost: false, rng: after.rng };
  if (!breaches.some(({ rule }) => rule === 'P7')) return calm;
  const hurt = drawPercent(after.rng, SHORT_DAMAGE_PERCENT);
  const board = before.machine.parts['motherboard'];
  const harm =
    hurt.value && board?.condition === 'sound'
      ? ({ part: 'motherboard', condition: 'damaged' } as const)
      : null;
  return { ...calm, harm, rng: hurt.rng };
}
