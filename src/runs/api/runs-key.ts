/** Everything about a person's runs, to be read anew when one has ended. */
export const runsKey = (userId: string) => ['runs', userId] as const;
