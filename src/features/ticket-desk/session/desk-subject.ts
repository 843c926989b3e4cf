/** The company on an ordinary day, to look around in. */
export type DeskSubject = 'company';
