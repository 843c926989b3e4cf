import { drawPercent, type RngState } from '../../kernel/rng.ts';
import { findMachine } from '../machines/find-machine.ts';
import type { LabCommand } from '../model/commands.ts';
import type { Condition, LabState } from '../model/state.ts';
import type { PartKind } from '../model/view.ts';
import { exposureOf, type Handling, handlingOf } from './handling.ts';
import type { RuleBroken } from './rule-broken.ts';
import { actBreaches } from './safety-acts.ts';
import type { SafetyClass } from './safety-class.ts';
import { powerBreaches } from './safety-power.ts';

/** Damage to a part; `marginal`: it works with occasional errors. */
export interface Harm {
  readonly part: string;
  readonly becomes: Condition | 'marginal';
}

interface Judgement {
  readonly breaches: readonly RuleBroken[];
  /** Null when nothing is damaged. */
  readonly harm: Harm | null;
  /** How many times something was handled without a strap so far (P2). */
  readonly staticTouches: number;
  /** Whether the supply's protection switches the machine off. */
  readonly powerLost: boolean;
  readonly rng: RngState;
}

/** Handling without a strap is charged at most this many times (P2). */
const MOST_STATIC_BREACHES = 3;
/**
 * Number of unprotected touches without damage; after it, the chance in percent that a touched module becomes marginal. Small,
 * because a strap forgotten once must not lose a job that is done well otherwise (score.md 6).
 */
const HARMLESS_TOUCHES = 5;
const LATENT_DAMAGE_PERCENT = 3;

/** P1 and P11 with standby live, by mains or a laptop's battery: the chance of damage in percent. */
const STANDBY_DAMAGE_PERCENT: Readonly<Partial<Record<PartKind, number>>> = {
  dimm: 40,
  'ssd-m2': 40,
  'wifi-card': 40,
  gpu: 25,
  cpu: 60,
};

/** P7: the chance in percent that a start with a short under the board damages it, from the second start on. */
const SHORT_DAMAGE_PERCENT = 10;

function judgeHandling(state: LabState, handling: Handling, rng: RngState): Judgement {
  const breaches: RuleBroken[] = [];
  const isBare = state.strap === 'off';
  const staticTouches = state.bench.staticTouches + (isBare ? 1 : 0);
  if (isBare && staticTouches <= MOST_STATIC_BREACHES) breaches.push({ rule: 'P2', severity: 'C' });
  const harmless: Judgement = { breaches, harm: null, staticTouches, powerLost: false, rng };
  const { part } = handling;
  const kind = part === null ? undefined : findMachine(state.machine.model).parts[part]?.kind;
  const exposure = handling.opensCircuit ? exposureOf(state.machine) : 'safe';
  if (exposure === 'safe') {
    if (!isBare || staticTouches <= HARMLESS_TOUCHES || part === null || kind !== 'dimm') return harmless;
    const hurt = drawPercent(rng, LATENT_DAMAGE_PERCENT);
    return { ...harmless, harm: hurt.value ? { part, becomes: 'marginal' } : null, rng: hurt.rng };
  }

  breaches.push({
    rule: exposure === 'battery' ? 'P11' : 'P1',
    severity: exposure === 'running' ? 'A' : 'B',
  });
  if (exposure === 'running')
    return { ...harmless, harm: part === null ? null : { part, becomes: 'burnt' }, powerLost: true };
  const percent = kind === undefined ? 0 : (STANDBY_DAMAGE_PERCENT[kind] ?? 0);
  if ((exposure !== 'standby' && exposure !== 'battery') || part === null || percent === 0) return harmless;
  const damaged = drawPercent(rng, percent);
  const sound = state.machine.parts[part]?.condition === 'sound';
  return {
    ...harmless,
    harm: damaged.value && sound ? { part, becomes: 'damaged' } : null,
    rng: damaged.rng,
  };
}

/** Judges power: the broken rules, and damage to the board by a start on a short. */
function judgePower(
  before: LabState,
  command: LabCommand,
  after: LabState,
  safety: SafetyClass<LabCommand>,
): Judgement {
  const breaches = powerBreaches(before, command, after, safety);
  const { staticTouches } = before.bench;
  const calm: Judgement = { breaches, harm: null, staticTouches, powerLost: false, rng: after.rng };
  if (!breaches.some(({ rule }) => rule === 'P7')) return calm;
  const hurt = drawPercent(after.rng, SHORT_DAMAGE_PERCENT);
  const isHurt = hurt.value && before.machine.parts['motherboard']?.condition === 'sound';
  return { ...calm, harm: isHurt ? { part: 'motherboard', becomes: 'damaged' } : null, rng: hurt.rng };
}

/**
 * Judges an accepted command by the states before and after it.
 *
 * @param safety its class in the command table
 */
export function judge(
  before: LabState,
  command: LabCommand,
  after: LabState,
  safety: SafetyClass<LabCommand>,
): Judgement {
  const target = 'target' in command ? command.target : '';
  const handling = handlingOf(before.machine, safety.handles, target);
  const judged =
    handling === null
      ? judgePower(before, command, after, safety)
      : judgeHandling(before, handling, after.rng);
  const acts = actBreaches(before, safety.breaches(before, command), after);
  return acts.length === 0 ? judged : { ...judged, breaches: [...judged.breaches, ...acts] };
}
