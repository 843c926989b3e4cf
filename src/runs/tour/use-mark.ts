import { useEffect } from 'react';

/**
 * Marks the element with this `data-tour` value and brings it into view; null marks nothing.
 *
 * @param layout changes whenever elements appear or disappear, so that the element is looked for again
 */
export function useMark(anchor: string | null, layout: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element may appear with another layout
  useEffect(() => {
    if (anchor === null) return;
    let marked: Element | null = null;
    // The element is rendered after the arrangement has changed.
    const frame = requestAnimationFrame(() => {
      marked = document.querySelector(`[data-tour="${anchor}"]`);
      marked?.setAttribute('data-tour-now', '');
      marked?.scrollIntoView({ block: 'nearest' });
    });
    return () => {
      cancelAnimationFrame(frame);
      marked?.removeAttribute('data-tour-now');
    };
  }, [anchor, layout]);
}
