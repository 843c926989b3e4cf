import { X } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';

export interface DescriptionLineProps {
  /** The description requested with S or W; empty when there is none. */
  readonly words: string;
  onDismiss(): void;
}

/** The description requested with S or W, announced and shown. */
export function DescriptionLine({ words, onDismiss }: DescriptionLineProps) {
  const { t } = useTranslation('lab-bench');
  return (
    <div role="status" aria-live="polite">
      {words === '' ? null : (
        <div className="chamfer flex items-start gap-3 border border-probe/50 bg-raised p-3 text-sm shadow-float">
          <p className="grow">{words}</p>
          <Button
            size="icon"
            variant="ghost"
            className="size-8"
            aria-label={t('dismiss')}
            onClick={onDismiss}
          >
            <X aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  );
}
