import { useEffect } from 'react';
import { forgetOwnName, keepOwnName } from '../../features/messages/model/sender.ts';

/** Lets the forms of the public pages greet the person by the profile's name; gone with the session. */
export function useOwnName(userId: string | null, fullName: string | null, isSignedOut: boolean): void {
  useEffect(() => {
    if (isSignedOut) forgetOwnName();
    else if (userId !== null && fullName !== null) keepOwnName(userId, fullName);
  }, [userId, fullName, isSignedOut]);
}
