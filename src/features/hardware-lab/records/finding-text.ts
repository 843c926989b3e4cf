import type { FindingView } from '../../../core/hardware/bench-view.ts';
import { nameOf } from '../hud/lab-text.ts';
import type { Speaker } from '../hud/sentences.ts';
import { readingText } from '../tools/reading-text.ts';

/** A finding in two pieces: what was tested, and what it said. */
export function findingText(
  { text, view, language }: Speaker,
  { test, outcome, reading, target }: FindingView,
): { readonly test: string; readonly said: string } {
  const what = text(`test.${test}`);
  return {
    test: target === null ? what : text('finding.of', { test: what, name: nameOf(text, view, target) }),
    said: reading === null ? text(`outcome.${outcome}`) : readingText(reading, language),
  };
}
