import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { DemoLabProps } from '../../features/hardware-lab/demo-lab.tsx';
import { simulationLinks } from '../../features/simulation/model/simulation-source.ts';
import { RemoteSimulation } from '../../features/simulation/ui/remote-simulation.tsx';

/**
 * The demo, ready to be drawn: what the deployment links to for the free plan (spec section 3), else our own lab, which is
 * a chunk of its own and fetched with its machine before a use is counted.
 */
export async function loadDemo(): Promise<ComponentType<DemoLabProps>> {
  const url = simulationLinks().free;
  if (url !== undefined) return () => <RemoteDemo url={url} />;
  const lab = await import('../../features/hardware-lab/demo-lab.tsx');
  await lab.preloadDemo();
  return lab.default;
}

function RemoteDemo({ url }: { readonly url: string }) {
  const { t } = useTranslation('simulation');
  return <RemoteSimulation url={url} title={t('demo.region')} />;
}
