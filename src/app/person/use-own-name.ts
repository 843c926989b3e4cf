import { useEffect } from 'react';
import { forgetOwnName, keepOwnName } from '../../features/messages/model/sender.ts';

/** Stores the profile's name for the forms of the public pages; removed when the session ends. */
export function useOwnName(userId: string | null, fullName: string | null, isSignedOut: boolean): void {
  useEffect(() => {
    if (isSignedOut) forgetOwnName();
    else if (userId !== null && fullName !== null) keepOwnName(userId, fullName);
  }, [userId, fullName, isSignedOut]);
}
