import { useState } from 'react';
import { rolesGrantableBy } from '../../../core/access/roles.ts';
import type { ListedPerson } from '../../../core/contracts/people-rows.ts';
import type { Role } from '../../../core/contracts/vocabulary.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { changeRole } from '../api/change-person.ts';
import { PEOPLE_TOASTS } from '../messages.ts';
import { ConfirmChange } from './confirm-change.tsx';
import { useChange } from './use-change.ts';

export interface PersonRoleProps {
  readonly person: ListedPerson;
  readonly name: string;
  /** The role of the person who uses the list. */
  readonly actorRole: Role;
  readonly mayChange: boolean;
}

/** A person's role, editable where it is allowed; making somebody a Super Admin asks for confirmation. */
export function PersonRole({ person, name, actorRole, mayChange }: PersonRoleProps) {
  const { t } = useTranslation('people');
  const [isAsking, setAsking] = useState(false);
  const change = useChange(
    (role: Role) => changeRole(person.id, role),
    () => PEOPLE_TOASTS.roleUpdated,
  );
  if (!mayChange) return <span className="whitespace-nowrap">{t(`role.${person.role}`)}</span>;
  const roles = rolesGrantableBy(actorRole);
  return (
    <>
      <NativeSelect
        aria-label={t('role.of', { name })}
        aria-busy={change.pending !== null || undefined}
        value={change.pending ?? person.role}
        onChange={(event) => {
          const role = roles.find((candidate) => candidate === event.target.value);
          if (role === undefined || role === person.role) return;
          if (role === 'super_admin') setAsking(true);
          else void change.make(role);
        }}
        className="w-32"
      >
        {roles.map((role) => (
          <option key={role} value={role} className="bg-raised text-ink">
            {t(`role.${role}`)}
          </option>
        ))}
      </NativeSelect>
      <ConfirmChange
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('confirm.superAdmin.title', { name })}
        consequence={t('confirm.superAdmin.consequence')}
        action={t('confirm.superAdmin.action')}
        isBusy={change.pending !== null}
        onConfirm={() => void change.make('super_admin').then(() => setAsking(false))}
      />
    </>
  );
}
