import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '../../../ui/dialog.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { MESSAGE_TOASTS } from '../messages.ts';
import { type Sender, storedSender } from '../model/sender.ts';
import { ContactFields } from './contact-fields.tsx';
import { useContactForm } from './use-contact-form.ts';

export interface SupportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Whose session this browser keeps, where nobody is named. */
  readonly sender?: Sender | undefined;
}

/**
 * The Contact Support dialog of spec section 2. It closes by itself once the message is sent and stays open where that
 * fails. Keep it mounted while it is closed: what was typed is then there again, unless Cancel has thrown it away.
 */
export function SupportDialog({ isOpen, onClose, sender }: SupportDialogProps) {
  const { t } = useTranslation('messages');
  const [stored] = useState(storedSender);
  const { form, isSending, send, clear } = useContactForm({
    sender: sender ?? stored,
    sent: MESSAGE_TOASTS.supportSent,
    onSent: onClose,
  });
  const focusReturn = useFocusReturn();
  /** Where there is something to write: who is known need not say it again. */
  const focusEmpty = (event: Event): void => {
    focusReturn.onOpenAutoFocus();
    event.preventDefault();
    const { name, email } = form.getValues();
    form.setFocus(name === '' ? 'name' : email === '' ? 'email' : 'message');
  };
  const cancel = (): void => {
    clear();
    onClose();
  };
  return (
    <Dialog open={isOpen} onOpenChange={(open) => (open || isSending ? undefined : onClose())}>
      <DialogContent
        title={t('support.title')}
        description={t('support.description')}
        {...focusReturn}
        onOpenAutoFocus={focusEmpty}
      >
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // React passes the event on to the form that a portal stands in; this one is nobody else's.
            event.stopPropagation();
            send();
          }}
          className="grid gap-5"
        >
          <ContactFields
            form={form}
            isSending={isSending}
            labels={{ name: t('support.name'), email: t('support.email'), message: t('support.message') }}
          />
          <DialogFooter>
            <Button variant="secondary" disabled={isSending} onClick={cancel}>
              {t('support.cancel')}
            </Button>
            <Button type="submit" isBusy={isSending} busyLabel={t('sending')}>
              {t('support.submit')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
