import { type ComponentType, lazy, useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { announceHydrated } from '../lib/announce-hydrated.ts';

interface PageCode {
  readonly Late: ComponentType;
  /** Set after preloading: the component then renders without suspending. */
  Ready: ComponentType | null;
}

function Part({ code: { Late, Ready } }: { readonly code: PageCode }) {
  return Ready === null ? <Late /> : <Ready />;
}

/**
 * Announces hydration in an effect of the last child, so it runs after the page's own effects have attached their
 * handlers.
 */
function Page({ code }: { readonly code: PageCode }) {
  return (
    <>
      <Part code={code} />
      <HydrationNotice />
    </>
  );
}

function HydrationNotice() {
  useEffect(announceHydrated, []);
  return null;
}

export interface PageHandle {
  readonly preload: () => Promise<void>;
}

function chunk(load: () => Promise<ComponentType>): { code: PageCode; handle: PageHandle } {
  const code: PageCode = { Late: lazy(async () => ({ default: await load() })), Ready: null };
  const preload = async (): Promise<void> => {
    code.Ready = await load();
  };
  return { code, handle: { preload } };
}

/** A page in its own chunk. (The router's `lazy` needs its data routers: 16 kB more, with nothing else that we use.) */
export function page(
  load: () => Promise<{ default: ComponentType }>,
): Pick<RouteObject, 'element' | 'handle'> {
  const { code, handle } = chunk(async () => (await load()).default);
  return { element: <Page code={code} />, handle };
}

/** A layout or a part of the route table in its own chunk. */
export function part(load: () => Promise<ComponentType>): Pick<RouteObject, 'element' | 'handle'> {
  const { code, handle } = chunk(load);
  return { element: <Part code={code} />, handle };
}
