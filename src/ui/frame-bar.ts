import { createContext, type ReactNode, use, useLayoutEffect } from 'react';

/** The bar of a full-screen frame, for a page inside it that draws a bar of its own. */
export interface FrameBar {
  /** Says that the session is live; null once it is over. */
  readonly live: ReactNode;
  onExit(): void;
  /** The frame draws no bar until the answer is called. */
  take(): () => void;
}

export const FrameBarContext = createContext<FrameBar | null>(null);

/** Takes the place of the frame's bar while the caller is drawn: what stood there is its to draw. Null outside a frame. */
export function useFrameBar(): FrameBar | null {
  const bar = use(FrameBarContext);
  const take = bar?.take;
  useLayoutEffect(() => take?.(), [take]);
  return bar;
}
