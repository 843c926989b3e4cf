import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../../ui/dialog.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';

export interface ForgotPasswordDialogProps {
  /** The absolute address of the reset link. */
  readonly resetUrl: string;
  readonly typedEmail?: (() => string) | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Asks for the email address of a forgotten password, then says that the email was sent. */
export function ForgotPasswordDialog({
  resetUrl,
  typedEmail,
  isOpen,
  onOpenChange,
}: ForgotPasswordDialogProps) {
  const { t } = useTranslation('auth');
  const [isSent, setSent] = useState(false);
  const change = (open: boolean): void => {
    onOpenChange(open);
    if (!open) setSent(false);
  };
  return (
    <Dialog open={isOpen} onOpenChange={change}>
      <DialogContent
        title={t(isSent ? 'forgot.sentTitle' : 'forgot.title')}
        description={t(isSent ? 'forgot.sentDescription' : 'forgot.description')}
      >
        {isSent ? (
          <DialogFooter>
            <DialogClose asChild>
              <Button>{t('forgot.close')}</Button>
            </DialogClose>
          </DialogFooter>
        ) : (
          <ResetRequestForm
            resetUrl={resetUrl}
            initialEmail={typedEmail?.() ?? ''}
            onSent={() => setSent(true)}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
