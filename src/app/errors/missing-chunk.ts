/**
 * The messages of Chromium, Firefox, Safari and Vite for a code chunk that failed to load: removed by a deployment,
 * or no network.
 */
const MESSAGES = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
];

/** Whether the error says that a code chunk failed to load, which a reload repairs. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && MESSAGES.some((message) => message.test(error.message));
}
