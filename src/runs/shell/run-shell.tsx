import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadTexts } from '../../i18n/load-texts.ts';
import { loadNeeded } from '../../lib/load-when-online.ts';
import { notify, type ToastMessage } from '../../lib/notify.ts';
import { watchExample, watchRun } from '../api/practice-calls.ts';
import { Dispute } from '../debrief/dispute.tsx';
import type { PastRun, RunHistory } from '../history/use-run-history.ts';
import { ReadyScreen } from '../home/ready-screen.tsx';
import { ObjectiveChanges } from '../objectives/objective-changes.tsx';
import type { UnfinishedRun } from '../practice/use-unfinished-run.ts';
import type { Recording } from '../run-review.ts';
import { endSession } from '../session/end-session.ts';
import { loadDebrief, recallRun } from '../session/load-debrief.ts';
import { notEnded, notOpened, notReplayed, RUN_MESSAGES } from '../session/run-messages.ts';
import type { RunSession } from '../session/run-session.ts';
import type { RunTypes } from '../store.ts';
import { Arriving } from './arriving.tsx';
import { type Beginning, firstWish } from './first-wish.ts';
import { GuardedWorkplace } from './guarded-workplace.tsx';
import type { Place } from './place.ts';
import type { RunWish } from './run-wish.ts';
import { openSession, type RunMode, type SimulationPages, type SimulationRuns } from './simulation.ts';

/** What the app gives a simulation. */
export interface RunShellPerson {
  /** The owner of the practice runs in this browser and of the listed tests. */
  readonly personId: string;
  /** How long a test lasts under the person's plan, in minutes; null without a limit. */
  readonly sessionMinutes: number | null;
  /** The unfinished run to resume at once. */
  readonly resume: UnfinishedRun | null;
  /** Id of the practice job that was left for another simulation: it is resumed instead. */
  readonly resumeJob?: string | null;
  /** What to open at once for somebody who comes from elsewhere. */
  readonly begin?: Beginning | null;
  /** Leaves the whole simulation; a workplace has no other exit. */
  onExit(): void;
}

export interface RunShellProps<Types extends RunTypes, Subject extends string> extends RunShellPerson {
  /** Always the same one, as are the pages. */
  readonly runs: SimulationRuns<Types, Subject>;
  readonly pages: SimulationPages<Types, Subject>;
  readonly history: RunHistory<Types>;
  /** What is going on while a session starts. */
  readonly startingLabel: string;
  /** What there is no help of in a test. */
  readonly aloneText: string;
}

/** Few come for a run of a form: the others do without the page of attempts. */
const AttemptPage = lazy(async () => ({
  default: (await loadNeeded(() => import('../forms/attempt-page.tsx'))).AttemptPage,
}));

