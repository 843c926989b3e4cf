/** What the domain controllers write about sign-ins: 4740 an account was locked, 4771 a wrong password (Kerberos). */
export interface DirectoryEvent {
  readonly at: number;
  readonly event: 4740 | 4771;
  readonly login: string;
  /** The computer that asked, as the event names it; it may be a gateway, or blank. */
  readonly caller: string;
}
