import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../i18n/load-texts.ts';
import { notify } from '../../lib/notify.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { watchExample } from '../../runs/api/practice-calls.ts';
import type { PastRun } from '../../runs/history/use-run-history.ts';
import { ReadyScreen } from '../../runs/home/ready-screen.tsx';
import type { UnfinishedRun } from '../../runs/practice/use-unfinished-run.ts';
import type { Recording } from '../../runs/run-review.ts';
import { endSession } from '../../runs/session/end-session.ts';
import { LeaveTestDialog } from '../../runs/session/leave-test-dialog.tsx';
import { loadDebrief, recallRun } from '../../runs/session/load-debrief.ts';
import { notEnded, notOpened, notReplayed, RUN_MESSAGES } from '../../runs/session/run-messages.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { LAB_CLIENT } from './api/lab-client.ts';
import { DebriefScreen } from './debrief/debrief-screen.tsx';
import { useLabHistory } from './history/use-lab-history.ts';
import { LabHome } from './home/lab-home.tsx';
import { ReplayScreen } from './replay/replay-screen.tsx';
import { LAB_JOBS } from './session/lab-practice.ts';
import type { EndedJob, LabSession } from './session/lab-session.ts';
import { openSession } from './session/open-session.ts';
import type { SessionRequest } from './session/session-request.ts';
import type { LabTypes } from './store.ts';
import { benchTexts } from './texts/case-text.ts';
import { dropDraft } from './workbench/closing/note-draft.ts';
import { Workbench } from './workbench/layout/workbench.tsx';

export interface HardwareLabProps {
  /** The owner of the practice runs in this browser and of the listed tests. */
  readonly personId: string;
  /** How long a test lasts under the person's plan, in minutes; null without a limit. */
  readonly sessionMinutes: number | null;
  /** The unfinished run to resume at once. */
  readonly resume: UnfinishedRun | null;
  /** Leaves the whole simulation; the workbench has no other exit. */
  onExit(): void;
}

/** The current page of the lab. */
type Place =
  | { readonly kind: 'home' }
  /** Loading the unfinished run. */
  | { readonly kind: 'arriving' }
  /** Before a test, whose timer does not pause once started. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'bench'; readonly session: LabSession }
  | { readonly kind: 'debrief'; readonly ended: EndedJob }
  | {
      readonly kind: 'replay';
      readonly recording: Recording<LabTypes>;
      readonly isExample?: true;
      /** The debrief from which it was opened. */
      readonly of?: EndedJob;
    };

const HOME: Place = { kind: 'home' };
const ARRIVING: Place = { kind: 'arriving' };
const READY: Place = { kind: 'ready' };

