import { type ComponentType, lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

interface PageCode {
  readonly Late: ComponentType;
  /** Set once it has been preloaded: it is then drawn without a wait. */
  Ready: ComponentType | null;
}

function Page({ code: { Late, Ready } }: { readonly code: PageCode }) {
  return Ready === null ? <Late /> : <Ready />;
}

export interface PageHandle {
  readonly preload: () => Promise<void>;
}

/**
 * A page as its own chunk. (The router's own `lazy` needs its data routers, which weigh sixteen kilobytes more and do
 * nothing else for us.)
 */
export function page(
  load: () => Promise<{ default: ComponentType }>,
): Pick<RouteObject, 'element' | 'handle'> {
  const code: PageCode = { Late: lazy(load), Ready: null };
  const preload = async (): Promise<void> => {
    code.Ready = (await load()).default;
  };
  return { element: <Page code={code} />, handle: { preload } satisfies PageHandle };
}

/** A frame or a part of the table as its own chunk. */
export function part(load: () => Promise<ComponentType>): Pick<RouteObject, 'element' | 'handle'> {
  return page(async () => ({ default: await load() }));
}
