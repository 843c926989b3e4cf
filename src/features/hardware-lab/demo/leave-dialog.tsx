import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '../../../ui/dialog.tsx';

export interface LeaveDialogProps {
  readonly isOpen: boolean;
  onStay(): void;
  onLeave(): void;
}

/** Asked before the one demo is thrown away; the clock stands still, and the focus is on staying. */
export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('demo');
  return (
    <Dialog open={isOpen} onOpenChange={(open) => (open ? undefined : onStay())}>
      <DialogContent role="alertdialog" title={t('leave.title')} description={t('leave.text')}>
        <DialogFooter className="sm:flex-row-reverse sm:justify-start">
          <Button onClick={onStay}>{t('leave.stay')}</Button>
          <Button variant="secondary" onClick={onLeave}>
            {t('leave.go')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
