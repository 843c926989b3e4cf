import { Lock } from 'lucide-react';
import { useState } from 'react';
import type { ListedPerson } from '../../../core/contracts/people-rows.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { changeStatus } from '../api/change-person.ts';
import { PEOPLE_TOASTS } from '../messages.ts';
import { ConfirmChange } from './confirm-change.tsx';
import { useChange } from './use-change.ts';

export interface PersonActionsProps {
  readonly person: ListedPerson;
  readonly name: string;
  readonly isOwn: boolean;
  readonly mayChange: boolean;
}

/** Activates a person, or deactivates them after a confirmation; disabled with a reason where it is not allowed. */
export function PersonActions({ person, name, isOwn, mayChange }: PersonActionsProps) {
  const { t } = useTranslation('people');
  const [isAsking, setAsking] = useState(false);
  const change = useChange(
    (isActive: boolean) => changeStatus(person.id, isActive),
    (isActive) => (isActive ? PEOPLE_TOASTS.activated : PEOPLE_TOASTS.deactivated),
  );
  if (!mayChange) {
    const reason = t(isOwn ? 'status.ownRow' : 'status.above');
    return (
      <span title={reason} className="inline-flex items-center gap-1.5 text-ink-faint">
        <Lock aria-hidden="true" className="size-3.5" />
        {t('status.locked')}
        <span className="sr-only">: {reason}</span>
      </span>
    );
  }
  const isBusy = change.pending !== null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        isBusy={isBusy}
        aria-label={t(person.status ? 'status.deactivateOf' : 'status.activateOf', { name })}
        onClick={() => (person.status ? setAsking(true) : void change.make(true))}
      >
        {t(person.status ? 'status.deactivate' : 'status.activate')}
      </Button>
      <ConfirmChange
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('confirm.deactivate.title', { name })}
        consequence={t('confirm.deactivate.consequence')}
        action={t('status.deactivate')}
        isBusy={isBusy}
        onConfirm={() => void change.make(false).then(() => setAsking(false))}
      />
    </>
  );
}
