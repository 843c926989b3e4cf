import { testSubject } from '../instruments/diagnostic-tests/test-id.ts';
import { findMachine } from '../machines/find-machine.ts';
import { resolveTarget } from '../machines/resolve-target.ts';
import type { FindingView } from '../model/bench-view.ts';
import type { LabCommand } from '../model/commands.ts';
import type { LabTarget, LabView } from '../model/view.ts';
import { isFirmwarePage, type Tool } from '../model/vocabulary.ts';
import { isKnown } from './looked-at.ts';

/**
 * The milestones of every job in their order: customer asked, symptom observed and supported by a finding, theory stated,
 * repair made, repair verified, job closed. They are derived from the view and the log, never from hidden state, so a guide
 * that shows them reveals nothing.
 */
export const MILESTONES = ['listen', 'look', 'theory', 'repair', 'prove', 'write'] as const;
export type Milestone = (typeof MILESTONES)[number];

/** What the learner did and can see. */
interface Progress {
  readonly view: LabView;
  readonly commands: readonly LabCommand[];
}

const ASKING: ReadonlySet<LabCommand['kind']> = new Set(['ask-customer', 'read-asset']);

/** Tests with a fixed id that show only the behaviour; a theory needs more support. */
const BEHAVIOUR: ReadonlySet<string> = new Set([
  'press-power',
  'press-reset',
  'self-test',
  'listen',
  'sniff',
]);
/** Tests with a fixed id that read an indicator or a page of the machine. */
const INDICATORS: ReadonlySet<string> = new Set([
  ...['start-system', 'read-debug-leds', 'read-post-code', 'read-power-led', 'psu-self-test'],
]);
const PERCEIVED: ReadonlySet<string> = new Set(['listen', 'sniff']);
/** Outcomes of listening and smelling that are no symptom. */
const NO_SYMPTOM: ReadonlySet<string> = new Set(['silent', 'nothing']);

/** Whether a finding describes how the machine behaves. */
function isSymptom({ test, outcome }: FindingView, model: LabView['model']): boolean {
  const subject = testSubject(test);
  switch (subject.family) {
    case 'page':
    case 'run':
      return true;
    case 'look':
      return resolveTarget(model, subject.target)?.kind === 'led';
    case 'fixed':
      return PERCEIVED.has(test) ? !NO_SYMPTOM.has(outcome) : BEHAVIOUR.has(test) || INDICATORS.has(test);
    default:
      return false;
  }
}

/** Whether a finding comes from the machine, and not from the customer or the asset record. */
function isFromMachine({ test }: FindingView): boolean {
  return test !== 'asset' && testSubject(test).family !== 'ask';
}

/** Whether a symptom was observed and another finding supports a theory. */
function isSupported(findings: readonly FindingView[], model: LabView['model']): boolean {
  const support = findings.filter((finding) => isFromMachine(finding) && !BEHAVIOUR.has(finding.test));
  return findings.some((finding) => isSymptom(finding, model)) && support.length > 0;
}

const TREATING: ReadonlySet<Tool> = new Set<Tool>([
  ...(['ipa-wipe', 'compressed-air', 'thermal-paste', 'peel-film', 'straighten-contacts'] as const),
  ...(['firmware-stick', 'jumper-cap'] as const),
]);

/** Programs that only read. */
const READING_PROGRAMS: ReadonlySet<string> = new Set([
  ...['memtest', 'load-test', 'soak-test', 'core-test', 'copy-test', 'save-test', 'safe-start'],
]);

/** Whether a command counts as a repair. Opening, closing and powering the machine do not. */
function isRepair(command: LabCommand, earlier: readonly LabCommand[], model: LabView['model']): boolean {
  switch (command.kind) {
    case 'seat-part':
      return findMachine(model).parts[command.target]?.kind !== 'side-panel';
    case 'plug-cable':
      // Plugging mains back in after unplugging it for safety is no repair.
      return !(isMains(command.target, model) && wasUnplugged(command.target, earlier));
    case 'tighten-screw':
      return !earlier.some((one) => one.kind === 'loosen-screw' && one.target === command.target);
    case 'close-latch':
      return !earlier.some((one) => one.kind === 'press-latch' && one.target === command.target);
    case 'use-tool':
      return TREATING.has(command.tool);
    case 'run-program':
      return !READING_PROGRAMS.has(command.program);
    case 'lift-part':
      return findMachine(model).parts[command.target]?.kind === 'standoff';
    case 'set-switch':
    case 'set-psu-switch':
    case 'change-setting':
    case 'escalate':
      return true;
    default:
      return false;
  }
}

function isMains(target: LabTarget, model: LabView['model']): boolean {
  const found = resolveTarget(model, target);
  return found?.kind === 'plug' && found.cable.use === 'mains';
}

function wasUnplugged(target: LabTarget, earlier: readonly LabCommand[]): boolean {
  return earlier.some((one) => one.kind === 'unplug-cable' && one.target === target);
}

/** Whether a part is known to be loose or a plug to be partly inserted. */
function isHalfDone(view: LabView): boolean {
  const proud = Object.values(view.parts).some(
    ({ id, placement }) =>
      placement === 'loose' && isKnown(view, id) && view.parts[id]?.kind !== 'side-panel',
  );
  const half = Object.values(view.cables)
    .flatMap(({ ends }) => ends)
    .some(({ id, plug }) => plug === 'partial' && isKnown(view, id));
  return proud || half;
}

/** Whether a finding comes from the installed system or from a completed program. */
function isFromSystem({ test, outcome }: FindingView): boolean {
  const subject = testSubject(test);
  if (subject.family === 'page') return !isFirmwarePage(subject.page);
  return subject.family === 'run' || (test === 'start-system' && outcome === 'desktop');
}

/** Whether the system was seen working after the last repair. An escalated job needs no such proof. */
function isProven({ findings, job }: LabView, repaired: number): boolean {
  return (
    job.escalatedTo !== null || findings.some((finding) => finding.step > repaired && isFromSystem(finding))
  );
}

/** The number of milestones reached in order, without gaps. 0 in testing mode, which has no guide. */
export function milestonesReached({ view, commands }: Progress): number {
  const { job, findings, tutor } = view;
  if (tutor === null) return 0;
  const stated = commands.findIndex(({ kind }) => kind === 'state-theory');
  const repaired = commands.findLastIndex(
    (command, at) => stated !== -1 && at > stated && isRepair(command, commands.slice(0, at), view.model),
  );
  const isRepaired = repaired !== -1 && !isHalfDone(view);
  const done: Readonly<Record<Milestone, boolean>> = {
    listen: commands.some(({ kind }) => ASKING.has(kind)),
    look: isSupported(findings, view.model),
    theory: stated !== -1,
    repair: isRepaired,
    // Findings number commands from 1.
    prove: isRepaired && isProven(view, repaired + 1),
    write: job.closed,
  };
  const open = MILESTONES.findIndex((step) => !done[step]);
  return open === -1 ? MILESTONES.length : open;
}
