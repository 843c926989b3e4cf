import { type ComponentType, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { classNames } from '../../../lib/class-names.ts';
import { useLiveMachine } from './use-live-machine.ts';

interface LiveMachineProps {
  /** The first frame was rendered. */
  onReady(): void;
  onUnavailable(): void;
}

export interface LiveStageProps extends LiveMachineProps {
  readonly LiveMachine: ComponentType<LiveMachineProps>;
  readonly isShown: boolean;
}

/** The live machine on top of its still. The still remains the accessible content. */
export function LiveStage({ LiveMachine, isShown, onReady, onUnavailable }: LiveStageProps) {
  const isWanted = useLiveMachine();
  if (!isWanted) return null;
  return (
    <div
      aria-hidden="true"
      className={classNames('absolute inset-0 overflow-hidden', isShown ? 'fading-rim' : 'invisible')}
    >
      <ErrorBoundary fallback={null} onError={onUnavailable}>
        <Suspense>
          <LiveMachine onReady={onReady} onUnavailable={onUnavailable} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
