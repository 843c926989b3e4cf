import { SECONDS_PER_MINUTE } from '../../../../core/kernel/time.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { costOf } from '../../texts/desk-time.ts';

export interface ActButtonProps {
  readonly label: string;
  /** Simulated seconds that it takes. */
  readonly seconds: number;
  /** What a key of the desk puts the focus on. */
  readonly focus?: string | undefined;
  onAct(): void;
}

/** One act, with the minutes that it takes. */
export function ActButton({ label, seconds, focus, onAct }: ActButtonProps) {
  const { t } = useTranslation('desk');
  return (
    <Button
      variant="secondary"
      size="sm"
      className="min-h-8 justify-between px-2.5 text-start text-[0.8125rem] leading-4 max-[59.99875rem]:min-h-11"
      aria-label={t('tools.actFor', { act: label, time: costOf(seconds) })}
      data-focus={focus}
      onClick={onAct}
    >
      {label}
      <span className="reading text-2xs font-normal whitespace-nowrap text-ink-faint">
        {seconds < SECONDS_PER_MINUTE ? costOf(seconds) : seconds / SECONDS_PER_MINUTE}
      </span>
    </Button>
  );
}
