import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Spinner } from '../../../ui/spinner.tsx';

/**
 * The sandbox permissions of a remote simulation: scripts, forms, pointer lock. No popups and no navigation of our
 * page.
 */
const ALLOWED = ['allow-scripts', 'allow-forms', 'allow-pointer-lock'];

/**
 * The sandbox attribute. A remote simulation on another origin may keep its own storage; on our origin
 * `allow-same-origin` would let it control this page and remove the sandbox.
 */
function sandboxOf(url: string): string {
  const isOurs = new URL(url).origin === window.location.origin;
  return [...ALLOWED, ...(isOurs ? [] : ['allow-same-origin'])].join(' ');
}

export interface RemoteSimulationProps {
  readonly url: string;
  /** The accessible name of the frame. */
  readonly title: string;
}

/** A simulation at another address, in a sandboxed frame that fills its parent. */
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
