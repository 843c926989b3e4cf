import type { ComponentType } from 'react';
import type { SimulationScreen } from '../../../core/access/screens.ts';
import type { PlanKey } from '../../../core/billing/plans.ts';
import { parseSimulationLinks, type SimulationLinks } from '../../../core/contracts/simulation-links.ts';
import type { Beginning } from '../../../runs/shell/first-wish.ts';

declare global {
  interface ImportMetaEnv {
    /** JSON: remote simulations by plan (`core/contracts/simulation-links.ts`). */
    readonly VITE_SIMULATION_LINKS?: string;
  }
}

/** The screens that run a whole session; the demo has its own page and usage count. */
export type SessionScreen = Exclude<SimulationScreen, 'demo'>;

/** The props of a built-in simulation. It fills its parent. */
export interface SimulationProps {
  /** Decides the length and the content of the session. */
  readonly planKey: PlanKey;
  /** The session is over; the Live mark disappears, the simulation stays on screen. */
  readonly onFinished: () => void;
  /** Opens the start page of the simulation instead of resuming an unfinished run. */
  readonly isFresh?: boolean;
  /** What a built-in simulation opens at once for somebody who comes from another page. */
  readonly begin?: Beginning | null;
  readonly onExit: () => void;
}

/** Loads the code of a simulation, which is a separate chunk. */
type LoadSimulation = () => Promise<{ readonly default: ComponentType<SimulationProps> }>;

export type BuiltInSimulations = Readonly<Record<SessionScreen, LoadSimulation>>;

export type SimulationSource =
  | { readonly kind: 'remote'; readonly url: string }
  | { readonly kind: 'built-in'; readonly load: LoadSimulation };

type LinkName = keyof SimulationLinks;

const LINK_NAMES: Readonly<Record<PlanKey, Readonly<Partial<Record<SessionScreen, LinkName>>>>> = {
  free: {},
  ace: { testing: 'ace' },
  expert: { ticketing: 'expert' },
  testing: { testing: 'testing' },
  ticketing: { ticketing: 'ticketing' },
  golden: { testing: 'goldenTesting', ticketing: 'goldenTicketing' },
};

/** The remote simulations of the deployment. */
export function simulationLinks(
  env: Pick<ImportMetaEnv, 'VITE_SIMULATION_LINKS'> = import.meta.env,
): SimulationLinks {
  return parseSimulationLinks(env.VITE_SIMULATION_LINKS);
}

/** What runs on a screen for a plan: the deployment's link if there is one, else the built-in simulation. */
export function simulationSource(
  screen: SessionScreen,
  plan: PlanKey,
  builtIn: BuiltInSimulations,
  links: SimulationLinks,
): SimulationSource {
  const name = LINK_NAMES[plan][screen];
  const url = name === undefined ? undefined : links[name];
  return url === undefined ? { kind: 'built-in', load: builtIn[screen] } : { kind: 'remote', url };
}
