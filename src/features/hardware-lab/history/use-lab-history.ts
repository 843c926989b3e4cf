import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { ObjectiveResult } from '../../../core/assessment/objectives.ts';
import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import { HARDWARE_ID } from '../../../core/hardware/simulation-id.ts';
import type { Run } from '../../../core/kernel/run.ts';
import { runQuery, runsQuery } from '../../../runs/api/runs.queries.ts';
import { runsKey } from '../../../runs/api/runs-key.ts';
import type { RunSummary } from '../../../runs/past-run.ts';
import { LAB_CLIENT } from '../api/lab-client.ts';
import { dropDraft } from '../closing/note-draft.ts';
import { objectivesOfTest } from '../model/lab-progress.ts';
import { storyOf } from '../practice-judge.ts';
import { type PracticeRecord, readPractice } from '../session/practice-archive.ts';
import { practiceRunKey } from '../session/practice-run.ts';
import { dropUnfinished, readUnfinished } from '../session/unfinished-practice.ts';

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
  /** The same for the same job on the same bench: doing it again is no further pass. */
  readonly task: string;
  /** What it says of each objective; empty where it was not scored. */
  readonly objectives: readonly ObjectiveResult[];
}

export interface LabHistory {
  /** Newest first. */
  readonly runs: readonly PastRun[];
  readonly openTest: RunSummary | null;
  /** Practice jobs that are on a bench in this browser, the latest first. */
  readonly unfinishedPractice: readonly Run<LabCommand>[];
  /** Tests could not be read; `retry` asks again. */
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  retry(): void;
  /** The best score of a story so far, practice and tests; null before the first try. */
  bestOf(story: string): number | null;
  /** Takes an unfinished practice job off the bench, with its note. */
  dropPractice(run: Run<LabCommand>): void;
  /** What was done in a run of the list; null where it cannot be watched. */
  runOf(id: string): Promise<Run<LabCommand> | null>;
  /** Reads practice and tests anew. */
  refresh(): void;
}

/** What somebody did in the lab: tests from the server, practice from this browser. */
export function useLabHistory(personId: string): LabHistory {
  const [practice, setPractice] = useState(() => practiceOf(personId));
  const tests = useQuery(runsQuery(HARDWARE_ID, personId));
  const queries = useQueryClient();
  const refresh = useCallback(() => {
    setPractice(practiceOf(personId));
    void queries.invalidateQueries({ queryKey: runsKey(personId) });
  }, [personId, queries]);
  const runOf = useCallback(
    async (id: string): Promise<Run<LabCommand> | null> => {
      const practised = readPractice(personId).find(({ endedAt }) => practiceId(endedAt) === id);
      if (practised !== undefined) return practised.run;
      return (await queries.fetchQuery(runQuery(LAB_CLIENT, personId, id)))?.replay ?? null;
    },
    [personId, queries],
  );
  const dropPractice = useCallback(
    (run: Run<LabCommand>) => {
      dropUnfinished(personId, practiceRunKey(run));
      dropDraft(practiceRunKey(run));
      refresh();
    },
    [personId, refresh],
  );

  const runs = useMemo(() => mergedRuns(practice.records, tests.data ?? []), [practice.records, tests.data]);
  const bestOf = useCallback(
    (story: string): number | null => {
      const scores = runs.flatMap((run) =>
        run.scenarioId !== null && storyOf(run.scenarioId) === story && run.score !== null ? [run.score] : [],
      );
      return scores.length === 0 ? null : Math.max(...scores);
    },
    [runs],
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

function practiceOf(personId: string) {
  return { records: readPractice(personId), unfinished: readUnfinished(personId) };
}

function mergedRuns(practice: readonly PracticeRecord[], tests: readonly RunSummary[]): readonly PastRun[] {
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
        objectives: objectivesOfTest(run),
      }),
    );
  return [...practised, ...tested].sort((left, right) => right.endedAt.localeCompare(left.endedAt));
}

function practiceId(endedAt: string): string {
  return `practice ${endedAt}`;
}
