import { type RefObject, useEffect } from 'react';

const FOCUSABLE =
  'button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea, summary, a[href]';

/** What had the focus, and everything around it at that time, from the inside out. */
interface FocusTrace {
  readonly place: readonly HTMLElement[];
  /** Its place among all that could have the focus in each of `place`. */
  readonly ranks: readonly number[];
}

/**
 * Keeps the focus at the bench when the thing that had it goes away, as actions do once they are done. Something that
 * stands for another thing (`data-anchored="x"`: a tool's panel, the actions of a part) hands the focus to that thing
 * (`data-anchor="x"`), wherever it is now; otherwise whatever took the lost button's place has it.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bench = root.current;
    if (bench === null) return;
    let trace: FocusTrace | null = null;
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) trace = traceOf(target, bench);
    };
    const observer = new MutationObserver(() => {
      const lost = trace;
      if (lost === null || lost.place[0]?.isConnected !== false) return;
      trace = null;
      if (!bench.contains(document.activeElement)) successorOf(lost, bench).focus();
    });
    bench.addEventListener('focusin', note);
    observer.observe(bench, { childList: true, subtree: true });
    return () => {
      bench.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [root]);
}

function traceOf(target: HTMLElement, bench: HTMLElement): FocusTrace {
  const place: HTMLElement[] = [target];
  for (let at = target.parentElement; at !== null && at !== bench; at = at.parentElement) place.push(at);
  return { place, ranks: place.map((around) => focusablesOf(around).indexOf(target)) };
}

function successorOf({ place, ranks }: FocusTrace, bench: HTMLElement): HTMLElement {
  const anchored = place.find((around) => around.dataset['anchored'] !== undefined);
  if (anchored?.isConnected === false) {
    const anchor = bench.querySelector<HTMLElement>(`[data-anchor="${anchored.dataset['anchored']}"]`);
    if (anchor !== null) return anchor;
  }
  // The nearest that still holds something: an answer leaves its line empty, the next question is in its list.
  for (const [index, around] of place.entries()) {
    const rest = around.isConnected ? focusablesOf(around) : [];
    const successor = rest[Math.min(ranks[index] ?? 0, rest.length - 1)];
    if (successor !== undefined) return successor;
  }
  return bench;
}

function focusablesOf(around: HTMLElement): readonly HTMLElement[] {
  return [...around.querySelectorAll<HTMLElement>(FOCUSABLE)];
}
