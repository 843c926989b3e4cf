import type { BenchTutorial } from './bench-tutorial.ts';
import { T0 } from './t0-steering.ts';
import { T1 } from './t1-safety.ts';
import { T2 } from './t2-names.ts';
import { T4 } from './t4-memory.ts';
import { T6 } from './t6-supply.ts';
import { T8 } from './t8-post.ts';
import { T9 } from './t9-meter.ts';
import { T11 } from './t11-heat.ts';
import { T12 } from './t12-picture.ts';

/** The tutorials that are played at the bench. */
export const BENCH_TUTORIALS: readonly BenchTutorial[] = [T0, T1, T2, T4, T6, T8, T9, T11, T12];
