import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LabView } from '../../../core/hardware/model/view.ts';
import { usePicturePress } from '../workbench/display/picture-press.ts';
import { type Insets, NO_INSETS, rimInsets } from './camera/insets.ts';
import { useStageMount } from './use-stage-mount.ts';

export interface LiveSceneProps {
  readonly view: LabView;
  onReady(): void;
  onUnavailable(): void;
}

const nothing = (): void => undefined;
const AT_THE_BENCH = { place: 'bench', target: null } as const;

/**
 * A decorative scene: it can be rotated with the mouse, but nothing can be selected, and the wheel scrolls the page.
 * Fans and rendering stop while it is out of view.
 */
export function LiveScene({ view, onReady, onUnavailable }: LiveSceneProps) {
  const host = useRef<HTMLDivElement>(null);
  const press = usePicturePress();
  const isSeen = useIsSeen(host);
  const insets = useRimInsets(host);
  const resting = useMemo<LabView>(() => ({ ...view, fans: {} }), [view]);
  useStageMount(
    host,
    {
      view: isSeen ? view : resting,
      highlightedId: null,
      selectedId: null,
      probing: false,
      gaze: AT_THE_BENCH,
      insets,
      monitorPage: null,
      press,
      onCommands: nothing,
    },
    { onReady, onUnavailable },
  );
  useEffect(() => {
    const keep = (event: WheelEvent): void => event.stopPropagation();
    const element = host.current;
    element?.addEventListener('wheel', keep, { capture: true, passive: true });
    return () => element?.removeEventListener('wheel', keep, { capture: true });
  }, []);
  return <div ref={host} className="absolute inset-0 cursor-grab active:cursor-grabbing" />;
}

function useIsSeen(host: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    if (host.current === null) return;
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true));
    watch.observe(host.current);
    return () => watch.disconnect();
  }, [host]);
  return isSeen;
}

/** Insets for the rim at which the image fades into the page: the machine stays out of it at any size. */
function useRimInsets(host: RefObject<HTMLElement | null>): Insets {
  const [insets, setInsets] = useState(NO_INSETS);
  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return;
    const measure = (): void =>
      setInsets(rimInsets({ width: element.clientWidth, height: element.clientHeight }));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [host]);
  return insets;
}
