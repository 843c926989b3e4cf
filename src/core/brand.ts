/** The product's name, in one place so that it can be changed in one place. */
export const BRAND_NAME = 'BenchReady';

/** Where people are sent who ask for a human. */
export const SUPPORT_TEAM_NAME = `${BRAND_NAME} Support`;
