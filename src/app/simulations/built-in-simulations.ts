import type { BuiltInSimulations } from '../../features/simulation/model/simulation-source.ts';

/** The simulations that ship with the product, by screen; a deployment may configure remote ones in their place. */
export const BUILT_IN_SIMULATIONS: BuiltInSimulations = {
  testing: () => import('./testing-lab.tsx'),
  ticketing: () => import('./ticketing-desk.tsx'),
};
