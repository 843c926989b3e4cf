import { Link } from 'react-router-dom';
import type { TutorialFacts } from '../../../core/tutorials/catalogue.ts';
import type { TutorialProgress } from '../../../core/tutorials/progress.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardTitle } from '../../../ui/card.tsx';
import { PATHS } from '../../paths.ts';
import { tutorialAddress } from '../tutorials-address.ts';

export interface BegunTutorialProps {
  readonly facts: TutorialFacts;
  readonly progress: TutorialProgress;
  /** It is the one thing to do next. */
  readonly isNext: boolean;
}

/** A tutorial that was begun, to go on with. */
export function BegunTutorial({ facts: { id, steps }, progress, isNext }: BegunTutorialProps) {
  const { t } = useTranslation(['home', 'tutorials']);
  return (
    <Card aria-labelledby="begun-tutorial">
      <CardBody className="flex h-full flex-col justify-between gap-6">
        <div className="grid gap-1.5">
          <p className="silk text-copper-text">{t('next.goOn')}</p>
          <CardTitle id="begun-tutorial" className="text-2xl">
            {`${id} ${t(`tutorials:title.${id}`)}`}
          </CardTitle>
          <p className="text-sm text-ink-muted">
            {t('tutorials:page.stepOf', { number: progress.next, count: steps })}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow">
          <Button asChild variant={isNext ? 'primary' : 'secondary'}>
            <Link to={tutorialAddress(id)}>{t('next.goOnWith.tutorial')}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={PATHS.tutorials}>{t('tutorials:card.all')}</Link>
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
