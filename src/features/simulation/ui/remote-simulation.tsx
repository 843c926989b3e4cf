import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../ui/spinner.tsx';

/** What a remote simulation may do: run, take input, lock the pointer. It opens no window and never moves our page. */
const ALLOWED = ['allow-scripts', 'allow-forms', 'allow-pointer-lock'];

/** With its own origin it keeps its own storage. On ours it would own the page around it, and could lift the sandbox. */
function sandboxOf(url: string): string {
  const isOurs = new URL(url).origin === window.location.origin;
  return [...ALLOWED, ...(isOurs ? [] : ['allow-same-origin'])].join(' ');
}

export interface RemoteSimulationProps {
  readonly url: string;
  /** Names the frame to a screen reader. */
  readonly title: string;
}

/** A simulation from another address, in a sandboxed frame that fills its parent. */
export function RemoteSimulation({ url, title }: RemoteSimulationProps) {
  const { t } = useTranslation('simulation');
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      {isLoaded ? null : <Spinner label={t('loading')} className="absolute inset-0 h-full" />}
      <iframe
        src={url}
        title={title}
        sandbox={sandboxOf(url)}
        allow="fullscreen"
        referrerPolicy="strict-origin"
        onLoad={() => setLoaded(true)}
        className="relative size-full border-0"
      />
    </>
  );
}
