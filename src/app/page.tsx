import i18n from 'i18next';
import { type ComponentType, lazy, useEffect } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Namespace } from '../i18n/texts.ts';
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

interface PageHandle {
  readonly preload: (pathname: string) => Promise<void>;
}

/** Loads the page of an address and its layouts, so that its first render does not suspend. */
export async function preloadRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  const handles = matches.map(({ route }) => route.handle as PageHandle | undefined);
  await Promise.all(handles.map((handle) => handle?.preload(pathname)));
}

function chunk(
  load: () => Promise<ComponentType>,
  texts: readonly Namespace[],
): { code: PageCode; handle: PageHandle } {
  const code: PageCode = { Late: lazy(async () => ({ default: await load() })), Ready: null };
  const preload = async (): Promise<void> => {
    const [component] = await Promise.all([load(), texts.length > 0 && i18n.loadNamespaces(texts)]);
    code.Ready = component;
  };
  return { code, handle: { preload } };
}

/**
 * A page in its own chunk, and the texts that are preloaded with it. (The router's `lazy` needs its data routers: 16 kB more,
 * with nothing else that we use.)
 */
export function page(
  load: () => Promise<{ default: ComponentType }>,
  ...texts: readonly Namespace[]
): Pick<RouteObject, 'element' | 'handle'> {
  const { code, handle } = chunk(async () => (await load()).default, texts);
  return { element: <Page code={code} />, handle };
}

/** A layout in its own chunk, and the texts that are preloaded with it. */
export function part(
  load: () => Promise<ComponentType>,
  ...texts: readonly Namespace[]
): Pick<RouteObject, 'element' | 'handle'> {
  const { code, handle } = chunk(load, texts);
  return { element: <Part code={code} />, handle };
}

/** A part of the route table in its own chunk. What is preloaded goes on in it. */
export function routesOf(
  load: () => Promise<{ readonly Routes: ComponentType; readonly ROUTES: RouteObject[] }>,
  ...texts: readonly Namespace[]
): Pick<RouteObject, 'element' | 'handle'> {
  const { code, handle } = chunk(async () => (await load()).Routes, texts);
  const preload = async (pathname: string): Promise<void> => {
    const { ROUTES } = await load();
    await Promise.all([handle.preload(pathname), preloadRoutes(ROUTES, pathname)]);
  };
  return { element: <Part code={code} />, handle: { preload } };
}
