import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from '../../../ui/dialog.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';

export interface ForgotPasswordDialogProps {
  /** The absolute address of the reset link. */
  readonly resetUrl: string;
  /** The words that open it. */
  readonly label: string;
  /** What stands in the sign-in form, so that nobody types their address twice. */
  readonly typedEmail?: () => string;
}

/** Asks for the address of whoever has forgotten the password, then says that the email is on its way. */
export function ForgotPasswordDialog({ resetUrl, label, typedEmail }: ForgotPasswordDialogProps) {
  const { t } = useTranslation('auth');
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const change = (open: boolean): void => {
    if (open) setSent(false);
    setOpen(open);
  };
  return (
    <Dialog open={isOpen} onOpenChange={change}>
      <DialogTrigger asChild>
        <Button variant="link" size="sm" className="pointer-coarse:min-h-0">
          {label}
        </Button>
      </DialogTrigger>
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
