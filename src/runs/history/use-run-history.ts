import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { ObjectiveResult } from '../../core/assessment/objectives.ts';
import type { Run } from '../../core/kernel/run.ts';
import { runQuery, runsQuery } from '../api/runs.queries.ts';
import { runsKey } from '../api/runs-key.ts';
import type { RunSummary } from '../past-run.ts';
import type { PracticeArchive, PracticeRecord } from '../practice/practice-archive.ts';
import { practiceRunKey } from '../practice/practice-run.ts';
import type { UnfinishedPractice } from '../practice/unfinished-practice.ts';
import type { RunClient } from '../run-client.ts';
import { objectivesOfTest } from './progress.ts';

/** One line of the history, practice and tests alike. */
export interface PastRun {
  readonly id: string;
  readonly mode: 'practice' | 'testing';
  /** Null while it would tell what was wrong, or where it is not known any more. */
  readonly scenarioId: string | null;
  readonly endedAt: string;
  readonly score: number | null;
  readonly passed: boolean | null;
  readonly status: RunSummary['status'];
  /** The same for the same case with the same seed: doing it again is no further pass. */
  readonly task: string;
  /** What it says of each objective; empty where it was not scored. */
  readonly objectives: readonly ObjectiveResult[];
}

/** The runs of a person that are over, as far as they are known. */
export interface PastRuns {
  /** Newest first. */
  readonly runs: readonly PastRun[];
  /** Tests could not be read; `retry` asks again. */
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  retry(): void;
}

export interface RunHistory<Command> extends PastRuns {
  readonly openTest: RunSummary | null;
  /** Practice that was left in the middle in this browser, the latest first. */
  readonly unfinishedPractice: readonly Run<Command>[];
  /** The best score of a story so far, practice and tests; null before the first try. */
  bestOf(story: string): number | null;
  /** Forgets a practice run that was left in the middle. */
  dropPractice(run: Run<Command>): void;
  /** What was done in a run of the list; null where it cannot be watched. */
  runOf(id: string): Promise<Run<Command> | null>;
  /** Reads practice and tests anew. */
  refresh(): void;
}

/** Where the runs of a simulation are, and what its cases say of them. */
export interface HistorySource<Command, View, Event, Refusal, Report> {
  readonly client: RunClient<Command, View, Event, Refusal, Report>;
  readonly archive: PracticeArchive<Command>;
  readonly unfinished: UnfinishedPractice<Command>;
  /** The story under which a case is practised. */
  storyOf(scenarioId: string): string;
  /** What a case trains; nothing for one that nobody wrote. */
  objectivesOf(scenarioId: string): readonly string[];
}

/** What somebody did in a simulation: tests from the server, practice from this browser. @param source always the same one. */
export function useRunHistory<Command, View, Event, Refusal, Report>(
  source: HistorySource<Command, View, Event, Refusal, Report>,
  personId: string,
): RunHistory<Command> {
  const [practice, setPractice] = useState(() => practiceOf(source, personId));
  const tests = useQuery(runsQuery(source.client.simulation, personId));
  const queries = useQueryClient();
  const refresh = useCallback(() => {
    setPractice(practiceOf(source, personId));
    void queries.invalidateQueries({ queryKey: runsKey(personId) });
  }, [source, personId, queries]);
  const runOf = useCallback(
    async (id: string): Promise<Run<Command> | null> => {
      const practised = source.archive.read(personId).find(({ endedAt }) => practiceId(endedAt) === id);
      if (practised !== undefined) return practised.run;
      return (await queries.fetchQuery(runQuery(source.client, personId, id)))?.replay ?? null;
    },
    [source, personId, queries],
  );
  const dropPractice = useCallback(
    (run: Run<Command>) => {
      source.unfinished.drop(personId, practiceRunKey(run));
      refresh();
    },
    [source, personId, refresh],
  );

  const runs = useMemo(
    () => mergedRuns(practice.records, tests.data ?? [], source.objectivesOf),
    [practice.records, tests.data, source],
  );
  const bestOf = useCallback(
    (story: string): number | null => {
      const scores = runs.flatMap((run) =>
        run.scenarioId !== null && source.storyOf(run.scenarioId) === story && run.score !== null
          ? [run.score]
          : [],
      );
      return scores.length === 0 ? null : Math.max(...scores);
    },
    [runs, source],
  );
  return {
    runs,
    openTest: (tests.data ?? []).find(({ status }) => status === 'open') ?? null,
    unfinishedPractice: practice.unfinished,
    hasFailed: tests.isError,
    isLoading: tests.isPending,
    retry: () => void tests.refetch(),
    bestOf,
    runOf,
    dropPractice,
    refresh,
  };
}

function practiceOf<Command>(
  {
    archive,
    unfinished,
  }: { readonly archive: PracticeArchive<Command>; readonly unfinished: UnfinishedPractice<Command> },
  personId: string,
) {
  return { records: archive.read(personId), unfinished: unfinished.read(personId) };
}

function mergedRuns(
  practice: readonly PracticeRecord<unknown>[],
  tests: readonly RunSummary[],
  objectivesOf: (scenarioId: string) => readonly string[],
): readonly PastRun[] {
  const practised = practice.map(
    ({ run, endedAt, score, passed, objectives }): PastRun => ({
      id: practiceId(endedAt),
      mode: 'practice',
      scenarioId: run.scenarioId,
      endedAt,
      score,
      passed,
      status: 'finished',
      task: `${run.scenarioId} ${run.seed}`,
      objectives,
    }),
  );
  const tested = tests
    .filter(({ status }) => status !== 'open')
    .map(
      (run): PastRun => ({
        id: run.id,
        mode: 'testing',
        scenarioId: run.scenarioId,
        endedAt: run.finishedAt ?? run.expiresAt,
        score: run.score,
        passed: run.passed,
        status: run.status,
        task: run.id,
        objectives: objectivesOfTest(run, objectivesOf),
      }),
    );
  return [...practised, ...tested].sort((left, right) => right.endedAt.localeCompare(left.endedAt));
}

function practiceId(endedAt: string): string {
  return `practice ${endedAt}`;
}
