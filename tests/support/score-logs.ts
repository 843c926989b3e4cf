import { readFileSync } from 'node:fs';
import type { LabCommand } from '../../src/core/hardware/commands.ts';
import { LAB_RULES } from '../../src/core/hardware/rules.ts';
import { foldRun, type Run } from '../../src/core/kernel/run.ts';

/** The logs of runs on standard input, what they are worth on standard output: for a runtime that is not this one. */
const runs = JSON.parse(readFileSync(0, 'utf8')) as readonly Run<LabCommand>[];
const reports = runs.map((run) => {
  const folded = foldRun(LAB_RULES, run);
  return folded.ok ? LAB_RULES.report(folded.value) : null;
});
console.log(JSON.stringify(reports));
