import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { UserManagement } from '../../features/people/ui/user-management.tsx';
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
