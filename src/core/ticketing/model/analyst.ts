/** The learner, as the record names them: an analyst of the service desk. */
export const ANALYST = 'analyst';
