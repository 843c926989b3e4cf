import type { ComponentType } from 'react';
import type { SimulationScreen } from '../../../core/access/screens.ts';
import type { PlanKey } from '../../../core/billing/plans.ts';
import { parseSimulationLinks, type SimulationLinks } from '../../../core/contracts/simulation-links.ts';

declare global {
  interface ImportMetaEnv {
    /** JSON: remote simulations by plan (`core/contracts/simulation-links.ts`). */
    readonly VITE_SIMULATION_LINKS?: string;
  }
}

/** The screens that run a whole session; the demo has a page and a counter of its own. */
export type SessionScreen = Exclude<SimulationScreen, 'demo'>;

/** What a simulation that comes with the product is given. It fills its parent. */
export interface SimulationProps {
  /** Decides how long the session lasts and what is in it. */
  readonly planKey: PlanKey;
  /** The session has come to its end; the Live mark goes, what the simulation shows stays. */
  readonly onFinished: () => void;
  /** What was left open stays where it is: the simulation begins at its front room. */
  readonly isFresh?: boolean;
  readonly onExit: () => void;
}

/** Fetches a simulation's program, which is a chunk of its own. */
type LoadSimulation = () => Promise<{ readonly default: ComponentType<SimulationProps> }>;

export type BuiltInSimulations = Readonly<Partial<Record<SessionScreen, LoadSimulation>>>;

export type SimulationSource =
  | { readonly kind: 'remote'; readonly url: string }
  | { readonly kind: 'built-in'; readonly load: LoadSimulation }
  | { readonly kind: 'being-built' };

type LinkName = keyof SimulationLinks;

const LINK_NAMES: Readonly<Record<PlanKey, Readonly<Partial<Record<SessionScreen, LinkName>>>>> = {
  free: {},
  ace: { testing: 'ace' },
  expert: { ticketing: 'expert' },
  testing: { testing: 'testing' },
  ticketing: { ticketing: 'ticketing' },
  golden: { testing: 'goldenTesting', ticketing: 'goldenTicketing' },
};

/** The deployment's remote simulations. */
export function simulationLinks(
  env: Pick<ImportMetaEnv, 'VITE_SIMULATION_LINKS'> = import.meta.env,
): SimulationLinks {
  return parseSimulationLinks(env.VITE_SIMULATION_LINKS);
}

/** What runs on a screen for a plan: the deployment's link where it names one, else what comes with the product. */
export function simulationSource(
  screen: SessionScreen,
  plan: PlanKey,
  builtIn: BuiltInSimulations,
  links: SimulationLinks,
): SimulationSource {
  const name = LINK_NAMES[plan][screen];
  const url = name === undefined ? undefined : links[name];
  if (url !== undefined) return { kind: 'remote', url };
  const load = builtIn[screen];
  return load === undefined ? { kind: 'being-built' } : { kind: 'built-in', load };
}
