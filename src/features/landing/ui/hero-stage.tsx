import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { MACHINE_STILL } from '../../../ui/machine-still.ts';
import { affordsLiveMachine } from '../model/device.ts';
import type { LiveStageProps } from './live-stage.tsx';
import { thisDevice } from './this-device.ts';

const LiveStage = lazy(() => import('./live-stage.tsx').then((module) => ({ default: module.LiveStage })));

export type HeroStageProps = Pick<LiveStageProps, 'LiveMachine'>;

/**
 * The hero's image of the machine (the largest element of the first screen, shown at once). On a capable device the
 * live machine replaces it and can be turned.
 */
export function HeroStage({ LiveMachine }: HeroStageProps) {
  const { t } = useTranslation('landing');
  const isHydrated = useIsHydrated();
  const [shown, setShown] = useState<'still' | 'live' | 'still-for-good'>('still');
  return (
    <div
      className="relative max-sm:-ms-[14%] max-sm:w-[122%] lg:-ms-[10%] lg:w-[110%]"
      data-shown={shown}
      data-live="strong"
    >
      <img
        {...MACHINE_STILL}
        sizes="(width >= 64rem) 64vw, 100vw"
        alt={t('stage.label')}
        fetchPriority="high"
        className={shown === 'live' ? 'h-auto w-full opacity-0' : 'h-auto w-full'}
      />
      {isHydrated && affordsLiveMachine(thisDevice()) && shown !== 'still-for-good' ? (
        <Suspense>
          <LiveStage
            LiveMachine={LiveMachine}
            isShown={shown === 'live'}
            onReady={() => setShown('live')}
            onUnavailable={() => setShown('still-for-good')}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
