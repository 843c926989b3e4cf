/** The Office programs of a computer, as they were when somebody signed in to them last. */
export interface OfficePrograms {
  readonly account: 'work' | 'private';
  readonly isLicensed: boolean;
}
