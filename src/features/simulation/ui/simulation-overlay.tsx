import * as Dialog from '@radix-ui/react-dialog';
import { LogOut } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { FrameBarContext } from '../../../ui/frame-bar.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { LiveMark } from './live-mark.tsx';

export interface SimulationOverlayProps {
  /** The simulation's name, in the bar and as the accessible name. */
  readonly label: string;
  /** The session is running; false once it is over. */
  readonly isLive: boolean;
  readonly onExit: () => void;
  readonly children: ReactNode;
}

/**
 * A running simulation in a full-screen dialog with a Live mark and a permanent exit button, in its own bar or,
 * through `useFrameBar`, in the simulation's. The page below neither scrolls nor receives focus; on close the focus
 * returns. Escape is left to the simulation.
 */
export function SimulationOverlay({ label, isLive, onExit, children }: SimulationOverlayProps) {
  const { t } = useTranslation('simulation');
  const focusReturn = useFocusReturn();
  const [takers, setTakers] = useState(0);
  const take = useCallback(() => {
    setTakers((count) => count + 1);
    return () => setTakers((count) => count - 1);
  }, []);
  const live = useMemo(() => (isLive ? <LiveMark /> : null), [isLive]);
  const frameBar = useMemo(() => ({ live, onExit, take }), [live, onExit, take]);
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        {/* Blocks scrolling of the page below. */}
        <Dialog.Overlay className="fixed inset-0 z-40 bg-ground" />
        <Dialog.Content
          {...focusReturn}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus();
            // Prevents the default focus on the exit button: Enter would end the session that has just started.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-40 flex flex-col bg-ground outline-none"
        >
          {takers > 0 ? (
            <Dialog.Title className="sr-only">{label}</Dialog.Title>
          ) : (
            <header className="flex items-center gap-3 border-b border-line bg-surface px-3 py-1.5 sm:px-4">
              {live}
              <Dialog.Title className="min-w-0 truncate text-sm font-medium max-[24rem]:sr-only">
                {label}
              </Dialog.Title>
              <Button variant="secondary" size="sm" className="ms-auto" onClick={onExit}>
                <LogOut aria-hidden="true" />
                {t('exit')}
              </Button>
            </header>
          )}
          <div className="relative min-h-0 grow">
            <ErrorBoundary fallback={<SimulationFailure />}>
              <Suspense fallback={<Spinner label={t('loading')} className="h-full" />}>
                <FrameBarContext value={frameBar}>{children}</FrameBarContext>
              </Suspense>
            </ErrorBoundary>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Shown when the simulation failed to load or crashed: the run is stored, and a reload resumes it. */
function SimulationFailure() {
  const { t } = useTranslation('simulation');
  return (
    <div className="grid justify-items-start gap-4 p-4">
      <Alert tone="fault" className="w-full" title={t('failed')}>
        {t('failedText')}
      </Alert>
      <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
    </div>
  );
}
