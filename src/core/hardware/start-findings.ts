import { overCurrent, startsSystem } from './boot.ts';
import { withFinding } from './findings.ts';
import { findMachine } from './machines/find-machine.ts';
import { findMemory } from './memory.ts';
import { readPost } from './post.ts';
import type { LabState } from './state.ts';

const MEMORY_CAUSES: readonly (string | null)[] = [
  'memoryAbsent',
  'memoryInvalid',
  'memoryUnusable',
  'memoryUnread',
];

/** The notebook has a start to the desktop from before the swap: then another one with a borrowed part tells nothing. */
function startedBefore({ evidence }: LabState): boolean {
  return evidence.some(({ test, outcome }) => test === 'start-system' && outcome === 'desktop');
}

/**
 * What a start shows to somebody who changed one thing before it: with a borrowed or bought part in, whether it cured
 * the machine; with one memory module in, whether that module answers in that slot.
 */
export function withStartFindings(state: LabState): LabState {
  const { machine, bench } = state;
  const spec = findMachine(machine.model);
  const post = readPost(machine);
  let next = state;
  const swapped = startedBefore(state) ? {} : bench.stock;
  for (const id in swapped) {
    const kind = spec.parts[id]?.kind;
    if (kind === undefined || machine.parts[id]?.socket == null) continue;
    next = withFinding(next, `swap-${kind}`, startsSystem(machine) ? 'cured' : 'same', null, id);
  }
  // The message stands on the screen for seconds only: whoever starts the machine reads it.
  if (overCurrent(machine)) next = withFinding(next, 'start-system', 'over-current');
  const [only, ...others] = findMemory(machine).present;
  if (only === undefined || others.length > 0) return next;
  const answers = !MEMORY_CAUSES.includes(post.cause) && post.cause !== 'processor';
  return withFinding(next, `try:${only}@${machine.parts[only]?.socket ?? ''}`, answers ? 'answers' : 'fails');
}
