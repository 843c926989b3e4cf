import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TourCard } from '../../../../runs/tour/tour-card.tsx';
import type { BenchTour } from './use-bench-tour.ts';

/** The present step of the tour of the bench. */
export function BenchTourCard({ tour }: { readonly tour: BenchTour }) {
  const { t } = useTranslation('lab-bench');
  const { step } = tour;
  return step === null ? null : (
    <TourCard
      tour={tour}
      label={t('tour.label')}
      title={t(`tour.${step.id}.title`)}
      text={t(`tour.${step.id}.text`)}
      isDone={tour.isDone}
    />
  );
}
