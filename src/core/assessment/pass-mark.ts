/** Lowest score that passes a case (assessment.md 4.4). Every gate caps the score below it. */
export const PASS_MARK = 70;
