import type { BenchTutorial } from './bench-tutorial.ts';
import { T0 } from './t0-steering.ts';
import { T1 } from './t1-safety.ts';
import { T2 } from './t2-names.ts';
import { T3 } from './t3-build.ts';
import { T4 } from './t4-memory.ts';
import { T5 } from './t5-processor.ts';
import { T6 } from './t6-supply.ts';
import { T7 } from './t7-front-panel.ts';
import { T8 } from './t8-post.ts';
import { T9 } from './t9-meter.ts';
import { T10 } from './t10-storage.ts';
import { T11 } from './t11-heat.ts';
import { T12 } from './t12-picture.ts';
import { T13 } from './t13-method.ts';
import { T14 } from './t14-logs.ts';
import { T15 } from './t15-laptop.ts';

/** The tutorials that are played at the bench. */
export const BENCH_TUTORIALS: readonly BenchTutorial[] = [
  T0,
  T1,
  T2,
  T3,
  T4,
  T5,
  T6,
  T7,
  T8,
  T9,
  T10,
  T11,
  T12,
  T13,
  T14,
  T15,
];
