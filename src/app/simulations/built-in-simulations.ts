import type { BuiltInSimulations } from '../../features/simulation/model/simulation-source.ts';

/**
 * The simulations that come with the product, by screen: `testing: () => import('../../features/…')`. None is finished
 * yet; a screen without one says so, unless the deployment names a remote one.
 */
export const BUILT_IN_SIMULATIONS: BuiltInSimulations = {};
