import type { ReactNode } from 'react';
import type { SimulationScreen } from '../../../core/access/screens.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Card, CardBody, CardFooter } from '../../../ui/card.tsx';
import { StepTrack } from '../../../ui/step-track.tsx';
import { BenchPicture } from './bench-picture.tsx';
import { DeskStrip } from './desk-strip.tsx';

const STEPS = ['first', 'second', 'third'] as const;

export interface SimulationIntroProps {
  readonly screen: SimulationScreen;
  /** The remaining allowance of the plan, or the unfinished run. */
  readonly status?: ReactNode;
  /** The start button and links to other pages. */
  readonly actions: ReactNode;
}

/** The page before a simulation starts: description, controls and procedure. */
export function SimulationIntro({ screen, status, actions }: SimulationIntroProps) {
  const { t } = useTranslation('simulation');
  return (
    <Card className="mx-auto w-full max-w-5xl overflow-hidden">
      {screen === 'ticketing' ? <DeskStrip /> : <BenchPicture />}
      <CardBody className="grid gap-4">
        <p aria-hidden="true" className="silk text-ink-faint">
          {t(`${screen}.mark`)}
        </p>
        <h1 className="text-title font-semibold">{t(`${screen}.title`)}</h1>
        <p className="max-w-prose text-lg text-ink-muted">{t(`${screen}.description`)}</p>
        {status}
        <div className="mt-2 flex flex-wrap items-center gap-3">{actions}</div>
      </CardBody>
      <CardFooter className="grid gap-6 bg-sunken sm:py-7">
        <h2 className="silk text-ink-muted">{t('howItGoes')}</h2>
        <StepTrack
          steps={STEPS.map((step) => ({
            title: t(`${screen}.steps.${step}.title`),
            text: t(`${screen}.steps.${step}.text`),
          }))}
        />
      </CardFooter>
    </Card>
  );
}
