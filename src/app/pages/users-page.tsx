import { useMemo } from 'react';
import { UserManagement } from '../../features/people/ui/user-management.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { usePerson } from '../person/person.ts';

export default function UsersPage() {
  const { t } = useTranslation('people');
  usePageTitle(t('pageTitle'));
  const { currentUser, userRole } = usePerson();
  const id = currentUser?.id;
  const actor = useMemo(
    () => (id === undefined || userRole === null ? null : { id, role: userRole }),
    [id, userRole],
  );
  return actor === null ? null : <UserManagement actor={actor} />;
}
