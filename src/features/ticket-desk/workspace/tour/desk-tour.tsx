import { useCallback } from 'react';
import type { DeskView } from '../../../../core/ticketing/model/view.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { STORAGE_KEYS } from '../../../../lib/storage.ts';
import { TourCard } from '../../../../runs/tour/tour-card.tsx';
import { useTour } from '../../../../runs/tour/use-tour.ts';
import type { PhonePage } from '../layout/phone-bar.tsx';
import { DESK_TOUR, type DeskTourStep } from './tour-steps.ts';

export interface DeskTourProps {
  readonly view: DeskView;
  /** The page that is shown on a phone. */
  readonly page: PhonePage;
  onPage(page: PhonePage): void;
}

/** The tour of somebody who practises at the desk for the first time. */
export function DeskTour({ view, page, onPage }: DeskTourProps) {
  const { t } = useTranslation('desk');
  const tour = useTour<DeskTourStep>({
    steps: DESK_TOUR,
    storageKey: STORAGE_KEYS.deskTour,
    arrange: useCallback((step: DeskTourStep) => onPage(step.page), [onPage]),
    layout: `${page} ${view.open ?? ''}`,
  });
  const { step } = tour;
  return step === null ? null : (
    <div
      data-tour-card
      className="absolute inset-x-2 bottom-16 z-20 min-[60rem]:inset-x-auto min-[60rem]:start-4 min-[60rem]:bottom-18 min-[60rem]:w-80"
    >
      <TourCard
        tour={tour}
        label={t('tour.label')}
        title={t(`tour.${step.id}.title`)}
        text={t(`tour.${step.id}.text`)}
        isDone={step.isDone?.(view) ?? null}
      />
    </div>
  );
}
