import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListedPerson } from '../../../core/contracts/people-rows.ts';
import { Button } from '../../../ui/button.tsx';
import { changeStatus } from '../api/change-person.ts';
import { PEOPLE_TOASTS } from '../messages.ts';
import { useChange } from './use-change.ts';

export interface PersonActionsProps {
  readonly person: ListedPerson;
  readonly name: string;
  readonly isOwn: boolean;
  readonly mayChange: boolean;
}

/** Activates or deactivates a person; locked where nobody may, with the reason. */
export function PersonActions({ person, name, isOwn, mayChange }: PersonActionsProps) {
  const { t } = useTranslation('people');
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
  return (
    <Button
      variant="secondary"
      size="sm"
      isBusy={change.pending !== null}
      aria-label={t(person.status ? 'status.deactivateOf' : 'status.activateOf', { name })}
      onClick={() => change.make(!person.status)}
    >
      {t(person.status ? 'status.deactivate' : 'status.activate')}
    </Button>
  );
}
