import i18next from 'i18next';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import type { LabView, MachineModelId } from '../../../src/core/hardware/model/view.ts';
import type { CameraViewName } from '../../../src/features/hardware-lab/places/places.ts';
import { NO_INSETS, rimInsets } from '../../../src/features/hardware-lab/scene/camera/insets.ts';
import LabScene from '../../../src/features/hardware-lab/scene/lab-scene.tsx';
import { PicturePressContext } from '../../../src/features/hardware-lab/workbench/display/picture-press.ts';
import lab from '../../../src/i18n/en/lab.json';
import parts from '../../../src/i18n/en/lab-parts.json';
import scene from '../../../src/i18n/en/scene.json';
import './harness.css';
import { machineHalfIn, machineWithScrewsOut } from '../../support/scene-half-views.ts';
import {
  machineBeingMeasured,
  machineWithLoopback,
  machineWithPostCard,
  machineWithSupplyTested,
} from '../../support/scene-tool-views.ts';
import {
  machineAtRest,
  machineRunning,
  machineTakenApart,
  machineWithBoardOut,
  machineWithLooseModule,
} from '../../support/scene-views.ts';

/** The scene alone on a page: `?machine=<model>&view=<one of VIEWS>&select=<id>&theme=dark&rim=1`. */
const VIEWS: Readonly<Record<string, (model: MachineModelId) => LabView>> = {
  rest: machineAtRest,
  running: machineRunning,
  loose: machineWithLooseModule,
  apart: machineTakenApart,
  board: machineWithBoardOut,
  'half-in': machineHalfIn,
  'screws-out': machineWithScrewsOut,
  meter: machineBeingMeasured,
  tester: machineWithSupplyTested,
  post: machineWithPostCard,
  loopback: machineWithLoopback,
  smoke: (model) => ({ ...machineRunning(model), smoke: true }),
  closed: (model) => ({ ...machineAtRest(model), sidePanel: 'on' }),
};

declare global {
  interface Window {
    showMachine?: () => void;
    setView?: (name: string) => void;
    setMachine?: (model: string) => void;
    setMounted?: (mounted: boolean) => void;
    lookAt?: (view: string) => void;
  }
}

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
document.documentElement.style.colorScheme = query.get('theme') ?? 'light';
const { innerWidth: width, innerHeight: height } = window;
const insets = query.get('rim') === '1' ? rimInsets({ width, height }) : NO_INSETS;

function Harness() {
  const [name, setView] = useState(query.get('view') ?? 'rest');
  const [mounted, setMounted] = useState(true);
  const [model, setMachine] = useState(query.get('machine') ?? 'kestrel-b7');
  const view = useMemo(() => (VIEWS[name] ?? machineAtRest)(model as MachineModelId), [name, model]);
  const [selected, setSelected] = useState<string | null>(query.get('select'));
  const [status, setStatus] = useState('loading');
  const [camera, setCamera] = useState<CameraViewName | null>(query.get('camera') as CameraViewName | null);
  // The camera moves only when the view changes, so tests reset it to null first.
  const showMachine = () => {
    flushSync(() => setCamera(null));
    setCamera('machine');
  };
  const showModel = (next: string) => {
    setStatus('loading');
    setMachine(next);
  };
  const press = useMemo(() => ({ onSelect: setSelected, onActivate: () => undefined }), []);
  const lookAt = (view: string) => setCamera(view as CameraViewName);
  Object.assign(window, { showMachine, setView, setMachine: showModel, setMounted, lookAt });
  return (
    <main style={{ position: 'fixed', inset: 0 }} data-status={status} data-selected={selected ?? ''}>
      {mounted ? (
        <PicturePressContext value={press}>
          <LabScene
            view={view}
            highlightedId={query.get('highlight')}
            selectedId={selected}
            lookAt={camera}
            label={model}
            insets={insets}
            probing={query.get('probing') === '1'}
            onReady={() => setStatus('ready')}
            onUnavailable={setStatus}
          />
        </PicturePressContext>
      ) : null}
    </main>
  );
}

await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { scene, lab, 'lab-parts': parts } },
  interpolation: { escapeValue: false },
  // A picture of the product shows no key: the console's error stops whoever takes it.
  saveMissing: true,
  missingKeyHandler: (_languages, namespace, key) => console.error(`no text for ${namespace}:${key}`),
});
const root = document.getElementById('root');
if (root) createRoot(root).render(<Harness />);
