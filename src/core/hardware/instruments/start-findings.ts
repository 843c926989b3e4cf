import { findsSystem, overCurrent } from '../behaviour/boot.ts';
import { findMemory } from '../behaviour/memory.ts';
import { readPost } from '../behaviour/post.ts';
import type { StopCause } from '../machines/codes.ts';
import { findMachine } from '../machines/find-machine.ts';
import { isHome, type LabState } from '../model/state.ts';
import type { PartKind } from '../model/view.ts';
import { withFinding } from './findings.ts';
import { leftOff } from './left-off.ts';
import { modulesAtArrival } from './partial-memory.ts';

const STARTS: readonly string[] = ['start-system', 'self-test', 'press-power'];
/** A start says nothing of these: a monitor and a network adapter are judged by what they show. */
const NOT_PROVEN_BY_A_START: readonly PartKind[] = ['monitor', 'usb-nic', 'pcie-nic'];
const STARTED: readonly string[] = ['desktop', 'recovery-key', 'runs'];

/** Whether the last start that the learner saw before a step had failed. */
function hadFailed({ evidence }: LabState, step: number): boolean {
  const last = evidence.findLast((found) => found.step < step && STARTS.includes(found.test));
  return last !== undefined && !STARTED.includes(last.outcome);
}

/**
 * Records for each fitted stock part whether it cured the machine. Only the first start after the swap counts, and only if the
 * learner had seen the machine fail before. A spare monitor gives no finding: it has no cable.
 */
function withSwapFindings(state: LabState): LabState {
  const { machine, ledger, evidence } = state;
  const spec = findMachine(machine.model);
  let next = state;
  for (const [item, { step }] of new Map(ledger.swaps.map((swap) => [swap.item, swap]))) {
    const kind = spec.parts[item]?.kind;
    if (kind === undefined || NOT_PROVEN_BY_A_START.includes(kind) || machine.parts[item]?.socket == null)
      continue;
    const test = `swap-${kind}` as const;
    const isNoted = evidence.some((found) => found.test === test && found.step > step);
    if (isNoted || !hadFailed(state, step)) continue;
    next = withFinding(next, test, findsSystem(machine) ? 'cured' : 'same', null, item);
  }
  return next;
}

const MEMORY_CAUSES: readonly (StopCause | null)[] = [
  'memoryAbsent',
  'memoryInvalid',
  'memoryUnusable',
  'memoryUnread',
];
const BEFORE_MEMORY: readonly (StopCause | null)[] = ['processor', 'processorUnknown'];

/** The most modules that a start tries: one, or half of four. */
const MOST_TRIED = 2;

/**
 * Records whether the memory works with one module alone or with half of the modules, all fully seated: each half that works or
 * fails halves the suspects.
 */
function withTryFinding(state: LabState): LabState {
  const { machine } = state;
  const { present } = findMemory(machine);
  const { cause } = readPost(machine);
  const own = modulesAtArrival(state);
  const isPart = present.length === 1 || (present.length === MOST_TRIED && present.length < own);
  if (!isPart || BEFORE_MEMORY.includes(cause)) return state;
  if (present.some((id) => !isHome(machine.parts[id]))) return state;
  const tried = present.map((id) => `${id}@${machine.parts[id]?.socket ?? ''}`).join('+');
  return withFinding(state, `try:${tried}`, MEMORY_CAUSES.includes(cause) ? 'fails' : 'answers');
}

/** Records whether a machine that was seen to fail starts with one device unplugged: each such start halves the suspects. */
function withLeftOffFinding(state: LabState): LabState {
  const { machine, ledger } = state;
  const device = leftOff(state);
  if (device === null || !hadFailed(state, ledger.steps + 1)) return state;
  return withFinding(state, `without:${device}`, findsSystem(machine) ? 'starts' : 'same');
}

/** Records the findings of a start. */
export function withStartFindings(state: LabState): LabState {
  let next = withLeftOffFinding(withSwapFindings(state));
  const { machine } = state;
  // Recorded so that a later start can be compared with this one.
  if (readPost(machine).stage === 'stopped') next = withFinding(next, 'self-test', 'stopped');
  // The message is visible only for seconds, so the start itself counts as reading it.
  if (overCurrent(machine)) next = withFinding(next, 'start-system', 'over-current');
  return withTryFinding(next);
}
