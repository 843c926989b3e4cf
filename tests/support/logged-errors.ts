import { vi } from 'vitest';

/** Everything that is logged as an error during a test: none is expected unless the test takes it. */
const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);

/** Answers what was logged and takes it off the list; for a test that provokes an error. */
export function takeLoggedErrors(): string[] {
  const lines = complaints.mock.calls.map((call) => call.map(String).join(' '));
  complaints.mockClear();
  return lines;
}
