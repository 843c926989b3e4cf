import type { ComponentType, ReactNode } from 'react';
import type { ToastMessage } from '../../lib/notify.ts';
import type { HistorySource, PastRun, RunHistory } from '../history/use-run-history.ts';
import type { Recording } from '../run-review.ts';
import { openPractice, openTest, takeJob } from '../session/open-run.ts';
import type { EndedRun, RunSession } from '../session/run-session.ts';
import type { RunTypes } from '../store.ts';
import type { RunWish } from './run-wish.ts';

export type RunMode = 'practice' | 'testing' | 'explore';

/** What a simulation adds to the runs that all simulations have. */
export interface SimulationRuns<Types extends RunTypes, Subject extends string> extends HistorySource<Types> {
  /** The title of the toast that says why a session was not opened. */
  readonly notOpenedTitle: ToastMessage['title'];
  /** Opens a subject without a task, which ends in no score. */
  explore(subject: Subject): Promise<RunSession<Types, RunMode>>;
  /** The texts that must be loaded before this is shown; null for a run of which only its report is left. */
  textsOf(view: Types['view'] | null): readonly string[];
  /** Whether a report is more than its figures. */
  hasDebrief(report: Types['report']): boolean;
}

export interface HomeProps<Types extends RunTypes, Subject extends string> {
  readonly personId: string;
  readonly history: RunHistory<Types>;
  /** The length of a test under the person's plan, in minutes; null without a limit. */
  readonly sessionMinutes: number | null;
  readonly isStarting: boolean;
  onStart(wish: RunWish<Types, Subject>): void;
  onReplay(run: PastRun): void;
  /** Opens a worked example of a story. */
  onExample(story: string): void;
  onDebrief(run: PastRun): void;
}

export interface WorkplaceProps<Types extends RunTypes> {
  readonly session: RunSession<Types, RunMode>;
  /** The run may be finished. */
  onClosed(): void;
  onLeave(): void;
}

export interface DebriefProps<Types extends RunTypes, Subject extends string> {
  readonly ended: EndedRun<Types, RunMode>;
  /** What the run changed in the person's objectives. */
  readonly changes: ReactNode;
  /** The way to say that something in it is wrong. */
  readonly dispute: ReactNode;
  /** What the way out is called where it does not lead home; null where it does. */
  readonly backLabel: string | null;
  onReplay(recording: Recording<Types>): void;
  onHome(): void;
  onAgain(wish: RunWish<Types, Subject>): void;
}

export interface ReplayProps<Types extends RunTypes> {
  readonly recording: Recording<Types>;
  /** A worked example: there is no learner's path. */
  readonly isExample: boolean;
  /** The way back leads to the debrief. */
  readonly isOfDebrief: boolean;
  /** What the way out is called where it leads neither there nor home; null where it does. */
  readonly backLabel: string | null;
  onBack(): void;
}

/** The pages of a simulation. */
export interface SimulationPages<Types extends RunTypes, Subject extends string> {
  readonly Home: ComponentType<HomeProps<Types, Subject>>;
  readonly Workplace: ComponentType<WorkplaceProps<Types>>;
  /** Fetches the workplace: no test begins, and no clock runs, before it is there. Rejects without a network. */
  loadWorkplace(): Promise<unknown>;
  readonly Debrief: ComponentType<DebriefProps<Types, Subject>>;
  readonly Replay: ComponentType<ReplayProps<Types>>;
}

/** Opens the requested session. Rejects when no test or job can be had, or a log cannot be resumed. */
export async function openSession<Types extends RunTypes, Subject extends string>(
  { client, jobs, explore }: SimulationRuns<Types, Subject>,
  wish: RunWish<Types, Subject>,
  personId: string,
): Promise<RunSession<Types, RunMode>> {
  const owner = { personId, jobs };
  switch (wish.kind) {
    case 'testing':
      return openTest<Types>(client, { wish: {} });
    case 'form':
      return openTest<Types>(client, { purpose: wish.purpose, formAttempt: wish.attempt });
    case 'explore':
      return explore(wish.subject);
    case 'practice':
      return openPractice(client, await takeJob(client, wish.story, owner), owner);
    case 'resume':
      return openPractice(client, wish.job, owner);
  }
}
