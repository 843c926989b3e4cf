import type { BuiltInSimulations } from '../../features/simulation/model/simulation-source.ts';

/**
 * The simulations that ship with the product, by screen. A screen without one says that it is being built, unless
 * the deployment configures a remote one.
 */
export const BUILT_IN_SIMULATIONS: BuiltInSimulations = { testing: () => import('./testing-lab.tsx') };
