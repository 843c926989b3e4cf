import { type ComponentType, lazy, useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { announceAwake } from '../lib/awake.ts';

interface PageCode {
  readonly Late: ComponentType;
  /** Set once it has been preloaded: it is then drawn without a wait. */
  Ready: ComponentType | null;
}

function Part({ code: { Late, Ready } }: { readonly code: PageCode }) {
  return Ready === null ? <Late /> : <Ready />;
}

/** Its effect runs after those of all that is drawn with it, so that every field and button answers. */
function Page({ code }: { readonly code: PageCode }) {
  return (
    <>
      <Part code={code} />
      <Awake />
    </>
  );
}

function Awake() {
  useEffect(announceAwake, []);
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

/**
 * A page as its own chunk. (The router's own `lazy` needs its data routers, which weigh sixteen kilobytes more and do
 * nothing else for us.)
 */
export function page(
  load: () => Promise<{ default: ComponentType }>,
): Pick<RouteObject, 'element' | 'handle'> {
  const { code, handle } = chunk(async () => (await load()).default);
  return { element: <Page code={code} />, handle };
}

/** A frame or a part of the table as its own chunk. */
export function part(load: () => Promise<ComponentType>): Pick<RouteObject, 'element' | 'handle'> {
  const { code, handle } = chunk(load);
  return { element: <Part code={code} />, handle };
}
