import { createContext, type ReactNode, use, useLayoutEffect } from 'react';

/** Lets a page inside a full-screen frame replace the frame's bar with its own. */
export interface FrameBar {
  /** A label that says that the session is live; null once it is over. */
  readonly live: ReactNode;
  onExit(): void;
  /** Hides the frame's bar; the returned function shows it again. */
  take(): () => void;
}

export const FrameBarContext = createContext<FrameBar | null>(null);

/** Hides the frame's bar while the caller is mounted; the caller renders its content. Null outside a frame. */
export function useFrameBar(): FrameBar | null {
  const bar = use(FrameBarContext);
  const take = bar?.take;
  useLayoutEffect(() => take?.(), [take]);
  return bar;
}
