import { useTranslation } from 'react-i18next';
import type { Insight } from '../../../core/hardware/assessment/debrief.ts';
import { useLabText } from '../words/lab-text.ts';
import { BeliefChart } from './belief-chart.tsx';

/** One thing the belief watcher saw: what a look at the debug LEDs was, or would have been, worth. */
export function InsightCard({ insight }: { readonly insight: Insight }) {
  const text = useLabText();
  const { i18n } = useTranslation();
  const whole = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  const bits = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const values = {
    led: text(`led.${insight.outcome}`),
    before: whole.format(insight.before[insight.truth] ?? 0),
    after: whole.format(insight.after[insight.truth] ?? 0),
  };
  return (
    <section aria-label={text('ending.insightTitle')} className="grid content-start gap-3">
      <h3 className="text-sm font-semibold">{text('ending.insightTitle')}</h3>
      <p className="text-sm text-ink-muted">
        {text(insight.taken ? 'ending.insightTaken' : 'ending.insightMissed', values)}
      </p>
      <BeliefChart insight={insight} percent={(share) => whole.format(share)} />
      <p className="reading text-xs text-ink-muted">
        {text('ending.bits', {
          before: bits.format(insight.bitsBefore),
          after: bits.format(insight.bitsAfter),
        })}
      </p>
    </section>
  );
}
