import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';

export interface DemoEndingProps {
  /** Renders the result under this heading. */
  result(heading: RefObject<HTMLHeadingElement | null>): ReactNode;
  readonly plansPath: string;
  onLeave(): void;
}

/** The end of the demo, beside the machine: the result and the next steps. */
export function DemoEnding({ result, plansPath, onLeave }: DemoEndingProps) {
  const { t } = useTranslation('demo');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-label={t('result.label')}
      className="chamfer grid animate-rise-in gap-4 border border-line bg-surface p-4 shadow-float sm:p-5"
    >
      {result(heading)}
      <div className="grid grid-cols-2 gap-2">
        <Button asChild>
          <Link to={plansPath}>{t('result.plans')}</Link>
        </Button>
        <Button variant="ghost" onClick={onLeave}>
          {t('result.leave')}
        </Button>
      </div>
    </section>
  );
}
