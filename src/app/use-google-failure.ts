import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AUTH_TOASTS } from '../features/auth/messages.ts';
import { googleFailureOf, googleTrip, keepGoogleTrip } from '../features/auth/model/google-trip.ts';
import { notify } from '../lib/notify.ts';
import { PATHS } from './paths.ts';

/**
 * Shows an error that Google sign-in returned in the address. Returns the address the person had started from, else
 * null.
 */
export function useGoogleFailure(): string | null {
  const { t } = useTranslation('auth');
  const { search, hash } = useLocation();
  const [trip] = useState(googleTrip);
  const failure = googleFailureOf(search, hash, trip);
  const message = failure === null ? null : t(`failures.googleReturn.${failure}`);
  const toast = trip === 'sign-up' ? AUTH_TOASTS.googleSignUpFailed : AUTH_TOASTS.googleSignInFailed;
  useEffect(() => {
    keepGoogleTrip(null);
    if (message !== null) notify(toast, { message });
  }, [message, toast]);
  if (failure === null) return null;
  return trip === 'sign-up' ? PATHS.register : PATHS.login;
}
