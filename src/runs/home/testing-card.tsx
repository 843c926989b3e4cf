import { ShieldCheck, Timer } from 'lucide-react';
import { Trans } from '../../i18n/trans.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { TestClock } from '../session/test-clock.tsx';

export interface TestingCardProps {
  readonly text: string;
  /** ISO, by the server's clock: when the test that is open ends; null without one. */
  readonly openUntil: string | null;
  /** How long a test may last under the person's plan; null without a limit. */
  readonly sessionMinutes: number | null;
  readonly isStarting: boolean;
  /** What is going on while it starts. */
  readonly startingLabel: string;
  onStart(): void;
}

/** Testing: an unseen case refereed by the server; starts the next one or goes on with the one that is open. */
export function TestingCard({
  text,
  openUntil,
  sessionMinutes,
  isStarting,
  startingLabel,
  onStart,
}: TestingCardProps) {
  const { t } = useTranslation('runs');
  const isOpen = openUntil !== null;
  return (
    <section
      aria-labelledby="runs-testing"
      className="chamfer-both grid content-start gap-4 border border-line bg-surface p-5 shadow-lift"
    >
      <header className="grid gap-1">
        <h2 id="runs-testing" className="text-xl font-semibold">
          {t('testing.title')}
        </h2>
        <p className="text-sm text-ink-muted">{text}</p>
      </header>
      <ul className="grid gap-2 text-sm">
        <li className="flex gap-2">
          <Timer aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-copper-text" />
          {sessionMinutes === null ? t('testing.noLimit') : t('testing.limit', { minutes: sessionMinutes })}
        </li>
        <li className="flex gap-2">
          <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-copper-text" />
          {t('testing.saved')}
        </li>
      </ul>
      {openUntil === null || sessionMinutes === null ? null : (
        <p className="rounded-md border border-standby/35 bg-standby-soft p-3 text-sm">
          <Trans t={t} i18nKey="testing.clock" components={{ clock: <TestClock expiresAt={openUntil} /> }} />
        </p>
      )}
      <Button
        size="lg"
        // A test that is open comes first; one to begin waits behind practice.
        variant={isOpen ? 'primary' : 'secondary'}
        className="mt-auto"
        isBusy={isStarting}
        busyLabel={startingLabel}
        onClick={onStart}
      >
        {t(isOpen ? 'testing.resume' : 'testing.start')}
      </Button>
    </section>
  );
}
