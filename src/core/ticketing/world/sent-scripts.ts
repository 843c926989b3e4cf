/** A script that somebody has sent to the desk, as it stands in the library of scripts. */
export interface SentScript {
  readonly name: string;
  readonly lines: readonly string[];
  readonly does: 'deletes-by-age' | 'fetches-program' | 'asks-before-deleting';
  /** Whether its owner, the systems team, has read it. */
  readonly review: 'none' | 'requested' | 'approved';
  /** Whether it ran in the sandbox. */
  readonly isTested: boolean;
  /** How often it ran on computers of the company. */
  readonly runs: number;
}

/** What somebody has given to an assistant of the web, as the gateway has logged it. */
export interface Upload {
  readonly at: number;
  readonly to: 'public-assistant' | 'company-assistant';
  readonly holds: 'staff-list' | 'made-up-names';
  readonly rows: number;
}
