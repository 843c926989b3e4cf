import {
  type WeakenedDefence,
  withChangedFunction,
  withOpenPolicy,
  withoutCheck,
  withoutRowSecurity,
  withoutTrigger,
  withPolicyFor,
} from './weakened-defence.ts';

const READS_RUNS = 'free reads simulation_runs';
const READS_PRACTICE = 'free reads practice_runs';
const READS_OPEN_LOG = 'a person reads the log of their open run';

/** What guards tests, their logs and practice. */
export const RUN_MUTATIONS: readonly WeakenedDefence[] = [
  withOpenPolicy('simulation_runs', 'simulation_runs_select_own', READS_RUNS),
  withPolicyFor('simulation_runs', 'simulation_runs_select_own', READS_RUNS),
  withOpenPolicy('run_commands', 'run_commands_select_own_ended', READS_OPEN_LOG),
  withPolicyFor('run_commands', 'run_commands_select_own_ended', READS_OPEN_LOG),
  withoutRowSecurity('simulation_runs', 'a person gives themselves a finished run'),
  withoutRowSecurity('run_commands', 'a person writes a command past the referee'),
  withoutTrigger('run_commands', 'run_commands_append_only', 'the service rewrites a command'),
  withChangedFunction('private.is_active_caller()', ' and p.status', '', 'deactivated reads simulation_runs'),
  withoutCheck(
    'simulation_runs',
    'simulation_runs_score_in_range',
    'check (score between 0 and 100)',
    'the service ends a run above the maximum',
  ),
  withoutCheck(
    'simulation_runs',
    'simulation_runs_counted_has_score',
    `check (
      num_nonnulls(score, passed, parts, report) = case when status in ('finished', 'expired') then 4 else 0 end
    )`,
    'the service ends a run without its parts',
  ),
  withOpenPolicy('practice_runs', 'practice_runs_select_own', READS_PRACTICE),
  withPolicyFor('practice_runs', 'practice_runs_select_own', READS_PRACTICE),
  withoutRowSecurity('practice_runs', 'a person gives themselves a judged job'),
  withoutCheck(
    'practice_runs',
    'practice_runs_score_in_range',
    'check (score between 0 and 100)',
    'the service judges practice above the maximum',
  ),
  withoutCheck(
    'practice_runs',
    'practice_runs_judged_has_score',
    `check (
      num_nonnulls(score, passed, parts, objectives, report) = case when status = 'finished' then 5 else 0 end
    )`,
    'the service judges practice without its parts',
  ),
];
