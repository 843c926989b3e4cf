import { type ComponentType, useState } from 'react';
import { LeaveDialog } from '../../features/hardware-lab/demo/leave-dialog.tsx';
import type { DemoLabProps } from '../../features/hardware-lab/demo-lab.tsx';
import { simulationLinks } from '../../features/simulation/model/simulation-source.ts';
import { RemoteSimulation } from '../../features/simulation/ui/remote-simulation.tsx';
import { SimulationOverlay } from '../../features/simulation/ui/simulation-overlay.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';

/** A loaded demo, ready to render. */
export type Demo =
  | { readonly kind: 'remote'; readonly url: string }
  | { readonly kind: 'lab'; readonly Lab: ComponentType<DemoLabProps> };

/**
 * The demo that the deployment links for the free plan (spec section 3), else the built-in lab with its machine.
 * Loaded before a use is counted.
 */
export async function loadDemo(): Promise<Demo> {
  const url = simulationLinks().free;
  if (url !== undefined) return { kind: 'remote', url };
  const lab = await import('../../features/hardware-lab/demo-lab.tsx');
  await lab.preloadDemo();
  return { kind: 'lab', Lab: lab.default };
}

export interface RunningDemoProps extends DemoLabProps {
  readonly demo: Demo;
  readonly isLive: boolean;
}

/** A demo in a full-screen frame. The built-in lab asks by itself before an exit; for a linked demo the frame asks. */
export function RunningDemo({ demo, isLive, ...session }: RunningDemoProps) {
  const { t } = useTranslation('simulation');
  const { onExit } = session;
  if (demo.kind === 'remote') return <RemoteDemo url={demo.url} onExit={onExit} />;
  return (
    <SimulationOverlay label={t('demo.region')} isLive={isLive} onExit={onExit}>
      <demo.Lab {...session} />
    </SimulationOverlay>
  );
}

interface RemoteDemoProps extends Pick<DemoLabProps, 'onExit'> {
  readonly url: string;
}

function RemoteDemo({ url, onExit }: RemoteDemoProps) {
  const { t } = useTranslation('simulation');
  const [isLeaving, setLeaving] = useState(false);
  const ask = (): void => setLeaving(true);
  useLeaveGuard(true, ask);
  return (
    <SimulationOverlay label={t('demo.region')} isLive onExit={ask}>
      <RemoteSimulation url={url} title={t('demo.region')} />
      <LeaveDialog isOpen={isLeaving} onStay={() => setLeaving(false)} onLeave={onExit} />
    </SimulationOverlay>
  );
}
