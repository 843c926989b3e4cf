import { EyeOff, ShieldCheck, Timer } from 'lucide-react';
import { SECONDS_PER_MINUTE } from '../../core/kernel/time.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

export interface BeforeRunProps {
  readonly runSeconds: number;
  /** What there is no help of in a test. */
  readonly aloneText: string;
}

/** What somebody has to know before the clock of a form's run starts. */
export function BeforeRun({ runSeconds, aloneText }: BeforeRunProps) {
  const { t } = useTranslation('attempts');
  const points = [
    { Icon: Timer, text: t('before.clock', { minutes: Math.round(runSeconds / SECONDS_PER_MINUTE) }) },
    { Icon: EyeOff, text: aloneText },
    { Icon: ShieldCheck, text: t('before.saved') },
  ];
  return (
    <ul className="grid gap-3">
      {points.map(({ Icon, text }) => (
        <li key={text} className="flex gap-3">
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-copper-text" />
          {text}
        </li>
      ))}
    </ul>
  );
}
