import * as Dialog from '@radix-ui/react-dialog';
import { LogOut } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { FrameBarContext } from '../../../ui/frame-bar.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { LiveMark } from './live-mark.tsx';

export interface SimulationOverlayProps {
  /** Names the simulation, in the bar and to a screen reader. */
  readonly label: string;
  /** The session is running; false once it has come to its end. */
  readonly isLive: boolean;
  readonly onExit: () => void;
  readonly children: ReactNode;
}

/**
 * A running simulation: the whole screen, a Live mark, and an exit that is always there, in a bar of its own or, where the
 * simulation takes that over (`useFrameBar`), in the simulation's. While it is drawn the page
 * below neither scrolls nor takes focus; afterwards the focus is where it was. Escape belongs to the simulation, which has its own uses for it.
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
        {/* It is the overlay that keeps the page below from scrolling. */}
        <Dialog.Overlay className="fixed inset-0 z-40 bg-ground" />
        <Dialog.Content
          {...focusReturn}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus();
            // Not the exit, which would come first: one Enter would end what has just begun.
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

/** It could not be loaded, or broke: what was done is kept, and a fresh page takes it up again. */
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
