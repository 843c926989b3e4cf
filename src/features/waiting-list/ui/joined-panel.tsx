import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import type { WaitingListLinks } from '../model/waiting-list-links.ts';

export interface JoinedPanelProps {
  readonly email: string;
  readonly links: Pick<WaitingListLinks, 'register'>;
}

/** Replaces the form and receives its focus. */
export function JoinedPanel({ email, links }: JoinedPanelProps) {
  const { t } = useTranslation('waiting-list');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid animate-rise-in justify-items-start gap-4">
      <span className="chamfer grid size-14 place-items-center bg-passed-soft text-passed">
        <MailCheck aria-hidden="true" className="size-7" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-title font-semibold outline-none">
        {t('joined.heading')}
      </h2>
      <p className="text-ink-muted wrap-anywhere">{t('joined.confirmation', { email })}</p>
      <p className="text-ink-muted">{t('joined.meanwhile')}</p>
      <Button asChild variant="secondary" size="lg" className="mt-2">
        <Link to={links.register}>{t('joined.tryFree')}</Link>
      </Button>
    </div>
  );
}
