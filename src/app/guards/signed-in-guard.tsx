import type { ReactNode } from 'react';
import { decideSignedInAccess } from '../../core/access/guard.ts';
import { accessFactsOf, usePerson } from '../person/person.ts';
import { Guarded } from './guarded.tsx';

/** Admits people who are signed in. */
export function SignedInGuard({ children }: { readonly children: ReactNode }) {
  return <Guarded decision={decideSignedInAccess(accessFactsOf(usePerson()))}>{children}</Guarded>;
}
