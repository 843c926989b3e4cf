import { type LabReport, report } from '../../../../src/core/hardware/assessment/report.ts';
import { deal } from '../../../../src/core/hardware/deal.ts';
import type { CommandOf, LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import type { Evidence, LabState } from '../../../../src/core/hardware/model/state.ts';
import { unsealed } from '../../../../src/core/hardware/model/unsealed.ts';
import { reduce } from '../../../../src/core/hardware/reduce.ts';
import { expertLog } from '../../../../src/core/hardware/scenarios/expert-log.ts';
import { LAB_CASES, type STORIES } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import type { Scenario } from '../../../../src/core/hardware/scenarios/scenario.ts';
import { seedRng } from '../../../../src/core/kernel/rng.ts';

/** A test as it can be dealt: a true fault in one of its places. */
export interface Variant {
  readonly scenario: Scenario;
  readonly placement: number;
  /** How often a test of the story is this one, 0 to 1. */
  readonly share: number;
  readonly start: LabState;
  /** What the shipped expert does. */
  readonly expert: readonly LabCommand[];
}

/** Seeds tried for each placement, which is drawn as often as the others. */
const MOST_SEEDS = 400;

function startOf(scenario: Scenario, placement: number, firstSeed: number): LabState {
  for (let seed = firstSeed; seed < firstSeed + MOST_SEEDS; seed += 1) {
    const start = deal(scenario, seedRng(seed), 'testing');
    if (unsealed(start).placement === placement) return start;
  }
  throw new Error(`${scenario.id} is never dealt in place ${placement}`);
}

/** Every variant of these stories, dealt with the first seed from `firstSeed` on that draws its place. */
export function variantsByStory(
  firstSeed: number,
  stories: typeof STORIES,
): ReadonlyMap<string, readonly Variant[]> {
  return new Map(
    stories.map(({ story, cases }) => {
      const scenarios = cases.flatMap(({ id }) => LAB_CASES.find(id) ?? []);
      const total = scenarios.reduce((sum, { weight }) => sum + weight, 0);
      const variants = scenarios.flatMap((scenario) => {
        const truth = cases.find(({ id }) => id === scenario.id)?.truth;
        const places = story.suspects.find(({ id }) => id === truth)?.placements.length ?? 0;
        return Array.from({ length: places }, (_, placement): Variant => {
          const start = startOf(scenario, placement, firstSeed);
          const share = scenario.weight / total / places;
          return { scenario, placement, share, start, expert: expertLog(scenario, start) };
        });
      });
      return [story.id, variants];
    }),
  );
}

type Note = CommandOf<'write-note'>;

/** What an expert's note cites, by the findings themselves. */
function citedBy({ start, expert }: Variant): (ids: readonly string[]) => readonly Evidence[] {
  const { evidence } = playedOn(start, expert).state;
  return (ids) => ids.flatMap((id) => evidence[Number(id.slice(1)) - 1] ?? []);
}

/** The note with the same findings as lines of another notebook; what is not there is left out. */
function rewritten(note: Note, cited: ReturnType<typeof citedBy>, { evidence }: LabState): Note {
  const lines = (ids: readonly string[], last: boolean): readonly string[] =>
    cited(ids).flatMap(({ test, outcome }) => {
      const isSame = (finding: Evidence): boolean => finding.test === test && finding.outcome === outcome;
      const index = last ? evidence.findLastIndex(isSame) : evidence.findIndex(isSame);
      return index < 0 ? [] : [`f${index + 1}`];
    });
  return { ...note, evidence: lines(note.evidence, false), verification: lines(note.verification, true) };
}

function playedOn(
  start: LabState,
  script: readonly LabCommand[],
  resolve: (command: LabCommand, state: LabState) => LabCommand = (command) => command,
): { readonly state: LabState; readonly log: readonly LabCommand[] } {
  let state = start;
  const log: LabCommand[] = [];
  for (const scripted of script) {
    const command = resolve(scripted, state);
    const step = reduce(state, command);
    if (!step.ok) continue;
    state = step.value.state;
    log.push(command);
  }
  return { state, log };
}

/** The report on a script that is played blindly: what is refused is left out. */
export function playScript({ scenario, start }: Variant, script: readonly LabCommand[]): LabReport {
  return report(scenario, start, playedOn(start, script).log);
}

/** The report on somebody who does what the expert does with some changes, and cites the same findings. */
export function playLikeExpert(variant: Variant, script: readonly LabCommand[]): LabReport {
  const { scenario, start } = variant;
  const cited = citedBy(variant);
  const { log } = playedOn(start, script, (command, state) =>
    command.kind === 'write-note' ? rewritten(command, cited, state) : command,
  );
  return report(scenario, start, log);
}
