/** What a log says of another run of the same person. It holds only if that run says the same. */
export interface RunClaim {
  readonly runId: string;
  readonly simulation: string;
  readonly story: string;
  readonly passed: boolean;
  /** What was written down in it; null where nothing was. */
  readonly note: Readonly<Record<string, string>> | null;
}
