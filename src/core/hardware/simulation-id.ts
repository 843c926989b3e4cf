/** The hardware lab's id, as stored in `simulation_runs.simulation`. */
export const HARDWARE_ID = 'hardware';

/** Id of the hardware lab's rules; changed whenever an old log could end in another state or score. */
export const LAB_RULES_ID = 'lab-18';
