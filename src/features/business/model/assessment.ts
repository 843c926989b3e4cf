/** An applicant's action at a minute of their assessment. */
export type MarkKind = 'safe' | 'measured' | 'swapped' | 'mistake' | 'proved';

export interface ApplicantRun {
  readonly letter: string;
  readonly endMinute: number;
  readonly outcome: 'passed' | 'failed';
  readonly marks: readonly { readonly minute: number; readonly kind: MarkKind }[];
}

export const ASSESSMENT_MINUTES = 20;

/** Three runs of the same fault, shown in the hero. */
export const APPLICANT_RUNS: readonly ApplicantRun[] = [
  {
    letter: 'A',
    endMinute: 9,
    outcome: 'passed',
    marks: [
      { minute: 0.8, kind: 'safe' },
      { minute: 2.6, kind: 'measured' },
      { minute: 4.4, kind: 'measured' },
      { minute: 6.8, kind: 'swapped' },
      { minute: 9, kind: 'proved' },
    ],
  },
  {
    letter: 'B',
    endMinute: 14,
    outcome: 'passed',
    marks: [
      { minute: 1.2, kind: 'mistake' },
      { minute: 3.8, kind: 'swapped' },
      { minute: 6.6, kind: 'safe' },
      { minute: 9.4, kind: 'measured' },
      { minute: 11.8, kind: 'swapped' },
      { minute: 14, kind: 'proved' },
    ],
  },
  {
    letter: 'C',
    endMinute: 20,
    outcome: 'failed',
    marks: [
      { minute: 1.6, kind: 'swapped' },
      { minute: 4.2, kind: 'swapped' },
      { minute: 7, kind: 'mistake' },
      { minute: 11, kind: 'swapped' },
      { minute: 16.4, kind: 'measured' },
    ],
  },
];
