import { comingOf, type Part, planToday } from '../core/access/coming.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { classNames } from '../lib/class-names.ts';
import { formatList } from '../lib/format.ts';
import { Badge } from './badge.tsx';

interface ComingNoteProps {
  /** The product parts that the text beside it mentions. */
  readonly parts: readonly Part[];
  readonly className?: string;
}

/** Says which of the mentioned parts are not available yet; renders nothing once all are (core/access/coming.ts). */
export function ComingNote({ parts, className }: ComingNoteProps) {
  return <Note parts={comingOf(parts)} className={className} />;
}

interface PlanComingNoteProps {
  readonly planName: string;
  readonly className?: string;
}

/** Says on a plan's card which of its parts are not available yet, and what it opens today. */
export function PlanComingNote({ planName, className }: PlanComingNoteProps) {
  const { t } = useTranslation('plan-notes');
  const today = planToday(planName);
  if (today === null) return null;
  const opens = [...today.opens.map((screen) => t(`screens.${screen}`)), t('manual')];
  return (
    <Note parts={today.coming} more={t('openToday', { parts: formatList(opens) })} className={className} />
  );
}

interface NoteProps {
  readonly parts: readonly Part[];
  readonly more?: string;
  readonly className?: string | undefined;
}

/** Phrasing content only: it is also used inside labels. */
function Note({ parts, more, className }: NoteProps) {
  const { t } = useTranslation('plan-notes');
  if (parts.length === 0) return null;
  const names = parts.map((part) => t(`parts.${part}`));
  return (
    <span className={classNames('block text-sm text-ink-muted', className)}>
      <Badge tone="probe" className="me-2">
        {t('badge')}
      </Badge>
      {t('notOpen', { parts: formatList(names) })}
      {more === undefined ? null : ` ${more}`}
    </span>
  );
}
