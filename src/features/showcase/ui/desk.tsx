import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../lib/class-names.ts';
import { Section } from '../../../ui/section.tsx';

const POINTS = ['triage', 'ask', 'solve', 'note'] as const;

const QUEUE = [
  { name: 'first', id: 'INC-2041', priority: 'P2', style: 'bg-standby-soft text-standby', due: '3:42 h' },
  { name: 'second', id: 'INC-2044', priority: 'P4', style: 'bg-hover text-ink-muted', due: '21:10 h' },
  { name: 'third', id: 'INC-2045', priority: 'P3', style: 'bg-probe-soft text-probe', due: '7:55 h' },
] as const;

/** The section about the ticket desk: its queue and its actions. */
export function Desk() {
  const { t } = useTranslation('showcase');
  return (
    <Section
      id="desk"
      reference="U5"
      label={t('desk.designator')}
      heading={t('desk.heading')}
      lead={t('desk.text')}
      isSplit
      className="border-y border-line bg-sunken"
    >
      <div
        role="img"
        aria-label={t('desk.still')}
        className="chamfer border border-line bg-surface shadow-lift"
      >
        <p className="silk border-b border-line px-5 py-3 text-ink-muted">{t('desk.queue.label')}</p>
        <div>
          {QUEUE.map(({ name, id, priority, style, due }, index) => (
            <div
              key={id}
              className={classNames(
                'grid gap-2 border-line px-5 py-4 not-first:border-t',
                index === 0 && 'border-s-2 border-s-copper bg-ground',
              )}
            >
              <div className="silk flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="text-ink-muted">{id}</span>
                <span className={classNames('px-1.5', style)}>{priority}</span>
                <span className="ms-auto text-ink-muted normal-case">
                  {t('desk.queue.due', { time: due })}
                </span>
              </div>
              <span className="font-medium">{t(`desk.queue.${name}`)}</span>
            </div>
          ))}
        </div>
      </div>
      <ul className="mt-8 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {POINTS.map((point) => (
          <li key={point} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-copper-text" />
            <span>{t(`desk.points.${point}`)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
