/** A case is passed from here on (assessment.md 4.4). Every gate caps the score below it, so no gate can be passed. */
export const PASS_MARK = 70;
