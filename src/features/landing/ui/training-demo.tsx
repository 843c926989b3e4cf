import { useTranslation } from 'react-i18next';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { HeroStage } from './hero-stage.tsx';

export interface TrainingDemoProps {
  readonly onClose: () => void;
}

/** The demo picture, large. */
export function TrainingDemo({ onClose }: TrainingDemoProps) {
  const { t } = useTranslation('landing');
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <DialogContent size="xl" title={t('demo.title')} description={t('demo.description')}>
        <div className="mat-grid overflow-hidden border border-line bg-ground">
          <HeroStage />
        </div>
      </DialogContent>
    </Dialog>
  );
}
