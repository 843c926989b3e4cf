import { MailCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { backendMessage } from '../../../lib/backend-message.ts';
import { notify } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardFooter, CardTitle } from '../../../ui/card.tsx';
import { resendConfirmation } from '../api/sign-up.ts';
import { AUTH_TOASTS } from '../messages.ts';

export interface VerificationCardProps {
  /** The address that the link was sent to, if this browser knows it. */
  readonly email: string | null;
  /** The absolute address of the confirmation link. */
  readonly returnTo: string;
  readonly backToLogin: ReactNode;
}

/**
 * 'Email Verification Required'. It shows the same text for an address that was already registered, and says what to
 * do then, so that nobody else can find out whether it was.
 */
export function VerificationCard({ email, returnTo, backToLogin }: VerificationCardProps) {
  const { t } = useTranslation('auth');
  const [isSending, setSending] = useState(false);
  const resend = async (address: string): Promise<void> => {
    setSending(true);
    try {
      await resendConfirmation(address, returnTo);
      notify(AUTH_TOASTS.verificationResent);
    } catch (cause) {
      notify(AUTH_TOASTS.failed, { message: backendMessage(cause) ?? t('failures.resend') });
    }
    setSending(false);
  };
  return (
    <Card className="mx-auto w-full max-w-xl">
      <CardBody className="grid gap-4">
        <MailCheck aria-hidden="true" className="size-8 text-copper-text" />
        <CardTitle level={1}>{t('verification.title')}</CardTitle>
        <p>{email === null ? t('verification.sentSomewhere') : t('verification.sent', { email })}</p>
        <p className="text-sm text-ink-muted">{t('verification.known')}</p>
      </CardBody>
      <CardFooter>
        {backToLogin}
        {email === null ? null : (
          <Button
            variant="ghost"
            isBusy={isSending}
            busyLabel={t('verification.resending')}
            onClick={() => void resend(email)}
          >
            {t('verification.resend')}
          </Button>
        )}
      </CardFooter>
    </Card>
  );
}
