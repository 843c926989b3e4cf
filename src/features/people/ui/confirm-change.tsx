import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../../ui/dialog.tsx';

export interface ConfirmChangeProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  /** The consequence of the change. */
  readonly consequence: string;
  /** The label of the confirm button. */
  readonly action: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
}

/** Asks for confirmation of a change that cannot simply be undone. Stays open until the change succeeded or failed. */
export function ConfirmChange({ isOpen, onOpenChange, isBusy, ...words }: ConfirmChangeProps) {
  const { t } = useTranslation('people');
  return (
    <Dialog open={isOpen} onOpenChange={(open) => isBusy || onOpenChange(open)}>
      <DialogContent role="alertdialog" title={words.title} description={words.consequence}>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary" disabled={isBusy}>
              {t('confirm.cancel')}
            </Button>
          </DialogClose>
          <Button variant="danger" isBusy={isBusy} onClick={words.onConfirm}>
            {words.action}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
