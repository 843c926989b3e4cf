import { useQueryClient } from '@tanstack/react-query';
import { isChargedAgain } from '../../core/billing/plan-action.ts';
import { ACCOUNT_TOASTS } from '../../features/account/messages.ts';
import { AccountSkeleton } from '../../features/account/ui/account-skeleton.tsx';
import { DangerZone } from '../../features/account/ui/danger-zone.tsx';
import { PasswordForm } from '../../features/account/ui/password-form.tsx';
import { ProfileForm } from '../../features/account/ui/profile-form.tsx';
import { profileQuery } from '../../features/auth/api/profile.queries.ts';
import { useSubscription } from '../../features/plans/ui/use-subscription.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { PATHS } from '../paths.ts';
import { usePerson } from '../person/person.ts';

export default function AccountPage() {
  const { t } = useTranslation('account');
  usePageTitle(t('pageTitle'));
  const { currentUser, fullName, userRole, logout } = usePerson();
  const subscription = useSubscription(currentUser?.id ?? null);
  const queries = useQueryClient();
  // The role is set as soon as the profile lookup has finished, also when it failed.
  const isReady = currentUser !== null && userRole !== null && !subscription.isLoading;
  return (
    <div className="grid max-w-4xl gap-6">
      <div className="grid gap-1.5">
        <h1 className="text-3xl font-semibold tracking-tight">{t('title')}</h1>
        <p className="text-ink-muted">{t('subtitle')}</p>
      </div>
      {isReady ? (
        <>
          <ProfileForm
            username={fullName ?? ''}
            email={currentUser.email}
            onSaved={() => queries.invalidateQueries({ queryKey: profileQuery(currentUser.id).queryKey })}
          />
          <PasswordForm email={currentUser.email} />
          <DangerZone
            userId={currentUser.id}
            email={currentUser.email}
            isCharged={isChargedAgain(subscription.row)}
            onDeactivated={() => logout({ to: PATHS.login, farewell: ACCOUNT_TOASTS.deactivated })}
          />
        </>
      ) : (
        <AccountSkeleton />
      )}
    </div>
  );
}
