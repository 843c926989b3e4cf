/** Fetches the bench: the home page does without it. Rejects without a network, unless it was fetched before. */
export const loadWorkbench = () => import('./workbench/layout/workbench.tsx');
