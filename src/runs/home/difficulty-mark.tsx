import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../lib/class-names.ts';

const LEVELS = [1, 2, 3, 4, 5] as const;

/** How hard a job is, 1 to 5, as ticks; in words for who points or listens. */
export function DifficultyMark({ difficulty }: { readonly difficulty: number }) {
  const { t } = useTranslation('runs');
  return (
    <span className="inline-flex items-center" title={t('difficulty', { level: difficulty })}>
      <span aria-hidden="true" className="flex gap-0.5">
        {LEVELS.map((level) => (
          <span
            key={level}
            className={classNames('h-2.5 w-1 rounded-full', level <= difficulty ? 'bg-copper' : 'bg-line')}
          />
        ))}
      </span>
      <span className="sr-only">{t('difficulty', { level: difficulty })}</span>
    </span>
  );
}
