import { readFileSync } from 'node:fs';
import type { LabCommand } from '../../src/core/hardware/model/commands.ts';
import type { Run } from '../../src/core/kernel/run.ts';
import { foldLab } from './lab-rules.ts';

/** The logs of runs on standard input, what they are worth on standard output: for a runtime that is not this one. */
const runs = JSON.parse(readFileSync(0, 'utf8')) as readonly Run<LabCommand>[];
const reports = runs.map((run) => foldLab(run).report);
console.log(JSON.stringify(reports));
