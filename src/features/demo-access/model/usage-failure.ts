/** The message of what was thrown, as long as it says something; the spec's words otherwise (section 8, demo usage). */
export function usageFailureText(cause: unknown, fallback: string): string {
  const said = typeof cause === 'object' && cause !== null && 'message' in cause ? cause.message : null;
  return typeof said === 'string' && said !== '' ? said : fallback;
}

/** Whether the database refused a use because none is left (`increment_demo_usage` raises PT409). */
export function isLimitReached(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'PT409';
}
