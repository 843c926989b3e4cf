import { Flag } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SessionNotice } from '../../../runs/session/session-notice.tsx';
import { TestClock } from '../../../runs/session/test-clock.tsx';
import { useTestEnd } from '../../../runs/session/test-end.ts';
import type { WorkplaceProps } from '../../../runs/shell/simulation.ts';
import { useDeadline } from '../../../runs/use-deadline.ts';
import { useReconnect } from '../../../runs/use-reconnect.ts';
import { Button } from '../../../ui/button.tsx';
import { useFrameBar } from '../../../ui/frame-bar.ts';
import { hasWork } from '../model/queue.ts';
import { type DeskTypes, useDesk } from '../store.ts';
import { PracticeJobContext } from '../workspace/bench/bench-door.ts';
import { DeskWorkspace } from '../workspace/layout/desk-workspace.tsx';
import { EndDialog } from './end-dialog.tsx';
import { GivenHints, HintButton } from './hint-panel.tsx';
import { ExitButton, UndoButton } from './session-buttons.tsx';

/** The workspace of a session, with what its mode lets a learner do beside working. */
export function DeskPlace({ session, onClosed, onLeave }: WorkplaceProps<DeskTypes>) {
  const { mode, runKey, store, undo, hints, end, isResumed } = session;
  const expiresAt = useTestEnd(end);
  const { t } = useTranslation('desk-home');
  const frame = useFrameBar();
  const [isEnding, setEnding] = useState(false);
  const isHandedIn = useDesk(store, (run) => run.isOver);
  const isOver = useDesk(store, ({ view }) => view.now >= view.endsAt);
  /** Whoever practises has nothing left to do here: to finish is the next act. */
  const isDone = useDesk(
    store,
    ({ view }) => mode === 'practice' && view.tickets.length > 0 && !hasWork(view),
  );
  useDeadline(store, expiresAt);
  useReconnect(store);

  const close = useEffectEvent(onClosed);
  // The debrief opens by itself when the time of a test is up.
  useEffect(() => {
    if (isHandedIn) close();
  }, [isHandedIn]);

  const undoLast = undo === null ? null : () => void undo();
  return (
    <PracticeJobContext value={mode === 'practice' ? runKey : null}>
      <DeskWorkspace
        store={store}
        runKey={session.runKey}
        lead={frame?.live ?? null}
        notices={
          <>
            <SessionNotice
              store={store}
              end={end}
              isResumed={isResumed}
              overtakenText={t('session.overtaken')}
            />
            {hints === null ? null : <GivenHints store={store} hints={hints} />}
          </>
        }
        actions={
          <>
            {expiresAt === null ? null : (
              <span className="whitespace-nowrap">
                <span className="sr-only">{t('session.left')}</span>
                <TestClock expiresAt={expiresAt} />
              </span>
            )}
            {hints === null ? null : <HintButton store={store} hints={hints} />}
            <UndoButton store={store} undo={undo} />
            {mode === 'explore' ? null : (
              <Button variant={isDone ? 'primary' : 'secondary'} size="sm" onClick={() => setEnding(true)}>
                <Flag aria-hidden="true" />
                <span className="max-md:sr-only">
                  {t(mode === 'testing' ? 'session.finishShift' : 'session.finish')}
                </span>
              </Button>
            )}
            <ExitButton onLeave={onLeave} />
          </>
        }
      />
      {mode !== 'explore' && (isEnding || isOver) ? (
        <EndDialog
          store={store}
          mode={mode}
          isOver={isOver}
          onUndo={undoLast}
          onBack={() => setEnding(false)}
          onEnd={onClosed}
        />
      ) : null}
    </PracticeJobContext>
  );
}
