import { Volume2 } from 'lucide-react';
import type { InstrumentsView } from '../../../../core/hardware/model/bench-view.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { readingText } from '../../texts/reading-text.ts';

/** The meter's display as text with its unit; announced when it changes. */
export function MeterDisplay({ meter }: { readonly meter: InstrumentsView['meter'] }) {
  const { t, i18n } = useTranslation('lab-bench');
  const shown =
    meter.display === null
      ? t('meter.blank')
      : `${meter.negative ? '−' : ''}${readingText(meter.display, i18n.language)}`;
  return (
    <div className="scheme-dark chamfer grid border border-edge bg-screen px-3 py-2 text-passed">
      <p className="silk flex justify-between text-ink-muted">
        <span>{t(`meterName.${meter.function}`)}</span>
        {meter.beeping ? (
          <span className="flex items-center gap-1 text-standby">
            <Volume2 aria-hidden="true" className="size-3.5" />
            {t('meter.beeping')}
          </span>
        ) : null}
      </p>
      <p role="status" aria-label={t('meter.display')} className="reading text-end text-3xl font-medium">
        {shown}
      </p>
    </div>
  );
}
