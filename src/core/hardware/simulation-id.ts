/** The hardware lab, as `simulation_runs.simulation` stores it. */
export const HARDWARE_ID = 'hardware';

/** Names the rules of the hardware lab; changed whenever an old log could end differently. */
export const LAB_RULES_ID = 'lab-15';
