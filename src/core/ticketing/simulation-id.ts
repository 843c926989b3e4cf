/** The ticket desk's id, as stored in `simulation_runs.simulation`. */
export const TICKETING_ID = 'ticketing';

/** Id of the ticket desk's rules; changed whenever an old log could end in another state or score. */
export const DESK_RULES_ID = 'desk-5';

/** What is practised instead of a ticket of the catalogue: a shift of several. */
export const SHIFT_STORY = 'shift';
