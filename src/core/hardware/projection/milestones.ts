import { findMachine } from '../machines/find-machine.ts';
import { resolveTarget } from '../machines/resolve-target.ts';
import type { FindingView } from '../model/bench-view.ts';
import type { LabCommand } from '../model/commands.ts';
import type { LabTarget, LabView } from '../model/view.ts';
import type { Tool } from '../model/vocabulary.ts';
import { isKnown } from './looked-at.ts';

/**
 * The milestones of every job, in their order: complaint heard, symptom seen and a suspect supported by a reading, theory
 * stated, repair made, machine proven, job written up. Read from the view and the log, never from what is hidden, so
 * whoever is led by them learns nothing that they did not see.
 */
export const WAY = ['listen', 'look', 'theory', 'repair', 'prove', 'write'] as const;
export type WayStep = (typeof WAY)[number];

/** What a learner did and can see. */
interface Progress {
  readonly view: LabView;
  readonly commands: readonly LabCommand[];
}

const ASKING: ReadonlySet<LabCommand['kind']> = new Set(['ask-customer', 'read-asset']);

/** Readings of how the machine behaves. */
const SYMPTOM =
  /^(press-power|press-reset|self-test|start-system|read-|look:led-|page:|run:|listen$|sniff$|psu-self-test)/;
/** What ears and nose say of a machine that does nothing; and what was heard is no reading of the machine. */
const NO_SYMPTOM: ReadonlySet<string> = new Set(['silent', 'nothing']);
const SPOKEN_TESTS = /^(ask:|asset$)/;
/** What senses and a start tell is how the machine behaves; a suspect needs more than that. */
const BEHAVIOUR = /^(press-power|press-reset|self-test|listen$|sniff$)/;

function isSymptom({ test, outcome }: FindingView): boolean {
  const isFelt = test === 'listen' || test === 'sniff';
  return SYMPTOM.test(test) && !(isFelt && NO_SYMPTOM.has(outcome));
}

/** Before the theory: the machine was seen to do what is complained of, and something on it was read. */
function isSupported(findings: readonly FindingView[]): boolean {
  const read = findings.filter(({ test }) => !SPOKEN_TESTS.test(test) && !BEHAVIOUR.test(test));
  return findings.some(isSymptom) && read.length > 0;
}

const TREATING: ReadonlySet<Tool> = new Set<Tool>([
  ...(['ipa-wipe', 'compressed-air', 'thermal-paste', 'peel-film', 'straighten-contacts'] as const),
  ...(['firmware-stick', 'jumper-cap'] as const),
]);

/** Programs that only read. */
const READING_PROGRAMS: ReadonlySet<string> = new Set([
  ...['memtest', 'load-test', 'soak-test', 'core-test', 'copy-test', 'save-test', 'safe-start'],
]);

/** An act that leaves the machine otherwise than it came. Opening, closing, power and tests of a switch are none. */
function isRepair(command: LabCommand, earlier: readonly LabCommand[], model: LabView['model']): boolean {
  switch (command.kind) {
    case 'seat-part':
      return findMachine(model).parts[command.target]?.kind !== 'side-panel';
    case 'plug-cable':
      // Mains that the learner pulled for safety go back in: that is no repair.
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

/** Something that is seen to be half done: a part that stands proud, a plug half in. */
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

/** What the installed system showed, or a program that ran to its end. */
const SYSTEM_READ = /^(run:|page:(?!firmware))/;

/** The system was seen at work after the last repair: what stays dark proves nothing. A job that is passed on proves itself. */
function isProven({ findings, job }: LabView, repaired: number): boolean {
  return (
    job.escalatedTo !== null ||
    findings.some(
      ({ test, outcome, step }) =>
        step > repaired && (SYSTEM_READ.test(test) || (test === 'start-system' && outcome === 'desktop')),
    )
  );
}

/** How many milestones are reached: one counts once all before it are. A test has no guide: none. */
export function stepsDone({ view, commands }: Progress): number {
  const { job, findings, tutor } = view;
  if (tutor === null) return 0;
  const stated = commands.findIndex(({ kind }) => kind === 'state-theory');
  const repaired = commands.findLastIndex(
    (command, at) => stated !== -1 && at > stated && isRepair(command, commands.slice(0, at), view.model),
  );
  const isRepaired = repaired !== -1 && !isHalfDone(view);
  const done: Readonly<Record<WayStep, boolean>> = {
    listen: commands.some(({ kind }) => ASKING.has(kind)),
    look: isSupported(findings),
    theory: stated !== -1,
    repair: isRepaired,
    // Commands are counted from 1 where findings name theirs.
    prove: isRepaired && isProven(view, repaired + 1),
    write: job.closed,
  };
  const open = WAY.findIndex((step) => !done[step]);
  return open === -1 ? WAY.length : open;
}
