import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
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
  /** Defaults to the person of the stored session. */
  readonly sender?: Sender | undefined;
}

/**
 * The Contact Support dialog of spec section 2. It closes after the message was sent and stays open on failure. Keep
 * it mounted while closed: the input is then kept, unless Cancel discarded it.
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
  /** Focuses the first empty field: name and email are prefilled for a known sender. */
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
            // React events bubble through portals: a form around the dialog must not receive this one.
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
