import type { LabCommand } from '../../model/commands.ts';
import type { LabView } from '../../model/view.ts';

/**
 * All that an expert does, as far as what they have read decides it. It goes by the notebook, so a later reading only
 * makes it longer: what was done stays as it was.
 */
export type Plan = (view: LabView, log: readonly LabCommand[]) => readonly LabCommand[];

/** The next command of a plan, given what was done; none when the job is over. */
export function following(plan: Plan) {
  return (view: LabView, log: readonly LabCommand[]): readonly LabCommand[] =>
    plan(view, log).slice(log.length, log.length + 1);
}

/** What the first reading of a test said; null before it was taken. */
export function said(view: LabView, test: string): string | null {
  return view.findings.find((finding) => finding.test === test)?.outcome ?? null;
}

/** Pushes the end of a module home that stands proud, or stood proud before it was pushed. */
export function pushModuleHome(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  const pushed = log.find(({ kind }) => kind === 'seat-part');
  if (pushed !== undefined) return [pushed];
  for (const part of Object.values(view.parts)) {
    const end = Object.keys(part.seating).find((name) => part.seating[name] === 'up');
    if (part.kind === 'dimm' && end !== undefined) return [{ kind: 'seat-part', target: part.id, end }];
  }
  return [];
}

/** The notebook's lines about some tests. */
function linesOf(view: LabView, ...tests: readonly string[]): readonly string[] {
  return view.findings.filter(({ test }) => tests.includes(test)).map(({ id }) => id);
}

/** What an expert writes; the lines of the notebook are looked up by their tests. */
export interface ExpertNote {
  readonly symptom: string;
  readonly cause: string;
  readonly evidence: readonly string[];
  readonly action: string;
  readonly part: string | null;
  /** Tests that prove the repair; a start to the desktop unless told otherwise. */
  readonly verification?: readonly string[];
  readonly prevention: string;
}

/** The work note and the end of the job. */
export function closing(view: LabView, note: ExpertNote): readonly LabCommand[] {
  const { evidence, verification = ['start-system'] } = note;
  return [
    {
      kind: 'write-note',
      ...note,
      evidence: linesOf(view, ...evidence),
      verification: linesOf(view, ...verification),
    },
    { kind: 'close-job' },
  ];
}

export function theory(hypothesis: string, confidence = 90): LabCommand {
  return { kind: 'state-theory', hypothesis, confidence };
}
