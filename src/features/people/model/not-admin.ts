/** The caller may not manage people: the role has changed since the screen read it. */
export class NotAdmin extends Error {
  /** Marks it as a refusal, which is not retried. */
  readonly status = 403;

  constructor() {
    super('not_admin');
    this.name = 'NotAdmin';
  }
}
