import { Check, CornerDownRight, type LucideIcon, Search } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../lib/class-names.ts';

export interface ThreeSentencesProps {
  readonly wrong: string;
  /** Explains the cause; empty for nothing more to say. */
  readonly why: string;
  readonly well: string;
  readonly change: string;
  /** Beside something else they stand below each other. */
  readonly layout?: 'columns' | 'rows';
}

/** What a debrief begins with: what was wrong, what went well, and what to do differently. */
export function ThreeSentences({ wrong, why, well, change, layout = 'columns' }: ThreeSentencesProps) {
  const { t } = useTranslation('runs');
  return (
    <dl
      className={classNames(
        'chamfer relative grid divide-y divide-line overflow-hidden border border-line bg-surface shadow-rest before:absolute before:inset-x-0 before:top-0 before:z-10 before:h-0.75 before:bg-copper',
        layout === 'columns' && 'lg:grid-cols-3 lg:divide-x lg:divide-y-0',
      )}
    >
      <Sentence icon={Search} title={t('debrief.wrong')} text={wrong} detail={why} />
      <Sentence icon={Check} title={t('debrief.well')} text={well} />
      <Sentence icon={CornerDownRight} title={t('debrief.change')} text={change} />
    </dl>
  );
}

interface SentenceProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly detail?: string;
}

function Sentence({ icon: Icon, title, text, detail = '' }: SentenceProps) {
  return (
    <div className="grid content-start gap-2 p-5">
      <dt className="silk flex items-center gap-2 text-ink-muted">
        <Icon aria-hidden="true" className="size-4" />
        {title}
      </dt>
      <dd className="grid gap-2">
        <p className="text-lg leading-snug font-medium tracking-tight">{text}</p>
        {detail === '' ? null : <p className="text-sm text-ink-muted">{detail}</p>}
      </dd>
    </div>
  );
}
