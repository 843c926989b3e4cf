import { EyeOff, ShieldCheck, Timer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Designator } from '../../ui/designator.tsx';

export interface ReadyScreenProps {
  /** How long the test may last under the person's plan; null without a limit. */
  readonly sessionMinutes: number | null;
  /** What there is no help of in a test. */
  readonly aloneText: string;
  readonly isStarting: boolean;
  /** What is going on while it starts. */
  readonly startingLabel: string;
  onStart(): void;
  onBack(): void;
}

/** What somebody has to know before the clock of a test starts. */
export function ReadyScreen({
  sessionMinutes,
  aloneText,
  isStarting,
  startingLabel,
  onStart,
  onBack,
}: ReadyScreenProps) {
  const { t } = useTranslation('runs');
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone, and the focus with it.
  useEffect(() => heading.current?.focus(), []);
  const points = [
    {
      Icon: Timer,
      text: sessionMinutes === null ? t('testing.noLimit') : t('ready.clock', { minutes: sessionMinutes }),
    },
    { Icon: EyeOff, text: aloneText },
    { Icon: ShieldCheck, text: t(sessionMinutes === null ? 'testing.saved' : 'ready.saved') },
  ];
  return (
    <div className="mat-grid grid h-full place-items-center overflow-y-auto bg-ground p-4">
      <section
        aria-labelledby="ready-heading"
        className="chamfer-both grid w-full max-w-lg gap-5 border border-line bg-surface p-6 shadow-lift sm:p-8"
      >
        <Designator reference="T1">{t('testing.title')}</Designator>
        <h1 id="ready-heading" ref={heading} tabIndex={-1} className="text-title font-semibold outline-none">
          {t('ready.title')}
        </h1>
        <ul className="grid gap-3">
          {points.map(({ Icon, text }) => (
            <li key={text} className="flex gap-3">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-copper-text" />
              {text}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button size="lg" isBusy={isStarting} busyLabel={startingLabel} onClick={onStart}>
            {t(sessionMinutes === null ? 'ready.startUnlimited' : 'ready.start')}
          </Button>
          <Button size="lg" variant="secondary" onClick={onBack}>
            {t('ready.back')}
          </Button>
        </div>
      </section>
    </div>
  );
}
