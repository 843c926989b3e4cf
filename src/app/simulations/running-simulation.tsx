import type { ComponentType } from 'react';
import type {
  SessionScreen,
  SimulationProps,
  SimulationSource,
} from '../../features/simulation/model/simulation-source.ts';
import { RemoteSimulation } from '../../features/simulation/ui/remote-simulation.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** A loaded simulation, ready to render. */
export type Run =
  | Extract<SimulationSource, { kind: 'remote' }>
  | { readonly kind: 'built-in'; readonly Simulation: ComponentType<SimulationProps> };

/** Loads the code of the simulation before the session starts, so that download time is not session time. */
export async function loadRun(source: SimulationSource): Promise<Run> {
  if (source.kind === 'remote') return source;
  return { kind: 'built-in', Simulation: (await source.load()).default };
}

export interface RunningSimulationProps extends SimulationProps {
  readonly run: Run;
  readonly screen: SessionScreen;
}

/** The content of the full-screen frame while a simulation runs. */
export function RunningSimulation({ run, screen, ...session }: RunningSimulationProps) {
  const { t } = useTranslation('simulation');
  return run.kind === 'built-in' ? (
    <run.Simulation {...session} />
  ) : (
    <RemoteSimulation url={run.url} title={t(`${screen}.region`)} />
  );
}
