import type { DisclosureRules, FormWindow, Shown } from './form.ts';

/** What may be shown now of an ended run of a form. */
export interface Disclosure {
  readonly score: boolean;
  /** Case, seed, log, replay and report. */
  readonly case: boolean;
}

/** Where a run that has ended stands. */
interface RunStanding {
  readonly isAttemptOver: boolean;
}

/**
 * What may be shown of a run that has ended: what is the same for everybody not before the window is over, or the next one to
 * play it would know it. Row security decides the same (`private.shown_attempts`).
 */
export function disclosureOf(
  rules: DisclosureRules & Pick<FormWindow, 'closesAt'>,
  standing: RunStanding,
  nowMs: number,
): Disclosure {
  const isShown = (when: Shown): boolean => {
    switch (when) {
      case 'run-over':
        return true;
      case 'attempt-over':
        return standing.isAttemptOver;
      case 'window-over':
        return rules.closesAt !== null && nowMs >= rules.closesAt;
      case 'never':
        return false;
    }
  };
  return { score: isShown(rules.scoreShown), case: isShown(rules.caseShown) };
}
