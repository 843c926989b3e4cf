import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { backendMessage } from '../../../lib/backend-message.ts';
import { leaveFor } from '../../../lib/leave.ts';
import { notify, type ToastMessage } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { googleSignInUrl } from '../api/sign-in-with-google.ts';

export interface GoogleButtonProps {
  readonly label: string;
  /** The absolute address to which Google returns. */
  readonly returnTo: string;
  readonly failure: ToastMessage;
  /** Called before the browser leaves, to store what must survive the redirect. */
  readonly onLeave?: () => void;
}

/** Sign-in with Google. The button stays busy until the browser has left. */
export function GoogleButton({ label, returnTo, failure, onLeave }: GoogleButtonProps) {
  const { t } = useTranslation('auth');
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    try {
      const url = await googleSignInUrl(returnTo);
      onLeave?.();
      leaveFor(url);
    } catch (cause) {
      notify(failure, { message: backendMessage(cause) ?? t('failures.google') });
      setLeaving(false);
    }
  };
  return (
    <Button variant="secondary" isBusy={isLeaving} onClick={() => void leave()} className="w-full">
      {isLeaving ? null : <GoogleMark />}
      {label}
    </Button>
  );
}

/** A letter in the product's own colours, because Google's logo may not be redrawn. */
function GoogleMark() {
  return (
    <span
      aria-hidden="true"
      className="grid size-5 place-items-center rounded-full border border-edge text-xs font-bold"
    >
      G
    </span>
  );
}
