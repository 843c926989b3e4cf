import type { ResourceKey } from 'i18next';

/** English of the simulations, apart from the rest: public pages need not know where these files are. */
const FILES = import.meta.glob<{ default: ResourceKey }>(['./en/{desk,lab}*.json']);

/** The English texts of a namespace of a simulation. */
export async function simulationTexts(namespace: string): Promise<ResourceKey> {
  return (await FILES[`./en/${namespace}.json`]?.())?.default ?? {};
}

/** The namespaces of the simulations. */
export function simulationNamespaces(): readonly string[] {
  return Object.keys(FILES).flatMap((path) => /([^/]+)\.json$/.exec(path)?.[1] ?? []);
}
