import { useState } from 'react';
import { sessionLengthOf } from '../../core/access/sessions.ts';
import { MS_PER_MINUTE } from '../../core/kernel/time.ts';
import { HardwareLab } from '../../features/hardware-lab/hardware-lab.tsx';
import { useLeftOnBench } from '../../features/hardware-lab/session/use-left-on-bench.ts';
import type { SimulationProps } from '../../features/simulation/model/simulation-source.ts';
import { usePerson } from '../person/person.ts';

/** The hardware lab of the signed-in person. */
export default function TestingLab({ isFresh = false, onExit }: SimulationProps) {
  const { currentUser } = usePerson();
  return currentUser === null ? null : (
    <PersonsLab personId={currentUser.id} isFresh={isFresh} onExit={onExit} />
  );
}

interface PersonsLabProps extends Pick<SimulationProps, 'onExit'> {
  readonly personId: string;
  readonly isFresh: boolean;
}

function PersonsLab({ personId, isFresh, onExit }: PersonsLabProps) {
  const { userPlanId } = usePerson();
  // Read once, as the previous page showed it; runs opened or closed later are handled by the lab itself.
  const unfinished = useLeftOnBench(personId);
  const [resume] = useState(unfinished);
  const length = sessionLengthOf(userPlanId, 'testing');
  const sessionMinutes = length?.limit === 'session' ? length.ms / MS_PER_MINUTE : null;
  return (
    <HardwareLab
      personId={personId}
      sessionMinutes={sessionMinutes}
      resume={isFresh ? null : resume}
      onExit={onExit}
    />
  );
}
