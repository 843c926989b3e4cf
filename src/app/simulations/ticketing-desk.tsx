import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { planOpensScreen } from '../../core/access/screens.ts';
import type { TutorialId } from '../../core/tutorials/catalogue.ts';
import { SIMULATION_NOT_LOADED } from '../../features/simulation/messages.ts';
import type { SimulationProps } from '../../features/simulation/model/simulation-source.ts';
import { TicketDesk } from '../../features/ticket-desk/ticket-desk.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { notify } from '../../lib/notify.ts';
import { useBackGuard } from '../../lib/use-back-guard.ts';
import type { RunShellPerson } from '../../runs/shell/run-shell.tsx';
import type { TutorialPlace } from '../../runs/tutorial/tutorial-place.ts';
import { usablePlanOf, usePerson } from '../person/person.ts';
import { PersonsSimulation } from './persons-simulation.tsx';

/** The ticket desk of the signed-in person. */
export default function TicketingDesk(props: SimulationProps) {
  return <PersonsSimulation {...props} screen="ticketing" Simulation={DeskAndBench} />;
}

/** Opens a tutorial of the desk at a step (from 1) and answers what draws it. Rejects without a network. */
export async function openDeskTutorial(
  id: TutorialId,
  step: number,
): Promise<(place: TutorialPlace) => ReactNode> {
  const tutorials = await import('../../features/ticket-desk/tutorial/desk-tutorial.tsx');
  return tutorials.openDeskTutorial(id, step);
}

/** The same for a tutorial that leads to the bench and back. */
export async function openBothTutorial(
  id: TutorialId,
  step: number,
): Promise<(place: TutorialPlace) => ReactNode> {
  const tutorials = await import('./both-tutorial.tsx');
  return tutorials.openBothTutorial(id, step);
}

/** Where the person is: at the desk, or at the bench with the work that a ticket sent there. `from`: id of that ticket's job. */
type Place =
  | { readonly kind: 'desk'; readonly from: string | null }
  | {
      readonly kind: 'bench';
      readonly story: string;
      readonly from: string;
      readonly Lab: ComponentType<RunShellPerson>;
    };

/** The desk, and the way from a ticket to the bench and back for people whose plan has both. */
function DeskAndBench(person: RunShellPerson) {
  const { t } = useTranslation('simulation');
  const planId = usablePlanOf(usePerson());
  const [place, setPlace] = useState<Place>({ kind: 'desk', from: null });
  const open = useCallback(async (story: string, from: string): Promise<void> => {
    try {
      const { HardwareLab } = await import('../../features/hardware-lab/hardware-lab.tsx');
      setPlace({ kind: 'bench', story, from, Lab: HardwareLab });
    } catch {
      notify(SIMULATION_NOT_LOADED);
    }
  }, []);
  const onBench = useCallback((story: string, from: string) => void open(story, from), [open]);
  const back = useCallback(
    () => setPlace((now) => (now.kind === 'bench' ? { kind: 'desk', from: now.from } : now)),
    [],
  );
  // The browser's own way back leads to the ticket, too.
  useBackGuard(place.kind === 'bench', back);
  if (place.kind === 'bench')
    return (
      <place.Lab
        {...person}
        resume={null}
        begin={{ kind: 'practice', story: place.story, backLabel: t('ticketing.backToTicket') }}
        onExit={back}
      />
    );
  return (
    <TicketDesk
      {...person}
      // Another tab may have played another ticket since.
      resumeJob={place.from}
      begin={place.from === null ? (person.begin ?? null) : null}
      onBench={planOpensScreen(planId, 'testing') ? onBench : null}
    />
  );
}
