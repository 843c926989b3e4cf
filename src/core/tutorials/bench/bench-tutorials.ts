import type { BenchTutorial } from './bench-tutorial.ts';
import { T0 } from './t0-steering.ts';
import { T1 } from './t1-safety.ts';
import { T2 } from './t2-names.ts';

/** The tutorials that are played at the bench. */
export const BENCH_TUTORIALS: readonly BenchTutorial[] = [T0, T1, T2];
