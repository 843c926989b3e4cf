/** The query key of all data about a person's runs, to be invalidated when a run ends. */
export const runsKey = (userId: string) => ['runs', userId] as const;
