import { Check } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';

const PICKS = [
  { name: 'memory', isChosen: true },
  { name: 'power', isChosen: true },
  { name: 'storage', isChosen: false },
  { name: 'manual', isChosen: true },
] as const;

/** A sample selection of faults and rules of an assessment. */
export function PickPanel() {
  const { t } = useTranslation('business');
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-ground text-sm">
      {PICKS.map(({ name, isChosen }) => (
        <li key={name} className="flex items-center gap-3 px-4 py-2.5">
          <span
            className={classNames(
              'grid size-4 place-items-center border',
              isChosen ? 'border-copper-text bg-copper-soft text-copper-text' : 'border-edge',
            )}
          >
            {isChosen ? <Check className="size-3" strokeWidth={3} /> : null}
          </span>
          <span className={isChosen ? 'font-medium' : 'text-ink-faint'}>{t(`features.pick.${name}`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A sample customer complaint and a meter reading. */
export function CallPanel() {
  const { t } = useTranslation('business');
  return (
    <div className="grid gap-3">
      <div className="rounded-md border border-line bg-ground p-4">
        <p className="silk flex items-center gap-3">
          <span className="text-ink-muted">{t('features.call.ticket')}</span>
          <span className="bg-standby-soft px-1.5 text-standby">{t('features.call.priority')}</span>
        </p>
        <p className="mt-2 font-medium">{t('features.call.question')}</p>
      </div>
      <div className="chamfer scheme-dark flex items-center justify-between gap-4 bg-board p-4 text-ink">
        <span className="silk grid gap-1 text-ink-muted">
          {t('features.call.rail')}
          <span className="text-ink-faint normal-case">{t('features.call.wanted')}</span>
        </span>
        <span className="reading rounded-sm bg-sunken px-3 py-2 text-2xl font-medium text-fault">
          {t('features.call.reading')}
        </span>
      </div>
    </div>
  );
}

const PEOPLE = [
  { letter: 'A', shares: { evidence: 'h-[92%]', safety: 'h-full', cost: 'h-[84%]' } },
  { letter: 'B', shares: { evidence: 'h-[70%]', safety: 'h-[46%]', cost: 'h-[58%]' } },
  { letter: 'C', shares: { evidence: 'h-[34%]', safety: 'h-[40%]', cost: 'h-[22%]' } },
] as const;

const MEASURES = [
  { name: 'evidence', style: 'bg-probe-mark' },
  { name: 'safety', style: 'bg-passed-mark' },
  { name: 'cost', style: 'bg-copper' },
] as const;

/** A sample chart: three measures of three people side by side. */
export function ChartPanel() {
  const { t } = useTranslation('business');
  return (
    <div>
      <div className="grid h-32 grid-cols-3 gap-5 border-b border-edge">
        {PEOPLE.map(({ letter, shares }) => (
          <div key={letter} className="flex h-full items-end justify-center gap-1.5">
            {MEASURES.map(({ name, style }) => (
              <span key={name} className={classNames('w-full max-w-5', style, shares[name])} />
            ))}
          </div>
        ))}
      </div>
      <div className="silk mt-2 grid grid-cols-3 gap-5 text-center text-ink-muted">
        {PEOPLE.map(({ letter }) => (
          <span key={letter}>{letter}</span>
        ))}
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-muted">
        {MEASURES.map(({ name, style }) => (
          <li key={name} className="flex items-center gap-2">
            <span className={classNames('size-2.5', style)} />
            {t(`features.chart.${name}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
