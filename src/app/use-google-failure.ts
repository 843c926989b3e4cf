import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AUTH_TOASTS } from '../features/auth/messages.ts';
import {
  googleFailureOf,
  storedGoogleIntent,
  storeGoogleIntent,
} from '../features/auth/model/google-intent.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { notify } from '../lib/notify.ts';
import { PATHS } from './paths.ts';

/**
 * Shows an error that Google sign-in returned in the address. Returns the address the person had started from, else
 * null.
 */
export function useGoogleFailure(): string | null {
  const { t } = useTranslation('auth');
  const { search, hash } = useLocation();
  const [intent] = useState(storedGoogleIntent);
  const failure = googleFailureOf(search, hash, intent);
  const message = failure === null ? null : t(`failures.googleReturn.${failure}`);
  const toast = intent === 'sign-up' ? AUTH_TOASTS.googleSignUpFailed : AUTH_TOASTS.googleSignInFailed;
  useEffect(() => {
    storeGoogleIntent(null);
    if (message !== null) notify(toast, { message });
  }, [message, toast]);
  if (failure === null) return null;
  return intent === 'sign-up' ? PATHS.register : PATHS.login;
}
