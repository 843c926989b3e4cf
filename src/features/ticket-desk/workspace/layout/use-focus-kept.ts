import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const REGION = 'section[aria-label]';

/** The regions around an element, the nearest first. */
function regionsOf(element: Element): readonly HTMLElement[] {
  const region = element.parentElement?.closest<HTMLElement>(REGION) ?? null;
  return region === null ? [] : [region, ...regionsOf(region)];
}

/**
 * Whether nothing of the desk, and nothing beside it, has the focus. A dialog that the desk stands in takes the focus
 * itself when the element that had it is gone (Radix), sooner or later than our effects.
 */
export function isFocusFree(desk: HTMLElement): boolean {
  const active = document.activeElement ?? document.body;
  return active === document.body || (active !== desk && active.contains(desk));
}

/**
 * What was pressed may be gone once its command is done, and the focus with it: it goes on in the nearest region that is
 * still there, so that neither Tab nor a screen reader begins at the top again.
 */
export function useFocusKept(desk: RefObject<HTMLElement | null>): void {
  const last = useRef<{ readonly element: Element; readonly regions: readonly HTMLElement[] } | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof Element && desk.current?.contains(target) === true)
        last.current = { element: target, regions: regionsOf(target) };
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [desk]);
  // After every drawing: what is gone is seen at once.
  useLayoutEffect(() => {
    const { current } = desk;
    if (last.current === null || current === null || last.current.element.isConnected) return;
    if (!isFocusFree(current)) return;
    const region =
      last.current.regions.find(({ isConnected }) => isConnected) ??
      current.querySelector<HTMLElement>(REGION);
    last.current = null;
    if (region === null) return;
    region.tabIndex = -1;
    // Its neighbours would cover a ring around it.
    region.classList.add('focus-visible:-outline-offset-2');
    region.focus({ preventScroll: true });
  });
}
