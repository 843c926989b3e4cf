/** The search parameter of the page of objectives that names the one that is unfolded. */
export const OPEN_OBJECTIVE = 'objective';
