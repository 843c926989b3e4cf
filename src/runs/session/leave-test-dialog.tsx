import { Trans } from '../../i18n/trans.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '../../ui/dialog.tsx';
import { TestClock } from './test-clock.tsx';

export interface LeaveTestDialogProps {
  /** ISO, by the server's clock: when the test ends. */
  readonly expiresAt: string;
  onStay(): void;
  onLeave(): void;
}

/** Asks before somebody leaves a running test: its clock does not wait for them. */
export function LeaveTestDialog({ expiresAt, onStay, onLeave }: LeaveTestDialogProps) {
  const { t } = useTranslation('runs');
  return (
    <Dialog open onOpenChange={onStay}>
      <DialogContent role="alertdialog" title={t('leave.title')} description={t('leave.text')}>
        <p>
          <Trans t={t} i18nKey="leave.left" components={{ clock: <TestClock expiresAt={expiresAt} /> }} />
        </p>
        <DialogFooter>
          <Button variant="secondary" onClick={onLeave}>
            {t('leave.go')}
          </Button>
          <Button onClick={onStay}>{t('leave.stay')}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
