import { History } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';

export interface ResumeCardProps {
  readonly title: string;
  /** What was left, and how far it got. */
  readonly text: string;
  readonly isStarting: boolean;
  onGo(): void;
  onDrop(): void;
}

/** A practice run that was left in the middle. */
export function ResumeCard({ title, text, isStarting, onGo, onDrop }: ResumeCardProps) {
  const { t } = useTranslation('runs');
  return (
    <section
      aria-label={title}
      className="chamfer flex flex-wrap items-center gap-4 border border-probe/50 bg-probe-soft p-4"
    >
      <History aria-hidden="true" className="size-5 text-probe" />
      <p className="grow text-sm">
        <span className="block font-semibold">{title}</span>
        {text}
      </p>
      <Button size="sm" variant="ghost" onClick={onDrop}>
        {t('resume.drop')}
      </Button>
      <Button size="sm" disabled={isStarting} onClick={onGo}>
        {t('resume.go')}
      </Button>
    </section>
  );
}
