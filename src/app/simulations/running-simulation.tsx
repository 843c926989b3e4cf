import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  SessionScreen,
  SimulationProps,
  SimulationSource,
} from '../../features/simulation/model/simulation-source.ts';
import { BeingBuilt } from '../../features/simulation/ui/being-built.tsx';
import { RemoteSimulation } from '../../features/simulation/ui/remote-simulation.tsx';

/** A loaded simulation, ready to render. */
export type Run =
  | Exclude<SimulationSource, { kind: 'built-in' }>
  | { readonly kind: 'built-in'; readonly Simulation: ComponentType<SimulationProps> };

/** Loads the code of the simulation before the session starts, so that download time is not session time. */
export async function loadRun(source: SimulationSource): Promise<Run> {
  if (source.kind !== 'built-in') return source;
  return { kind: 'built-in', Simulation: (await source.load()).default };
}

export interface RunningSimulationProps extends SimulationProps {
  readonly run: Run;
  readonly screen: SessionScreen;
  readonly viewManual: ReactNode;
}

/** The content of the full-screen frame while a simulation runs. */
export function RunningSimulation({ run, screen, viewManual, ...session }: RunningSimulationProps) {
  const { t } = useTranslation('simulation');
  switch (run.kind) {
    case 'built-in':
      return <run.Simulation {...session} />;
    case 'remote':
      return <RemoteSimulation url={run.url} title={t(`${screen}.region`)} />;
    case 'being-built':
      return <BeingBuilt screen={screen} actions={viewManual} />;
  }
}
