import { type ComponentType, useState } from 'react';
import { sessionLengthOf } from '../../core/access/sessions.ts';
import { MS_PER_MINUTE } from '../../core/kernel/time.ts';
import type { SessionScreen, SimulationProps } from '../../features/simulation/model/simulation-source.ts';
import type { RunShellPerson } from '../../runs/shell/run-shell.tsx';
import { usePerson } from '../person/person.ts';
import { useUnfinishedOf } from './kept-runs.ts';

export interface PersonsSimulationProps extends Pick<SimulationProps, 'isFresh' | 'begin' | 'onExit'> {
  readonly screen: SessionScreen;
  readonly Simulation: ComponentType<RunShellPerson>;
}

/** A built-in simulation of the signed-in person. */
export function PersonsSimulation(props: PersonsSimulationProps) {
  const { currentUser } = usePerson();
  return currentUser === null ? null : <OfPerson {...props} personId={currentUser.id} />;
}

function OfPerson({
  screen,
  Simulation,
  isFresh = false,
  begin = null,
  personId,
  onExit,
}: PersonsSimulationProps & Pick<RunShellPerson, 'personId'>) {
  const { userPlanId } = usePerson();
  // Read once, as the previous page showed it; runs opened or closed later are handled by the simulation itself.
  const unfinished = useUnfinishedOf(screen, personId);
  const [resume] = useState(unfinished);
  const length = sessionLengthOf(userPlanId, screen);
  return (
    <Simulation
      personId={personId}
      sessionMinutes={length?.limit === 'session' ? length.ms / MS_PER_MINUTE : null}
      resume={isFresh ? null : resume}
      begin={begin}
      onExit={onExit}
    />
  );
}
