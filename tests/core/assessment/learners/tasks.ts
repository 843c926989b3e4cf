import type { ObjectiveResult } from '../../../../src/core/assessment/objectives/results.ts';
import type { PracticeCase } from '../../../../src/core/assessment/practice-next.ts';
import { isReading } from '../../../../src/core/hardware/assessment/command-purpose.ts';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import { STORIES } from '../../../../src/core/hardware/scenarios/judged/registry.ts';
import { PRACTICE_STORIES } from '../../../../src/core/hardware/scenarios/public/stories.ts';
import { reportSteps } from '../../../../src/core/ticketing/assessment/shift-report.ts';
import type { DeskCommand } from '../../../../src/core/ticketing/model/commands.ts';
import type { TicketCase } from '../../../../src/core/ticketing/scenarios/desk-case.ts';
import { TICKET_CASES } from '../../../../src/core/ticketing/scenarios/judged/registry.ts';
import { DESK_STORIES } from '../../../../src/core/ticketing/scenarios/public/catalogue.ts';
import type { DeskStory } from '../../../../src/core/ticketing/scenarios/public/story.ts';
import { scenesOf } from '../../../../src/core/ticketing/scenarios/scenes-of.ts';
import { ticketRegistry } from '../../../../src/core/ticketing/scenarios/ticket-registry.ts';
import { DESK } from '../../../support/desk.ts';
import { chained, SLIPS } from '../../hardware/bots/scripts.ts';
import { playLikeExpert, type Variant, variantsByStory } from '../../hardware/bots/variants.ts';
import { accepted, byHeart } from '../../ticketing/bots/players.ts';

/** Jobs and tickets as drawn learners play them: an expert's log with slips in it, judged by the real engine. */

/** How the cause is found: by what is read; after acting on another fault of the story; or by acting without looking anything up. */
export const FINDINGS = ['by-evidence', 'wrong-theory', 'by-guess'] as const;
/** How the rest of the work is done. */
export const WORKS = ['clean', 'careless', 'untidy', 'thin-note'] as const;

export interface Slips {
  readonly finding: (typeof FINDINGS)[number];
  readonly work: (typeof WORKS)[number];
}

export const CLEAN: Slips = { finding: 'by-evidence', work: 'clean' };

export interface PlayedRun {
  /** 0 to 100. */
  readonly score: number;
  readonly passed: boolean;
  readonly simSeconds: number;
  readonly objectives: readonly ObjectiveResult[];
}

/** A job or a ticket that can be practised and tested. */
export interface Task {
  readonly simulation: 'hardware' | 'ticketing';
  readonly practice: PracticeCase;
  /** What a run with these slips comes to. Judged once: a seed changes places and people, and seldom points. */
  readonly play: (slips: Slips) => PlayedRun;
}

function judgedOnce(play: (slips: Slips) => PlayedRun): Task['play'] {
  const known = new Map<string, PlayedRun>();
  return (slips) => {
    const key = `${slips.finding} ${slips.work}`;
    const run = known.get(key) ?? play(slips);
    known.set(key, run);
    return run;
  };
}

type LabScript = readonly LabCommand[];

const withoutFindings = (script: LabScript): LabScript =>
  script.map((command) =>
    command.kind === 'write-note' ? { ...command, evidence: [], verification: [] } : command,
  );

function benchScript(variant: Variant, other: Variant, { finding, work }: Slips): LabScript {
  const found: Readonly<Record<Slips['finding'], LabScript>> = {
    'by-evidence': variant.expert,
    'wrong-theory': chained(other, variant),
    'by-guess': variant.expert.filter((command) => !isReading(command)),
  };
  const slipped = { ...variant, expert: found[finding] };
  const worked: Readonly<Record<Slips['work'], () => LabScript | undefined>> = {
    clean: () => slipped.expert,
    careless: () => SLIPS['the strap forgotten']?.(slipped),
    untidy: () => SLIPS['a spare cable tried and taken back']?.(slipped),
    'thin-note': () => withoutFindings(slipped.expert),
  };
  return worked[work]() ?? slipped.expert;
}

/** Every story of the lab, each with one of its faults. */
export function benchTasks(): readonly Task[] {
  // The likeliest fault of a story, and the next one as the theory that is wrong.
  const pairs = variantsByStory(
    1,
    STORIES.map((one) => ({ ...one, cases: one.cases.slice(0, 2) })),
  );
  return PRACTICE_STORIES.flatMap((story): readonly Task[] => {
    const variants = (pairs.get(story.id) ?? []).filter(({ placement }) => placement === 0);
    const [variant, other] = variants;
    if (variant === undefined || other === undefined) throw new Error(`${story.id} has no two faults.`);
    return [
      {
        simulation: 'hardware',
        practice: story,
        play: judgedOnce((slips) => playLikeExpert(variant, benchScript(variant, other, slips))),
      },
    ];
  });
}

type DeskScript = readonly DeskCommand[];

const REGISTRY = ticketRegistry(TICKET_CASES);

function deskScript(expert: DeskScript, other: DeskScript, { finding, work }: Slips): DeskScript {
  const found: Readonly<Record<Slips['finding'], DeskScript>> = {
    'by-evidence': expert,
    'wrong-theory': other,
    'by-guess': expert.filter(({ kind }) => kind !== 'look'),
  };
  const worked: Readonly<Record<Slips['work'], (command: DeskCommand) => DeskCommand | null>> = {
    clean: (command) => command,
    careless: (command) =>
      command.kind === 'classify' ? { ...command, impact: 3, urgency: 3, isSecurityCase: false } : command,
    untidy: (command) => (command.kind === 'say' && command.intents.includes('may-close') ? null : command),
    'thin-note': (command) => ('evidence' in command ? { ...command, evidence: [] } : command),
  };
  return found[finding].flatMap((command) => worked[work](command) ?? []);
}

function deskTask(story: DeskStory): Task {
  const [own, other] = TICKET_CASES.filter((one) => one.story.id === story.id) as [TicketCase, TicketCase];
  const start = DESK.judge.deal(own.id, 1, 'testing');
  const played = start === null ? undefined : scenesOf(REGISTRY, start)[0];
  if (start === null || played === undefined) throw new Error(`${own.id} is not dealt.`);
  return {
    simulation: 'ticketing',
    practice: { id: story.id, difficulty: story.difficulty, objectives: [story.family] },
    play: judgedOnce((slips) => {
      const script = deskScript(byHeart(own)(played, start), byHeart(other)(played, start), slips);
      return reportSteps([played], start, accepted(start, script, played.scene.number));
    }),
  };
}

/** Every ticket of the desk, each with one of its causes. */
export function deskTasks(): readonly Task[] {
  return Object.values<DeskStory>(DESK_STORIES).map(deskTask);
}
