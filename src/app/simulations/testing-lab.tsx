import { testLengthOf } from '../../core/access/sessions.ts';
import { MS_PER_MINUTE } from '../../core/billing/subscription.ts';
import { HardwareLab } from '../../features/hardware-lab/hardware-lab.tsx';
import { usePerson } from '../person/person.ts';

/** The hardware lab for the person who is signed in. */
export default function TestingLab() {
  const { currentUser, userPlanId } = usePerson();
  if (currentUser === null) return null;
  const length = testLengthOf(userPlanId);
  const sessionMinutes = length?.limit === 'session' ? length.ms / MS_PER_MINUTE : null;
  return <HardwareLab personId={currentUser.id} sessionMinutes={sessionMinutes} />;
}
