import { type ComponentType, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { classNames } from '../../../lib/class-names.ts';
import { useLiveMachine } from './use-live-machine.ts';

interface LiveMachineProps {
  /** The first picture is drawn. */
  onReady(): void;
  onUnavailable(): void;
}

export interface LiveStageProps extends LiveMachineProps {
  readonly LiveMachine: ComponentType<LiveMachineProps>;
  readonly isShown: boolean;
}

/** The live machine over its still, where the device can afford it. The still is what is read to people. */
export function LiveStage({ LiveMachine, isShown, onReady, onUnavailable }: LiveStageProps) {
  const isWanted = useLiveMachine();
  if (!isWanted) return null;
  return (
    <div
      aria-hidden="true"
      className={classNames('absolute inset-0 overflow-hidden', isShown ? 'fading-rim' : 'invisible')}
    >
      {/* The still was taken in this shape, and its upper part cut off. */}
      <div className="absolute inset-x-0 bottom-0 aspect-[1600/1020]">
        <ErrorBoundary fallback={null} onError={onUnavailable}>
          <Suspense>
            <LiveMachine onReady={onReady} onUnavailable={onUnavailable} />
          </Suspense>
        </ErrorBoundary>
      </div>
    </div>
  );
}
