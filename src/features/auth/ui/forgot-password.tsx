import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { notify } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { AUTH_TOASTS } from '../messages.ts';

export interface ForgotPasswordProps {
  /** The absolute address of the reset link. */
  readonly resetUrl: string;
  /** The text of the link that opens the dialog. */
  readonly label: string;
  /** The email address typed into the sign-in form, which the dialog takes over. */
  readonly typedEmail?: () => string;
}

type DialogCode = typeof import('./forgot-password-dialog.tsx');

/** The link to the reset dialog. The dialog's code loads on the first click; if that fails, the form stays usable. */
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
