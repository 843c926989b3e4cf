import type {
  CaseOutcome,
  RecordedAct,
  RecordedFinding,
  RecordedNote,
  RunRecord,
} from '../../assessment/run-record.ts';
import type { Stamp } from '../../kernel/stamp.ts';
import type { Machine } from '../machines/catalogue.ts';
import { findMachine } from '../machines/find-machine.ts';
import type { LabState } from '../model/state.ts';
import { unsealed } from '../model/unsealed.ts';
import type { PartKind } from '../model/view.ts';
import type { JudgedState, Scenario } from '../scenarios/scenario.ts';
import type { FollowedRun } from './follow-run.ts';
import { keptSpares, unreturned } from './kept-spares.ts';

/** Simulated seconds for replacing a part (hardware-lab.md 2.5); `OTHER_SWAP_S` for other parts and cables. */
const SWAP_S: Readonly<Partial<Record<PartKind, number>>> = {
  dimm: 240,
  gpu: 300,
  psu: 720,
  motherboard: 2700,
  cpu: 900,
};
const OTHER_SWAP_S = 120;

/**
 * The scorer's record of a run.
 *
 * @param habitAllowanceS seconds of good habits that cost nothing
 */
export function recordOf(scenario: Scenario, run: FollowedRun, habitAllowanceS: number): RunRecord {
  const { end: state, readings, habits } = run;
  const { ledger, job } = state;
  const { truth, placement } = unsealed(state);
  const kept = keptSpares(state);
  return {
    truth,
    placement,
    steps: ledger.steps,
    simSeconds: ledger.simSeconds,
    moneyUsd: ledger.moneyUsd + unreturned(state).reduce((sum, item) => sum + priceOf(state, item), 0),
    findings: state.evidence,
    readings,
    habits,
    habitAllowanceS,
    acts: actsOf(state, kept, [...run.irreversible, ...run.changed]),
    cured: state.cured ?? curedByKept(scenario, state, kept),
    breaches: ledger.breaches,
    theories: job.theories,
    note: noteOf(state),
  };
}

/** The name of an item in `Hypothesis.parts`: the part's kind, or the cable's id. */
function kindOf(spec: Machine, item: string): string {
  return spec.parts[item]?.kind ?? item;
}

function priceOf({ machine }: LabState, item: string): number {
  return findMachine(machine.model).stock.find((stock) => stock.item === item)?.priceUsd ?? 0;
}

/** When a borrowed part that cures the fault was left in the machine: the time of the last such swap. Null otherwise. */
function curedByKept(scenario: Scenario, state: LabState, kept: readonly string[]): Stamp | null {
  if (kept.length === 0 || !scenario.cured(state)) return null;
  return state.ledger.swaps.findLast(({ item }) => kept.includes(item)) ?? null;
}

function actsOf(
  state: LabState,
  kept: readonly string[],
  others: readonly RecordedAct[],
): readonly RecordedAct[] {
  const { ledger, bench, machine } = state;
  const spec = findMachine(machine.model);
  const acts: RecordedAct[] = ledger.purchases.map(({ sku, priceUsd, step, simSeconds }) => {
    const item = spec.stock.find((stock) => stock.sku === sku)?.item ?? sku;
    return { kind: 'bought', part: kindOf(spec, item), usd: priceUsd, step, simSeconds };
  });
  const last = new Map(ledger.swaps.map((swap) => [swap.item, swap]));
  for (const { item, step, simSeconds } of last.values()) {
    const from = bench.stock[item] === 'bought' ? 'shop' : 'spare';
    acts.push({
      kind: 'replaced',
      part: kindOf(spec, item),
      usd: priceOf(state, item),
      swapSeconds: SWAP_S[spec.parts[item]?.kind ?? 'case'] ?? OTHER_SWAP_S,
      from,
      reverted: from === 'spare' && !kept.includes(item),
      step,
      simSeconds,
    });
  }
  acts.push(...others);
  return acts.sort((left, right) => left.step - right.step);
}

/** The note, with the notebook entries (`f1`, `f2` ...) that it refers to. */
function noteOf({ job, evidence }: LabState): RecordedNote | null {
  if (job.note === null) return null;
  const lines = (ids: readonly string[]): readonly RecordedFinding[] =>
    evidence.filter((_, index) => ids.includes(`f${index + 1}`));
  return {
    ...job.note,
    evidence: lines(job.note.evidence),
    verification: lines(job.note.verification),
  };
}

/** Whether the job was handed over, and not cured by other means as well. */
function isHandedOver(scenario: Scenario, state: JudgedState): boolean {
  const kept = { ...state, job: { ...state.job, escalatedTo: null } };
  return state.job.escalatedTo !== null && !scenario.cured(kept);
}

/** The scenario's predicates, evaluated on the final state. */
export function outcomeOf(scenario: Scenario, state: JudgedState): CaseOutcome {
  return {
    goals: scenario.goal.map(({ id, holds }) => ({ id, met: holds(state) })),
    workaround: scenario.workaround?.(state) ?? false,
    verifications: scenario.verify.map(({ id, holds }) => ({ id, met: holds(state) })),
    escalated: isHandedOver(scenario, state),
    dataLost: Object.values(state.machine.traits).some((traits) => traits.dataLost === true),
    wrongMachine: scenario.wrongMachine?.(state) ?? false,
  };
}
