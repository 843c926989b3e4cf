import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '../../../../ui/dialog.tsx';

const KEYS = [
  ['C', 'reply'],
  ['W', 'note'],
  ['A', 'take'],
  ['S', 'state'],
  ['D', 'merge'],
  ['L', 'child'],
  ['E', 'edit'],
  ['M', 'macro'],
  ['Q', 'queue'],
  ['/', 'find'],
  ['F', 'findHere'],
  ['P', 'floor'],
  ['1 – 0', 'tools'],
  ['Ctrl ↵', 'send'],
  ['Esc', 'back'],
  ['?', 'help'],
] as const;

export interface KeysDialogProps {
  readonly isOn: boolean;
  onSwitch(isOn: boolean): void;
  /** Begins the tour again; null where there is none. */
  readonly onTour: (() => void) | null;
  onClose(): void;
}

/** All keys, and the switch that turns single keys off. */
export function KeysDialog({ isOn, onSwitch, onTour, onClose }: KeysDialogProps) {
  const { t } = useTranslation('desk');
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={t('keys.title')} description={t('keys.text')}>
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5 text-sm">
          {KEYS.map(([key, id]) => (
            <div key={id} className="contents">
              <dt className="reading rounded-sm border border-edge px-2 py-0.5 text-center text-xs">{key}</dt>
              <dd className="text-ink-muted">{t(`keys.${id}`)}</dd>
            </div>
          ))}
        </dl>
        <label className="flex min-h-11 items-center gap-2 border-t border-line pt-3 text-sm">
          <input
            type="checkbox"
            className="size-4 accent-copper-text"
            checked={isOn}
            onChange={({ target }) => onSwitch(target.checked)}
          />
          {t('keys.on')}
        </label>
        <DialogFooter>
          {onTour === null ? null : (
            <Button variant="secondary" onClick={onTour}>
              {t('tour.again')}
            </Button>
          )}
          <Button onClick={onClose}>{t('keys.close')}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
