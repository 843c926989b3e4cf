/** How Chromium, Firefox, Safari and Vite word a page chunk that could not be loaded: gone after a deployment, or no network. */
const MESSAGES = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
];

/** Whether an error means that code of the page is missing, which a reload mends. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && MESSAGES.some((message) => message.test(error.message));
}
