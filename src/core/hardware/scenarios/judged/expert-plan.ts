import type { LabCommand } from '../../model/commands.ts';
import type { LabView } from '../../model/view.ts';
import { MOST_EVIDENCE, MOST_VERIFICATION } from '../../model/vocabulary.ts';

/**
 * The commands of an expert, as far as the findings so far determine them. Later findings only append commands, never change
 * earlier ones.
 */
export type Plan = (view: LabView, log: readonly LabCommand[]) => readonly LabCommand[];

/** An expert function that returns the next command of a plan, or none when the plan is complete. */
export function following(plan: Plan) {
  return (view: LabView, log: readonly LabCommand[]): readonly LabCommand[] =>
    plan(view, log).slice(log.length, log.length + 1);
}

/** The outcome of the first finding of a test; null before there is one. */
export function outcomeOf(view: LabView, test: string): string | null {
  return view.findings.find((finding) => finding.test === test)?.outcome ?? null;
}

/** Pushes the raised end of a memory module home; once done, it returns the same command again. */
export function pushModuleHome(view: LabView, log: readonly LabCommand[]): readonly LabCommand[] {
  const pushed = log.find(({ kind }) => kind === 'seat-part');
  if (pushed !== undefined) return [pushed];
  for (const part of Object.values(view.parts)) {
    const end = Object.keys(part.seating).find((name) => part.seating[name] === 'up');
    if (part.kind === 'dimm' && end !== undefined) return [{ kind: 'seat-part', target: part.id, end }];
  }
  return [];
}

/** Ids of one finding of each test, in the notebook's order: its first or its last one. */
function linesOf(view: LabView, which: 'first' | 'last', tests: readonly string[]): readonly string[] {
  const found = tests.map((test) => {
    const isOf = (finding: LabView['findings'][number]): boolean => finding.test === test;
    return which === 'first' ? view.findings.find(isOf) : view.findings.findLast(isOf);
  });
  return view.findings.filter((finding) => found.includes(finding)).map(({ id }) => id);
}

/** An expert's work note; its findings are given by their tests. */
export interface ExpertNote {
  readonly symptom: string;
  readonly cause: string;
  readonly evidence: readonly string[];
  readonly action: string;
  readonly part: string | null;
  /** Tests that verify the repair; by default a start to the desktop. */
  readonly verification?: readonly string[];
  readonly prevention: string;
}

/** Writes the work note, with the first finding of each test as evidence and the last as verification, and closes the job. */
export function closing(view: LabView, note: ExpertNote): readonly LabCommand[] {
  const { evidence, verification = ['start-system'] } = note;
  return [
    {
      kind: 'write-note',
      ...note,
      evidence: linesOf(view, 'first', evidence).slice(0, MOST_EVIDENCE),
      verification: linesOf(view, 'last', verification.slice(0, MOST_VERIFICATION)),
    },
    { kind: 'close-job' },
  ];
}

export function theory(hypothesis: string, confidence = 90): LabCommand {
  return { kind: 'state-theory', hypothesis, confidence };
}
