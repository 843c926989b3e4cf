/** A finding: the test that was made, of which subject, and what it gave. */
export interface Finding {
  /** A reading's id, `told:` and a fact, `proof:` and its kind, or `console:` and a fact of a host. */
  readonly test: string;
  /** Login, asset number or person. */
  readonly subject: string;
  readonly outcome: string;
}

/** One entry of the notebook: what the learner found out by one command. It can be cited in notes. */
export interface Evidence {
  /** Counted from 1 through the shift. */
  readonly id: number;
  readonly step: number;
  /** Seconds since Monday 00:00. */
  readonly at: number;
  /** The ticket that was open. */
  readonly ticket: string | null;
  /** Where it comes from: a page, a console command, or the contact that told it. */
  readonly source: string;
  readonly findings: readonly Finding[];
}