/** The hardware lab: home page, workbench, debrief and replay. Fills its parent. */
export function HardwareLab({ personId, sessionMinutes, resume, onExit }: HardwareLabProps) {
  const history = useLabHistory(personId);
  const queries = useQueryClient();
  // Loads both namespaces of the home page in parallel.
  const { t } = useTranslation(['lab-home', 'runs']);
  const [place, setPlace] = useState<Place>(() => (wishOf(resume, personId) === null ? HOME : ARRIVING));
  const ending = useRef<LabSession | null>(null);
  const [isStarting, setStarting] = useState(false);
  const { refresh } = history;

  const goHome = useCallback(() => {
    refresh();
    setPlace(HOME);
  }, [refresh]);

  const start = async (wish: SessionRequest): Promise<void> => {
    setStarting(true);
    try {
      const session = await openSession(wish, personId);
      await loadTexts(benchTexts(session.store.read().view.job.scenarioId));
      setPlace({ kind: 'bench', session });
      refresh();
    } catch (cause) {
      setPlace((now) => (now.kind === 'arriving' ? HOME : now));
      notify(notOpened('lab-home:message.notOpenedTitle', cause));
    } finally {
      setStarting(false);
    }
  };

  /** An open test resumes at once; before a new one the person is told how long it lasts. */
  const request = (wish: SessionRequest): void => {
    if (wish.kind === 'testing' && history.openTest === null) setPlace(READY);
    else void start(wish);
  };

  const hasArrived = useRef(false);
  const arrive = useEffectEvent(() => {
    const wish = hasArrived.current ? null : wishOf(resume, personId);
    hasArrived.current = true;
    if (wish !== null) void start(wish);
  });
  useEffect(() => arrive(), []);

  /** A test may be closed by hand and by its deadline at the same time: it ends once. */
  const close = async (session: LabSession): Promise<void> => {
    if (ending.current === session) return;
    ending.current = session;
    try {
      const ended = await endSession(session);
      dropDraft(session.runKey);
      if (ended !== null) setPlace({ kind: 'debrief', ended });
      else {
        notify(RUN_MESSAGES.waiting);
        setPlace(HOME);
      }
      refresh();
    } catch (cause) {
      ending.current = null;
      notify(notEnded(cause));
    }
  };

  const recalling = { personId, queries, client: LAB_CLIENT };

  const recall = async (line: PastRun): Promise<void> => {
    try {
      const ended = await loadDebrief(line, recalling);
      // The oldest reports hold figures alone.
      if (ended === null || ended.report.debrief === undefined) return notify(RUN_MESSAGES.noDebrief);
      await loadTexts(ended.view === null ? ['lab'] : benchTexts(ended.view.job.scenarioId));
      setPlace({ kind: 'debrief', ended });
    } catch (cause) {
      notify(notEnded(cause));
    }
  };

  const replay = async (line: PastRun): Promise<void> => {
    try {
      const { recording } = await recallRun(line, recalling);
      if (recording === null) return notify(RUN_MESSAGES.noReplay);
      await loadTexts(benchTexts(recording.start.job.brief.story));
      setPlace({ kind: 'replay', recording });
    } catch (cause) {
      notify(notReplayed(cause));
    }
  };

  const showExample = async (story: string): Promise<void> => {
    try {
      const recording = await watchExample(LAB_CLIENT, story);
      await loadTexts(benchTexts(story));
      setPlace({ kind: 'replay', recording, isExample: true });
    } catch (cause) {
      notify(notReplayed(cause));
    }
  };

  switch (place.kind) {
    case 'arriving':
      return (
        <p
          role="status"
          className="grid h-full place-content-center justify-items-center gap-3 text-ink-muted"
        >
          <Spinner />
          {t('starting')}
        </p>
      );
    case 'home':
      return (
        <LabHome
          history={history}
          sessionMinutes={sessionMinutes}
          isStarting={isStarting}
          onStart={request}
          personId={personId}
          onReplay={(line) => void replay(line)}
          onExample={(story) => void showExample(story)}
          onDebrief={(line) => void recall(line)}
        />
      );
    case 'ready':
      return (
        <ReadyScreen
          sessionMinutes={sessionMinutes}
          aloneText={t('ready.alone')}
          isStarting={isStarting}
          startingLabel={t('starting')}
          onStart={() => void start({ kind: 'testing' })}
          onBack={goHome}
        />
      );
    case 'bench':
      return (
        <Bench
          key={place.session.runKey}
          session={place.session}
          onClosed={() => void close(place.session)}
          onLeave={onExit}
        />
      );
    case 'debrief':
      return (
        <DebriefScreen
          ended={place.ended}
          onReplay={(recording) => setPlace({ kind: 'replay', recording, of: place.ended })}
          onHome={goHome}
          onAgain={request}
        />
      );
    case 'replay': {
      const { recording, isExample = false, of: ended = null } = place;
      return (
        <ReplayScreen
          recording={recording}
          isExample={isExample}
          isOfDebrief={ended !== null}
          onBack={() => (ended === null ? goHome() : setPlace({ kind: 'debrief', ended }))}
        />
      );
    }
  }
}

interface BenchProps {
  readonly session: LabSession;
  onClosed(): void;
  onLeave(): void;
}

/** The workbench; leaving it while a test runs asks for confirmation. */
function Bench({ session, onClosed, onLeave }: BenchProps) {
  const [isLeaving, setLeaving] = useState(false);
  const { expiresAt } = session;
  const askToLeave = (): void => setLeaving(true);
  useLeaveGuard(expiresAt !== null, askToLeave);
  return (
    <>
      <Workbench session={session} onClosed={onClosed} onLeave={expiresAt === null ? onLeave : askToLeave} />
      {isLeaving && expiresAt !== null ? (
        <LeaveTestDialog expiresAt={expiresAt} onStay={() => setLeaving(false)} onLeave={onLeave} />
      ) : null}
    </>
  );
}

/** The request that resumes an unfinished run; null without one, or when its rules version is no longer supported. */
function wishOf(unfinished: UnfinishedRun | null, personId: string): SessionRequest | null {
  if (unfinished === 'testing') return { kind: 'testing' };
  const [job] = unfinished === 'practice' ? LAB_JOBS.open(personId) : [];
  return job === undefined ? null : { kind: 'resume', job };
}
