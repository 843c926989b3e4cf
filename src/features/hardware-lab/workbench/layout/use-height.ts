import { type RefCallback, useCallback, useRef, useState } from 'react';

/** The current height of an element in pixels; 0 while it is not rendered. */
export function useHeight(): readonly [RefCallback<HTMLElement>, number] {
  const [height, setHeight] = useState(0);
  const observer = useRef<ResizeObserver | null>(null);
  const follow = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    observer.current = null;
    if (element === null) return;
    const measure = (): void => setHeight(Math.round(element.getBoundingClientRect().height));
    observer.current = new ResizeObserver(measure);
    observer.current.observe(element);
    measure();
  }, []);
  return [follow, height];
}
