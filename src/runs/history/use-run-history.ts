import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { practiceQuery, testsQuery } from '../api/runs.queries.ts';
import { runsKey } from '../api/runs-key.ts';
import type { RunSummary } from '../past-run.ts';
import { type ArchivedPractice, archivedPractice } from '../practice/practice-archive.ts';
import type { PracticeJob } from '../practice/practice-job.ts';
import type { PracticeJobs } from '../practice/practice-jobs.ts';
import { useHandIn } from '../practice/use-hand-in.ts';
import type { PracticeClient } from '../run-client.ts';
import type { RunTypes } from '../store.ts';

/** One line of the history, practice and tests alike. */
export interface PastRun extends Omit<RunSummary, 'status' | 'expiresAt' | 'rulesVersion'> {
  readonly mode: 'practice' | 'testing';
  /** `waiting`: handed in without a network, and not judged yet. */
  readonly status: RunSummary['status'] | 'waiting';
  /** `browser`: judged by this browser before the server did that; its figures count for nothing. */
  readonly origin: 'server' | 'browser';
  /** Judged by other rules than this build's: its score and debrief stay, but it cannot be played again. */
  readonly hasOtherRules: boolean;
}

/** The runs of a person that are over, as far as they are known. */
export interface PastRuns {
  /** Newest first. */
  readonly runs: readonly PastRun[];
  /** Runs could not be read; `retry` asks again. */
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  retry(): void;
}

export interface RunHistory<Types extends RunTypes> extends PastRuns {
  readonly openTest: { readonly expiresAt: string } | null;
  /** Practice that was left in the middle in this browser, the latest first. */
  readonly unfinishedPractice: readonly PracticeJob<Types>[];
  /** Stories that can be begun without a network. */
  readonly storiesAhead: readonly string[];
  /** The best score of a story so far, practice and tests; null before the first try. */
  bestOf(story: string): number | null;
  /** Forgets a practice job that was left in the middle. */
  dropPractice(job: PracticeJob<Types>): void;
  /** Reads practice and tests anew. */
  refresh(): void;
}

/** Where the runs of a simulation are. */
export interface HistorySource<Types extends RunTypes> {
  readonly client: PracticeClient<Types>;
  readonly jobs: PracticeJobs<Types>;
  /** Where browsers kept practice before the server did; null where they never did. */
  readonly archiveKey: string | null;
  /** Deletes what this browser keeps of a run besides its log. */
  forget(runKey: string): void;
}

/** What somebody did in a simulation: tests and practice from the server. @param source always the same one. */
export function useRunHistory<Types extends RunTypes>(
  source: HistorySource<Types>,
  personId: string,
): RunHistory<Types> {
  const { client, archiveKey } = source;
  const [kept, setKept] = useState(() => keptHere(source, personId));
  const [archived] = useState(() => (archiveKey === null ? [] : archivedPractice(archiveKey, personId)));
  const tests = useQuery(testsQuery(client.simulation, personId));
  const practice = useQuery(practiceQuery(client.simulation, personId));
  const queries = useQueryClient();
  const refresh = useCallback(() => {
    setKept(keptHere(source, personId));
    void queries.invalidateQueries({ queryKey: runsKey(personId) });
  }, [source, personId, queries]);
  useHandIn(source, personId, refresh);
  const dropPractice = useCallback(
    (job: PracticeJob<Types>) => {
      source.forget(job.id);
      source.jobs.drop(personId, job.id);
      refresh();
    },
    [source, personId, refresh],
  );

  const runs = useMemo(
    () => mergedRuns(client, { ...kept, archived, practice: practice.data ?? [], tests: tests.data ?? [] }),
    [client, kept, archived, practice.data, tests.data],
  );
  const bestOf = useCallback(
    (story: string): number | null => {
      const scores = runs.flatMap((run) => (run.story === story && run.score !== null ? [run.score] : []));
      return scores.length === 0 ? null : Math.max(...scores);
    },
    [runs],
  );
  const openTest = (tests.data ?? []).find(({ status }) => status === 'open');
  return {
    runs,
    openTest: openTest?.expiresAt == null ? null : { expiresAt: openTest.expiresAt },
    unfinishedPractice: kept.open,
    storiesAhead: kept.ahead.map(({ story }) => story),
    hasFailed: tests.isError || practice.isError,
    isLoading: tests.isPending || practice.isPending,
    retry: () => {
      void tests.refetch();
      void practice.refetch();
    },
    bestOf,
    dropPractice,
    refresh,
  };
}

function keptHere<Types extends RunTypes>({ jobs }: HistorySource<Types>, personId: string) {
  return { open: jobs.open(personId), waiting: jobs.waiting(personId), ahead: jobs.ahead(personId) };
}

interface Sources<Types extends RunTypes> {
  readonly waiting: readonly PracticeJob<Types>[];
  readonly archived: readonly ArchivedPractice[];
  readonly practice: readonly RunSummary[];
  readonly tests: readonly RunSummary[];
}

function mergedRuns<Types extends RunTypes>(
  { rulesVersion, practiceVersion }: PracticeClient<Types>,
  { waiting, archived, practice, tests }: Sources<Types>,
): readonly PastRun[] {
  const judged = new Set(practice.map(({ id }) => id));
  const lines: readonly PastRun[] = [
    ...waiting.filter(({ id }) => !judged.has(id)).map(waitingLine),
    ...archived.map(archivedLine),
    ...practice.map((run) => judgedLine(run, 'practice', practiceVersion)),
    ...tests.filter(({ status }) => status !== 'open').map((run) => judgedLine(run, 'testing', rulesVersion)),
  ];
  return lines.toSorted((left, right) => Date.parse(right.endedAt) - Date.parse(left.endedAt));
}

function judgedLine(
  { rulesVersion, ...run }: RunSummary,
  mode: PastRun['mode'],
  ownVersion: string,
): PastRun {
  return { ...run, mode, origin: 'server', hasOtherRules: rulesVersion !== ownVersion };
}

function waitingLine<Types extends RunTypes>({ id, story, doneAt }: PracticeJob<Types>): PastRun {
  return {
    id,
    mode: 'practice',
    status: 'waiting',
    origin: 'server',
    endedAt: doneAt ?? '',
    score: null,
    passed: null,
    story,
    task: id,
    hasOtherRules: false,
    parts: {},
    objectives: [],
  };
}

function archivedLine({ story, endedAt, score, passed }: ArchivedPractice): PastRun {
  const id = `archived ${endedAt}`;
  return {
    id,
    mode: 'practice',
    status: 'finished',
    origin: 'browser',
    endedAt,
    score,
    passed,
    story,
    task: id,
    hasOtherRules: false,
    parts: {},
    objectives: [],
  };
}
