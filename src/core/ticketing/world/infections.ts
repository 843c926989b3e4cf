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

/** What runs on a computer that should not, and what was done about it. */
export interface Infection {
  readonly has: 'adware' | 'extension' | 'nothing';
  /** It hides where no scan removes it. */
  readonly isDeep: boolean;
  readonly antivirus: 'on' | 'off-by-key' | 'replaced';
  /** In the order in which they were done. */
  readonly steps: readonly MalwareStep[];
}

export const HEALTHY: Infection = { has: 'nothing', isDeep: false, antivirus: 'on', steps: [] };
