import { BENCH_JOBS, benchNote } from '../../contracts/bench-stories.ts';
import { z } from '../../contracts/zod.ts';
import { sendToBench, takeBenchReport } from '../handlers/bench.ts';
import type { CommandRows } from './command-row.ts';
import { evidence, id, words } from './fields.ts';

/** The hardware bench: what is sent there, and what comes back. */
export const BENCH: CommandRows<'send-to-bench' | 'take-bench-report'> = {
  'send-to-bench': {
    fields: { ticket: id, asset: id, job: z.enum(BENCH_JOBS), evidence, words: words.exactOptional() },
    identity: null,
    handle: sendToBench,
  },
  'take-bench-report': {
    fields: {
      ticket: id,
      run: z.uuid(),
      story: id,
      passed: z.boolean(),
      note: benchNote.nullable(),
    },
    identity: null,
    handle: takeBenchReport,
  },
};
