import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../../ui/dialog.tsx';

export interface DemoLimitDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Renders the link to the plans, as a button. */
  readonly choosePlan: (label: string) => ReactNode;
}

/** 'Demo Limit Reached!': no use is left; links to the plans. */
export function DemoLimitDialog({ isOpen, onOpenChange, choosePlan }: DemoLimitDialogProps) {
  const { t } = useTranslation('simulation');
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title={t('limit.title')} description={t('limit.description')}>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">{t('limit.later')}</Button>
          </DialogClose>
          {choosePlan(t('limit.choose'))}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
