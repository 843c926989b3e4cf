import { type RefObject, useEffect } from 'react';

const FOCUSABLE =
  'button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea, summary, a[href]';

/** The focused element and its ancestors at that time, innermost first. */
interface FocusTrace {
  readonly place: readonly HTMLElement[];
  /** Its index among the focusable elements of each ancestor in `place`. */
  readonly ranks: readonly number[];
}

/**
 * Keeps the focus at the bench when the thing that had it goes away, as actions do once they are done. Something that
 * stands for another thing (`data-anchored="x"`: a tool's panel, the actions of a part) hands the focus to that thing
 * (`data-anchor="x"`), wherever it is now. A panel that is built anew in another place, as when a phone is turned, has it on
 * the same control. Otherwise whatever took the lost button's place has it.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bench = root.current;
    if (bench === null) return;
    let trace: FocusTrace | null = null;
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      const again = trace === null ? null : lostInside(trace, target, bench);
      trace = traceOf(target, bench);
      again?.focus();
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
  // One look at the outermost of them: it is done whenever the focus moves.
  const all = focusablesOf(place.at(-1) ?? target);
  const at = all.indexOf(target);
  const rankIn = (around: HTMLElement): number => {
    if (at < 0 || around === target) return -1;
    let first = at;
    while (first > 0 && around.contains(all[first - 1] ?? null)) first -= 1;
    return at - first;
  };
  return { place, ranks: place.map(rankIn) };
}

function successorOf(trace: FocusTrace, bench: HTMLElement): HTMLElement {
  const { place, ranks } = trace;
  const anchored = place.find((around) => around.dataset['anchored'] !== undefined);
  if (anchored?.isConnected === false) {
    const anchor = bench.querySelector<HTMLElement>(`[data-anchor="${anchored.dataset['anchored']}"]`);
    if (anchor !== null) return anchor;
  }
  const again = sameControl(trace, bench);
  if (again !== null) return again;
  // The nearest ancestor that still has focusable elements: an answered question leaves its row empty, the next one is
  // in its list.
  for (const [index, around] of place.entries()) {
    const rest = around.isConnected ? focusablesOf(around) : [];
    const successor = rest[Math.min(ranks[index] ?? 0, rest.length - 1)];
    if (successor !== undefined) return successor;
  }
  return bench;
}

/** The control in the panel, toolbar or group of the same name that replaced its own; of a panel, its replacement. */
function sameControl(
  { place: [lost, ...around], ranks }: FocusTrace,
  bench: HTMLElement,
): HTMLElement | null {
  if (lost === undefined) return null;
  for (const [index, gone] of around.entries()) {
    const panel = gone.isConnected ? undefined : namesakeOf(gone, bench);
    if (panel === undefined) continue;
    const controls = focusablesOf(panel);
    const same = controls.find((one) => wordsOf(one) === wordsOf(lost));
    return same ?? controls[Math.min(ranks[index + 1] ?? 0, controls.length - 1)] ?? panel;
  }
  // A control of this name may do the same in another panel, and is not the one that had the focus.
  return lost.isConnected || lost.matches(FOCUSABLE) ? null : (namesakeOf(lost, bench) ?? null);
}

/** What was lost, where the panel that replaced its own takes the focus for itself; null for any other. */
function lostInside(trace: FocusTrace, taker: HTMLElement, bench: HTMLElement): HTMLElement | null {
  const label = taker.getAttribute('aria-label');
  const [lost] = trace.place;
  if (label === null || lost?.isConnected !== false) return null;
  if (!trace.place.some((gone) => gone !== lost && gone.getAttribute('aria-label') === label)) return null;
  const again = sameControl(trace, bench);
  return again !== null && again !== taker && taker.contains(again) ? again : null;
}

/** What has the same label and can be seen; undefined for something without a label. */
function namesakeOf(gone: HTMLElement, bench: HTMLElement): HTMLElement | undefined {
  const label = gone.getAttribute('aria-label');
  if (label === null) return undefined;
  return [...bench.querySelectorAll<HTMLElement>(`${gone.tagName}[aria-label]`)].find(
    (one) => one.getAttribute('aria-label') === label && one.checkVisibility(),
  );
}

/** What a control says to a screen reader. */
function wordsOf(control: HTMLElement): string {
  const label = control.getAttribute('aria-label');
  if (label !== null) return label;
  const copy = control.cloneNode(true) as HTMLElement;
  for (const unheard of copy.querySelectorAll('[aria-hidden="true"]')) unheard.remove();
  return copy.textContent;
}

function focusablesOf(around: HTMLElement): readonly HTMLElement[] {
  return [...around.querySelectorAll<HTMLElement>(FOCUSABLE)];
}
