import { useEffect, useState } from 'react';
import { DEMO_60_ID } from '../../core/hardware/scenarios/demo-60.ts';
import { loadTexts } from '../../i18n/load-texts.ts';
import { webGlSupport } from '../../lib/webgl-support.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { DemoBench, type DemoBenchProps } from './demo/demo-bench.tsx';
import { openBench } from './open-bench.ts';
import { type LabStore, openLabStore } from './store.ts';
import { benchTexts } from './texts/case-text.ts';
import { useLabText } from './texts/lab-text.ts';
import { preloadScene } from './workbench/display/bench-stage.tsx';

/** A fixed seed: the demo is the same for everybody. */
const DEMO_SEED = 60;

/** `onFinished` is called once: when the picture is back, the active time is over, or the learner has left. */
export type DemoLabProps = Omit<DemoBenchProps, 'store'>;

async function openDemo(): Promise<LabStore> {
  // These texts are for customer quotes, which the demo does not use, so a failed download does not stop it.
  await loadTexts(benchTexts(DEMO_60_ID)).catch(() => undefined);
  return openLabStore(openBench('practice', DEMO_60_ID, DEMO_SEED));
}

/**
 * Downloads the scene, so that a slow connection does not use up the demo time: await it before a use is counted.
 * Does nothing on a device without WebGL.
 */
export async function preloadDemo(): Promise<void> {
  if (webGlSupport().available) await preloadScene();
}

/** The 60-second demo (hardware-lab.md 2.8). Fills its parent, and replaces the bar of the frame around it. */
export default function DemoLab(props: DemoLabProps) {
  const text = useLabText();
  const [store, setStore] = useState<LabStore | null>(null);
  useEffect(() => {
    let isGone = false;
    void openDemo().then((opened) => (isGone ? undefined : setStore(opened)));
    return () => {
      isGone = true;
    };
  }, []);
  if (store === null) {
    return (
      <p role="status" className="grid h-full place-content-center justify-items-center gap-3 text-ink-muted">
        <Spinner />
        {text('demo.loading')}
      </p>
    );
  }
  return <DemoBench {...props} store={store} />;
}
