/** The work on an infected computer, in the order of the ten steps; a new image takes the place of all that cleans. */
export const MALWARE_STEPS = [
  'isolate',
  'restore-off',
  'update-tools',
  'scan-offline',
  'remove-found',
  'scan-again',
  'patch-and-schedule',
  'restore-on',
  'reimage',
] as const;
export type MalwareStep = (typeof MALWARE_STEPS)[number];

/**
 * A program that somebody has fetched from the web, as the protection of the computer has judged it: known to be malware, or
 * merely not one that the company has approved. Held ones have not run.
 */
export type Download = 'none' | 'held-flagged' | 'held-unapproved' | 'was-run';

/** What runs on a computer that should not, and what was done about it. */
export interface Infection {
  readonly has: 'adware' | 'extension' | 'nothing';
  /** It hides where no scan removes it. */
  readonly isDeep: boolean;
  readonly download: Download;
  readonly antivirus: 'on' | 'off-by-key' | 'replaced';
  /** In the order in which they were done. */
  readonly steps: readonly MalwareStep[];
}

export const HEALTHY: Infection = {
  has: 'nothing',
  isDeep: false,
  download: 'none',
  antivirus: 'on',
  steps: [],
};
