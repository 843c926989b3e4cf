import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '../../../ui/dialog.tsx';

const KEYS = [
  ['1 – 4', 'help.keyAnswer'],
  ['Tab', 'help.keyTab'],
  ['Esc', 'help.keyEscape'],
  ['?', 'help.keyHelp'],
] as const;

export interface HelpDialogProps {
  readonly isOpen: boolean;
  onClose(): void;
}

/** A short help text; the timer is stopped while it is open. */
export function HelpDialog({ isOpen, onClose }: HelpDialogProps) {
  const { t } = useTranslation('demo');
  return (
    <Dialog open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={t('help.title')} description={t('help.clock')}>
        <ol className="grid list-decimal gap-2 ps-5 text-sm marker:text-copper-text">
          <li>{t('help.one')}</li>
          <li>{t('help.two')}</li>
          <li>{t('help.three')}</li>
        </ol>
        <dl className="hidden grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 border-t border-line pt-4 text-sm pointer-fine:grid">
          {KEYS.map(([key, meaning]) => (
            <div key={key} className="contents">
              <dt className="reading rounded-sm border border-edge px-2 py-0.5 text-center text-xs">{key}</dt>
              <dd className="text-ink-muted">{t(meaning)}</dd>
            </div>
          ))}
        </dl>
        <DialogFooter>
          <Button onClick={onClose}>{t('help.back')}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
