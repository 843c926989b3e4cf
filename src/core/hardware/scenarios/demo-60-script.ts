import type { LabCommand } from '../model/commands.ts';
import type { LabView } from '../model/view.ts';
import { isAbout } from '../projection/is-about.ts';
import {
  DEMO_LATCHES,
  DEMO_MODULE,
  DEMO_SLOT,
  demoStepCommands,
  nextDemoStep,
  wasLifted,
} from './demo-60-guide.ts';
import type { DemoStep } from './demo-60-steps.ts';

/**
 * The demo's script: the question of each step, its answers, and when a step may be done for the learner. The client has the
 * texts, by the ids of steps and choices.
 */

/** An offered answer. Clicking one of its targets on the machine chooses it too. */
export interface DemoChoice {
  readonly id: string;
  readonly isRight: boolean;
  readonly targets: readonly string[];
}

const choice = (id: string, ...targets: readonly string[]): DemoChoice => ({ id, isRight: false, targets });
const right = (id: string, ...targets: readonly string[]): DemoChoice => ({ id, isRight: true, targets });

const QUESTIONS: Readonly<Partial<Record<DemoStep, readonly DemoChoice[]>>> = {
  look: [
    choice('cpu', 'led-cpu'),
    right('dram', 'led-dram'),
    choice('vga', 'led-vga'),
    choice('boot', 'led-boot'),
  ],
  find: [
    choice('a2', 'dimm-a2', 'slot-a2', 'latch-a2-top', 'latch-a2-bottom'),
    right('b2', DEMO_MODULE, DEMO_SLOT, ...DEMO_LATCHES),
  ],
  'open-latches': [choice('pull', DEMO_MODULE), choice('screw'), right('latches', ...DEMO_LATCHES)],
  reseat: [right('two-clicks', DEMO_MODULE, DEMO_SLOT), choice('one-click'), choice('level')],
  connect: [choice('mains', 'cable-mains'), right('strap', 'esd-strap')],
};

/** The answers offered at a step in the present state; null for a step without a question. */
export function demoQuestion(step: DemoStep, view: LabView): readonly DemoChoice[] | null {
  if (step === 'reseat' && view.parts[DEMO_MODULE]?.placement !== 'removed') return null;
  if (step === 'connect' && view.strap === 'off') return null;
  return QUESTIONS[step] ?? null;
}

/** What a press on a thing of the machine means at a step. */
type DemoPress = { readonly kind: 'answer'; readonly choice: DemoChoice } | { readonly kind: 'act' };

/** An answer where something is asked, the act at hand where something is to be done; null where it means neither. */
export function demoPressAt(step: DemoStep, view: LabView, target: string): DemoPress | null {
  const question = demoQuestion(step, view);
  const choice = question?.find(({ targets }) => targets.includes(target));
  if (choice !== undefined) return { kind: 'answer', choice };
  if (question !== null || step === 'wait') return null;
  return demoStepCommands(step, view).some((command) => isAbout(command, target)) ? { kind: 'act' } : null;
}

/** The answers so far, in order. */
export interface DemoTries {
  readonly wrong: readonly { readonly step: DemoStep; readonly choice: string }[];
  /** Steps whose question was answered correctly or done for the learner. */
  readonly settled: readonly DemoStep[];
  /** Steps that were done for the learner. */
  readonly shown: readonly DemoStep[];
}

export const NO_TRIES: DemoTries = { wrong: [], settled: [], shown: [] };

/** The tries after an answer; repeating a wrong one counts once. */
export function withAnswer(tries: DemoTries, step: DemoStep, { id, isRight }: DemoChoice): DemoTries {
  if (isRight) return { ...tries, settled: [...tries.settled, step] };
  return isTried(tries, step, id) ? tries : { ...tries, wrong: [...tries.wrong, { step, choice: id }] };
}

/** Whether this wrong answer was given before. */
export function isTried(tries: DemoTries, step: DemoStep, choiceId: string): boolean {
  return tries.wrong.some((tried) => tried.step === step && tried.choice === choiceId);
}

/** The tries after a step was done for the learner. */
export function withShown(tries: DemoTries, step: DemoStep): DemoTries {
  if (tries.shown.includes(step)) return tries;
  return { ...tries, settled: [...tries.settled, step], shown: [...tries.shown, step] };
}

/** Steps that only require an inspection. Their question is asked even if the learner inspected otherwise, until the module is out. */
const LOOKS: readonly DemoStep[] = ['look', 'find'];
const AFTER_LOOKS: readonly (DemoStep | null)[] = ['find', 'open-latches', 'lift'];

/** The present step; null once the self-test has passed. */
export function demoStepAt(
  view: LabView,
  log: readonly LabCommand[],
  { settled }: DemoTries,
): DemoStep | null {
  const next = nextDemoStep(view, log);
  if (!AFTER_LOOKS.includes(next) || wasLifted(log)) return next;
  return LOOKS.find((step) => !settled.includes(step)) ?? next;
}

/** The remaining commands of the present step, without repeating an inspection. */
export function demoStepToDo(
  step: DemoStep,
  view: LabView,
  log: readonly LabCommand[],
): readonly LabCommand[] {
  const commands = demoStepCommands(step, view);
  return LOOKS.includes(step) ? commands.filter((command) => !isInLog(log, command)) : commands;
}

function isInLog(log: readonly LabCommand[], command: LabCommand): boolean {
  return log.some((past) => JSON.stringify(past) === JSON.stringify(command));
}

/** Seconds at a question after which the learner may have it done. */
const SHOW_AFTER_S = 8;
const SHOWABLE: readonly DemoStep[] = ['find', 'open-latches', 'reseat'];

/** Whether the step can now be done for the learner. Reading the LED and starting the machine cannot. */
export function mayShow(step: DemoStep, view: LabView, secondsAtStep: number): boolean {
  return SHOWABLE.includes(step) && demoQuestion(step, view) !== null && secondsAtStep >= SHOW_AFTER_S;
}
