import { Check, Minus } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../lib/class-names.ts';

export interface CheckListProps {
  readonly title: string;
  /** What counts here. */
  readonly hint?: string;
  readonly checks: readonly {
    readonly id: string;
    readonly text: string;
    readonly isMet: boolean;
    /** What the learner had there; empty for nothing. */
    readonly detail?: string;
  }[];
}

/** What was to do, and what of it was done. */
export function CheckList({ title, hint, checks }: CheckListProps) {
  const { t } = useTranslation('runs');
  if (checks.length === 0) return null;
  return (
    <section aria-label={title} className="grid content-start gap-2">
      <h3 className="silk text-ink-muted">{title}</h3>
      {hint === undefined ? null : <p className="text-xs text-ink-muted">{hint}</p>}
      <ul className="grid gap-1.5 text-sm">
        {checks.map(({ id, text, isMet, detail = '' }) => {
          const Icon = isMet ? Check : Minus;
          return (
            <li key={id} className={classNames('flex gap-2', !isMet && 'text-ink-muted')}>
              <Icon
                aria-hidden="true"
                className={classNames('mt-0.5 size-4 shrink-0', isMet && 'text-passed')}
              />
              <span>
                {text}
                <span className="sr-only"> {t(isMet ? 'debrief.met' : 'debrief.unmet')}</span>
                {detail === '' ? null : <span className="block text-xs text-ink-muted">{detail}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
