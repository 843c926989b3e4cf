import type { ReactNode } from 'react';
import { translateSentence } from '../../../i18n/sentences.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardFooter } from '../../../ui/card.tsx';

export interface SelectionFailureProps {
  readonly message: string;
  readonly goToLogin: ReactNode;
}

/** The error card of `/select-plan`. */
export function SelectionFailure({ message, goToLogin }: SelectionFailureProps) {
  const { t } = useTranslation('plans');
  return (
    <Card className="mx-auto w-full max-w-xl">
      <CardBody className="grid gap-4">
        <h1 className="text-2xl font-semibold tracking-tight">{t('select.title')}</h1>
        <Alert tone="fault" title={t('select.errorTitle')}>
          {translateSentence(message)}
        </Alert>
      </CardBody>
      <CardFooter>
        <Button onClick={() => window.location.reload()}>{t('select.refreshPage')}</Button>
        {goToLogin}
      </CardFooter>
    </Card>
  );
}
