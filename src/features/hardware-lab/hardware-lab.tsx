import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { LabCommand } from '../../core/hardware/commands.ts';
import type { Run } from '../../core/kernel/run.ts';
import { notify } from '../../lib/notify.ts';
import { Workbench } from './bench/workbench.tsx';
import { DebriefScreen } from './ending/debrief-screen.tsx';
import { useLabHistory } from './history/use-lab-history.ts';
import { LabHome } from './home/lab-home.tsx';
import { LAB_MESSAGES } from './messages.ts';
import { exampleRun } from './replay/example-run.ts';
import { ReplayScreen } from './replay/replay-screen.tsx';
import { endSession } from './session/end-session.ts';
import type { EndedRun } from './session/ended-run.ts';
import type { LabSession } from './session/lab-session.ts';
import type { LabWish } from './session/lab-wish.ts';
import { openSession } from './session/open-session.ts';

export interface HardwareLabProps {
  /** Whose practice is kept in this browser, and whose tests are listed. */
  readonly personId: string;
  /** How long a test lasts under the person's plan, in minutes; null without a limit. */
  readonly sessionMinutes: number | null;
}

/** Where somebody is in the lab. */
type Place =
  | { readonly kind: 'home' }
  | { readonly kind: 'bench'; readonly session: LabSession }
  | { readonly kind: 'debrief'; readonly ended: EndedRun }
  | { readonly kind: 'replay'; readonly run: Run<LabCommand>; readonly isExample?: true };

const HOME: Place = { kind: 'home' };

/** The hardware lab: its front room, the bench, the debrief and the replay. Fills its parent. */
export function HardwareLab({ personId, sessionMinutes }: HardwareLabProps) {
  const history = useLabHistory(personId);
  const queries = useQueryClient();
  const [place, setPlace] = useState<Place>(HOME);
  const ending = useRef<LabSession | null>(null);
  const [isStarting, setStarting] = useState(false);
  const { refresh } = history;

  const goHome = useCallback(() => {
    refresh();
    setPlace(HOME);
  }, [refresh]);

  const start = async (wish: LabWish): Promise<void> => {
    setStarting(true);
    try {
      setPlace({ kind: 'bench', session: await openSession(wish, { personId, queries }) });
    } catch {
      notify(LAB_MESSAGES.notOpened);
    } finally {
      setStarting(false);
    }
  };

  /** A test may be closed by hand and by its clock at once: it ends once. */
  const close = async (session: LabSession): Promise<void> => {
    if (ending.current === session) return;
    ending.current = session;
    try {
      setPlace({ kind: 'debrief', ended: await endSession(session, personId) });
      refresh();
    } catch {
      ending.current = null;
      notify(LAB_MESSAGES.notEnded);
    }
  };

  const replay = async (id: string): Promise<void> => {
    const run = await history.runOf(id);
    if (run === null) notify(LAB_MESSAGES.noReplay);
    else setPlace({ kind: 'replay', run });
  };

  switch (place.kind) {
    case 'home':
      return (
        <LabHome
          history={history}
          sessionMinutes={sessionMinutes}
          isStarting={isStarting}
          onStart={(wish) => void start(wish)}
          onReplay={(id) => void replay(id)}
          onExample={(story) => setPlace({ kind: 'replay', run: exampleRun(story), isExample: true })}
        />
      );
    case 'bench':
      return (
        <Workbench session={place.session} onClosed={() => void close(place.session)} onLeave={goHome} />
      );
    case 'debrief':
      return (
        <DebriefScreen
          ended={place.ended}
          onReplay={(run) => setPlace({ kind: 'replay', run })}
          onHome={goHome}
          onAgain={(wish) => void start(wish)}
        />
      );
    case 'replay':
      return <ReplayScreen run={place.run} isExample={place.isExample ?? false} onBack={goHome} />;
  }
}
