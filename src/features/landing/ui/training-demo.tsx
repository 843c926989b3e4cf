import { useTranslation } from '../../../i18n/use-translation.ts';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';

/** A rendered image of the machine's memory, one module half seated (tests/support/render-stills.ts). */
const PICTURE = { src: '/images/lab/memory.webp', width: 1200, height: 750 };

export interface TrainingDemoProps {
  readonly onClose: () => void;
}

/** A dialog with the demo image. */
export function TrainingDemo({ onClose }: TrainingDemoProps) {
  const { t } = useTranslation('landing');
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <DialogContent size="xl" title={t('demo.title')} description={t('demo.description')}>
        <img {...PICTURE} alt={t('demo.label')} className="h-auto w-full border border-line" />
      </DialogContent>
    </Dialog>
  );
}
