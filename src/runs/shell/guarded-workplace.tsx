import { useState } from 'react';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { LeaveTestDialog } from '../session/leave-test-dialog.tsx';
import { useTestEnd } from '../session/test-end.ts';
import type { RunTypes } from '../store.ts';
import type { SimulationPages, WorkplaceProps } from './simulation.ts';

interface GuardedWorkplaceProps<Types extends RunTypes> extends WorkplaceProps<Types> {
  readonly Workplace: SimulationPages<Types, string>['Workplace'];
}

/** The workplace of a session; leaving it while a test runs asks for confirmation. */
export function GuardedWorkplace<Types extends RunTypes>({
  Workplace,
  session,
  onClosed,
  onLeave,
}: GuardedWorkplaceProps<Types>) {
  const [isLeaving, setLeaving] = useState(false);
  const expiresAt = useTestEnd(session.end);
  const askToLeave = (): void => setLeaving(true);
  useLeaveGuard(expiresAt !== null, askToLeave);
  return (
    <>
      <Workplace session={session} onClosed={onClosed} onLeave={expiresAt === null ? onLeave : askToLeave} />
      {isLeaving && expiresAt !== null ? (
        <LeaveTestDialog expiresAt={expiresAt} onStay={() => setLeaving(false)} onLeave={onLeave} />
      ) : null}
    </>
  );
}
