/** Who asks may not manage people, whatever the screen thought: the role has changed since it was read. */
export class NotAdmin extends Error {
  /** A refusal: asking again gives the same answer. */
  readonly status = 403;

  constructor() {
    super('not_admin');
    this.name = 'NotAdmin';
  }
}
