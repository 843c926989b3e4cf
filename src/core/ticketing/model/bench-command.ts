import type { BenchJob, BenchNote } from '../../contracts/bench-stories.ts';

/** What the desk does about the hardware bench. */
export type BenchCommand =
  /** Sends a computer to the hardware bench, with a note of what was found; the ticket links to the visit. */
  | {
      readonly kind: 'send-to-bench';
      readonly ticket: string;
      readonly asset: string;
      readonly job: BenchJob;
      readonly evidence: readonly number[];
      readonly words?: string;
    }
  /** Practice only: the note of work that the analyst did at the bench, in a run that the judge looks for. */
  | {
      readonly kind: 'take-bench-report';
      readonly ticket: string;
      readonly run: string;
      readonly story: string;
      readonly passed: boolean;
      readonly note: BenchNote | null;
    };
