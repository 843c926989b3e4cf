import type { LabMode } from '../../../../core/hardware/model/vocabulary.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '../../../../ui/dialog.tsx';
import { toolsOf } from './desk.ts';

/** The keys besides 1 to 9: printed key cap and the translation key of its explanation. */
const KEYS = [
  ['↑ ↓ ← →', 'arrows'],
  ['Enter', 'enter'],
  ['H', 'fold'],
  ['L', 'lists'],
  ['V', 'views'],
  ['F', 'focus'],
  ['M', 'manual'],
  ['S', 'state'],
  ['W', 'around'],
  ['U', 'undo'],
  ['? F1', 'help'],
  ['Esc', 'back'],
] as const;

export interface KeysDialogProps {
  readonly mode: LabMode;
  readonly isOpen: boolean;
  onClose(): void;
  /** Begins the tour again; null where there is none. */
  readonly onTour: (() => void) | null;
}

/** Help: the steps of a job, and all keyboard shortcuts. */
export function KeysDialog({ mode, isOpen, onClose, onTour }: KeysDialogProps) {
  const { t } = useTranslation('lab-bench');
  const keys = KEYS.filter(([, id]) => id !== 'undo' || mode !== 'testing');
  return (
    <Dialog open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent size="xl" title={t('help.title')} description={t(`help.mode.${mode}`)}>
        {mode === 'explore' ? null : (
          <ol className="grid list-decimal gap-1 ps-5 text-sm marker:text-copper-text">
            {(['listen', 'look', 'theory', 'safe', 'repair', 'prove', 'write'] as const).map((id) => (
              <li key={id}>{t(`help.way.${id}`)}</li>
            ))}
          </ol>
        )}
        <p className="text-sm text-ink-muted">{t('help.pointer')}</p>
        <div className="grid gap-x-8 gap-y-4 border-t border-line pt-4 sm:grid-cols-2">
          <KeyList
            title={t('help.keys')}
            rows={keys.map(([key, id]) => ({ key, meaning: t(`help.key.${id}`) }))}
          />
          <KeyList
            title={t('belt.label')}
            rows={toolsOf(mode).map((tool, index) => ({
              key: String(index + 1),
              meaning: t(`tool.${tool}`),
            }))}
          />
        </div>
        <DialogFooter>
          {onTour === null ? null : (
            <Button variant="secondary" onClick={onTour}>
              {t('tour.again')}
            </Button>
          )}
          <Button onClick={onClose}>{t('help.close')}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

interface KeyListProps {
  readonly title: string;
  readonly rows: readonly { readonly key: string; readonly meaning: string }[];
}

function KeyList({ title, rows }: KeyListProps) {
  return (
    <div className="grid content-start gap-2">
      <h3 className="silk text-ink-muted">{title}</h3>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 text-sm">
        {rows.map(({ key, meaning }) => (
          <div key={key} className="contents">
            <dt className="reading rounded-sm border border-edge px-2 py-0.5 text-center text-xs">{key}</dt>
            <dd className="text-ink-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
