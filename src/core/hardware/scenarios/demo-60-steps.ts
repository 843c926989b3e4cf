/**
 * The six numbered steps, in order. Further steps belong to a numbered one (`lift` to the third), are detours (`make-safe`), or
 * wait for the machine (`wait`).
 */
export const DEMO_STEPS = ['look', 'find', 'open-latches', 'reseat', 'connect', 'power'] as const;
const OTHER_STEPS = ['lift', 'make-safe', 'wait'] as const;
export const EVERY_DEMO_STEP = [...DEMO_STEPS, ...OTHER_STEPS] as const;
export type DemoStep = (typeof EVERY_DEMO_STEP)[number];

/** The number of a step, 1 to 6; null for a detour and while waiting. */
export function demoStepNumber(step: DemoStep): number | null {
  const at = (DEMO_STEPS as readonly DemoStep[]).indexOf(step === 'lift' ? 'open-latches' : step);
  return at === -1 ? null : at + 1;
}
