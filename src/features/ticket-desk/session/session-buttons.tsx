import { LogOut, Undo2 } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { type DeskStore, useDesk } from '../store.ts';

export interface UndoButtonProps {
  readonly store: DeskStore;
  /** Null where nothing can be taken back. */
  readonly undo: (() => Promise<void>) | null;
}

/** Takes the last command back. */
export function UndoButton({ store, undo }: UndoButtonProps) {
  const { t } = useTranslation('desk-home');
  const hasActed = useDesk(store, ({ commands }) => commands.length > 0);
  return undo === null ? null : (
    <Button variant="ghost" size="sm" data-repeat aria-disabled={!hasActed} onClick={() => void undo()}>
      <Undo2 aria-hidden="true" />
      <span className="max-[1560px]:sr-only">{t('session.undo')}</span>
    </Button>
  );
}

/** Leaves the simulation. */
export function ExitButton({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation('desk-home');
  return (
    <Button variant="secondary" size="sm" onClick={onLeave}>
      <LogOut aria-hidden="true" className="rtl:rotate-180" />
      <span className="max-[1400px]:sr-only">{t('session.exit')}</span>
    </Button>
  );
}
