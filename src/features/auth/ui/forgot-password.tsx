import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { AUTH_TOASTS } from '../messages.ts';

export interface ForgotPasswordProps {
  /** The absolute address of the reset link. */
  readonly resetUrl: string;
  /** The words that open the dialog. */
  readonly label: string;
  /** What stands in the sign-in form, so that nobody types their address twice. */
  readonly typedEmail?: () => string;
}

type DialogCode = typeof import('./forgot-password-dialog.tsx');

/** The way to a new password. The dialog's code comes with the first click; where it does not come, the form stays as it is. */
export function ForgotPassword({ resetUrl, label, typedEmail }: ForgotPasswordProps) {
  const { t } = useTranslation('auth');
  const [code, setCode] = useState<DialogCode | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = async (): Promise<void> => {
    try {
      setCode(await import('./forgot-password-dialog.tsx'));
      setOpen(true);
    } catch {
      notify(AUTH_TOASTS.failed, { message: t('failures.resetRequest') });
    }
  };
  return (
    <>
      <Button
        variant="link"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="pointer-coarse:min-h-0"
        onClick={() => void open()}
      >
        {label}
      </Button>
      {code === null ? null : (
        <code.ForgotPasswordDialog
          resetUrl={resetUrl}
          typedEmail={typedEmail}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
