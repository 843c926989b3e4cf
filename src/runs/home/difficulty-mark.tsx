import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';

const LEVELS = [1, 2, 3, 4, 5] as const;

/** How hard a job is, 1 to 5, as ticks and in words. */
export function DifficultyMark({ difficulty }: { readonly difficulty: number }) {
  const { t } = useTranslation('runs');
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="flex gap-0.5">
        {LEVELS.map((level) => (
          <span
            key={level}
            className={classNames('h-2.5 w-1 rounded-full', level <= difficulty ? 'bg-copper' : 'bg-line')}
          />
        ))}
      </span>
      {t('difficulty', { level: difficulty })}
    </span>
  );
}