/** A simulation's home, sessions, debriefs and replays, one at a time. Fills its parent. */
export function RunShell<Types extends RunTypes, Subject extends string>({
  runs,
  pages: { Home, Workplace, loadWorkplace, Debrief, Replay },
  history,
  personId,
  sessionMinutes,
  resume,
  resumeJob = null,
  begin = null,
  startingLabel,
  aloneText,
  onExit,
}: RunShellProps<Types, Subject>) {
  const { client } = runs;
  const queries = useQueryClient();
  const [place, setPlace] = useState<Place<Types>>(() => {
    if (begin?.kind === 'attempt') return { kind: 'attempt', isHandedIn: false };
    if (begin?.kind === 'test') return { kind: 'ready' };
    const isArriving = begin !== null || firstWish(runs, { resume, resumeJob, begin, personId }) !== null;
    return { kind: isArriving ? 'arriving' : 'home' };
  });
  const ending = useRef<RunSession<Types, RunMode> | null>(null);
  const [isStarting, setStarting] = useState(false);
  const { refresh } = history;

  const goHome = useCallback(() => {
    refresh();
    if (begin === null) setPlace({ kind: 'home' });
    else if (begin.kind === 'attempt') setPlace({ kind: 'attempt', isHandedIn: false });
    else onExit();
  }, [refresh, begin, onExit]);

  /** Says why something did not open; who was to see it at once sees the home, or goes back to where they came from. */
  const failed = (message: ToastMessage): void => {
    notify(message);
    if (place.kind === 'arriving') goHome();
  };

  const start = async (wish: RunWish<Types, Subject>): Promise<void> => {
    setStarting(true);
    try {
      await loadWorkplace();
      const session = await openSession(runs, wish, personId);
      await loadTexts(runs.textsOf(session.store.read().view));
      setPlace({ kind: 'work', session });
      refresh();
    } catch (cause) {
      failed(notOpened(runs.notOpenedTitle, cause));
    } finally {
      setStarting(false);
    }
  };

  /** An open test resumes at once; before a new one the person is told how long it lasts. */
  const request = (wish: RunWish<Types, Subject>): void => {
    if (wish.kind === 'testing' && history.openTest === null) setPlace({ kind: 'ready' });
    else void start(wish);
  };

  /** A test may be closed by hand and by its deadline at the same time: it ends once. */
  const close = async (session: RunSession<Types, RunMode>): Promise<void> => {
    if (ending.current === session) return;
    ending.current = session;
    try {
      const end = await endSession(session);
      runs.forget(session.runKey);
      if (end.kind === 'kept') {
        notify(RUN_MESSAGES.waiting);
        goHome();
        return;
      }
      setPlace(
        end.kind === 'told'
          ? { kind: 'debrief', ended: end.ended, runId: session.runKey }
          : { kind: 'attempt', isHandedIn: true },
      );
      refresh();
    } catch (cause) {
      ending.current = null;
      notify(notEnded(cause));
    }
  };

  const recalling = { personId, queries, client };

  const recall = async (line: Pick<PastRun, 'id' | 'mode' | 'status'>): Promise<void> => {
    try {
      const ended = await loadDebrief(line, recalling);
      if (ended === null || !runs.hasDebrief(ended.report)) return failed(RUN_MESSAGES.noDebrief);
      await loadTexts(runs.textsOf(ended.view));
      setPlace({ kind: 'debrief', ended, runId: line.id });
    } catch (cause) {
      failed(notEnded(cause));
    }
  };

  const loadTextsOf = async ({ start: beginning }: Recording<Types>): Promise<void> => {
    const play = await client.loadPlay();
    await loadTexts(runs.textsOf(play.project(beginning)));
  };

  const replay = async (line: PastRun): Promise<void> => {
    try {
      const { recording } = await recallRun(line, recalling);
      if (recording === null) return notify(RUN_MESSAGES.noReplay);
      await loadTextsOf(recording);
      setPlace({ kind: 'replay', recording, isExample: false });
    } catch (cause) {
      notify(notReplayed(cause));
    }
  };

  const show = async (read: Promise<Recording<Types>>, isExample: boolean): Promise<void> => {
    try {
      const recording = await read;
      await loadTextsOf(recording);
      setPlace({ kind: 'replay', recording, isExample });
    } catch (cause) {
      failed(notReplayed(cause));
    }
  };

  const openLine = (runId: string): void => {
    const line = history.runs.find(({ id }) => id === runId);
    if (line !== undefined) return void recall(line);
    notify(RUN_MESSAGES.noDebrief);
    goHome();
  };

  const hasArrived = useRef(false);
  const arrive = useEffectEvent(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    if (begin?.kind === 'example') return void show(watchExample(client, begin.story), true);
    if (begin?.kind === 'watch')
      return void show(watchRun(client, begin.watched), begin.watched.name === null);
    if (begin?.kind === 'debrief') return openLine(begin.run);
    const wish = firstWish(runs, { resume, resumeJob, begin, personId });
    if (wish !== null) void start(wish);
  });
  // A debrief is found in the history.
  const mayArrive = begin?.kind !== 'debrief' || !history.isLoading;
  useEffect(() => {
    if (mayArrive) arrive();
  }, [mayArrive]);

  const page = () => {
    switch (place.kind) {
      case 'arriving':
        return <Arriving label={startingLabel} />;
      case 'home':
        return (
          <Home
            personId={personId}
            history={history}
            sessionMinutes={sessionMinutes}
            isStarting={isStarting}
            onStart={request}
            onReplay={(line) => void replay(line)}
            onExample={(story) => void show(watchExample(client, story), true)}
            onDebrief={(line) => void recall(line)}
          />
        );
      case 'attempt':
        return begin?.kind === 'attempt' ? (
          <AttemptPage
            client={client}
            personId={personId}
            attempt={begin.attempt}
            isHandedIn={place.isHandedIn}
            backLabel={begin.backLabel}
            aloneText={aloneText}
            isStarting={isStarting}
            startingLabel={startingLabel}
            onStart={(purpose) => void start({ kind: 'form', purpose, attempt: begin.attempt })}
            onDebrief={(id) => void recall({ id, mode: 'testing', status: 'finished' })}
            onBack={onExit}
          />
        ) : null;
      case 'ready':
        return (
          <ReadyScreen
            sessionMinutes={sessionMinutes}
            aloneText={aloneText}
            isStarting={isStarting}
            startingLabel={startingLabel}
            onStart={() => void start({ kind: 'testing' })}
            onBack={goHome}
          />
        );
      case 'work': {
        const { session } = place;
        return (
          <GuardedWorkplace
            key={session.runKey}
            Workplace={Workplace}
            session={session}
            onClosed={() => void close(session)}
            onLeave={onExit}
          />
        );
      }
      case 'debrief': {
        const { ended, runId } = place;
        return (
          <Debrief
            ended={ended}
            changes={<ObjectiveChanges personId={personId} runId={runId} />}
            dispute={<Dispute personId={personId} runId={runId} />}
            onReplay={(recording) => setPlace({ kind: 'replay', recording, isExample: false, of: place })}
            backLabel={begin?.backLabel ?? null}
            onHome={goHome}
            onAgain={request}
          />
        );
      }
      case 'replay': {
        const { recording, isExample, of: debrief = null } = place;
        return (
          <Replay
            recording={recording}
            isExample={isExample}
            isOfDebrief={debrief !== null}
            backLabel={begin?.backLabel ?? null}
            onBack={() => (debrief === null ? goHome() : setPlace(debrief))}
          />
        );
      }
    }
  };
  return <Suspense fallback={<Arriving label={startingLabel} />}>{page()}</Suspense>;
}
