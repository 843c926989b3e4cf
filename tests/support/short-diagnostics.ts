import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

/** React's own switchboard between its packages; untyped, and free to change: then only time is lost. */
interface ReactInternals {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object;
}

/**
 * Diagnostics that nobody reads cost a fifth of the processor time of the screen tests.
 * - React takes a stack trace for every element, to say who owns it in a warning. Warnings name the component all the same.
 * - Testing Library prints the whole document each time that a wait does not find what it waits for. It prints it again
 *   when the time is up, and only that one is read.
 */
export function shortenDiagnostics(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
    React as ReactInternals;
  if (internals !== undefined)
    // React counts the traces of a second up to a limit: this counter stands above it.
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      configurable: true,
      get: () => Number.POSITIVE_INFINITY,
      set: () => undefined,
    });
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) =>
      isPolling() ? shortError(message) : getElementError(message, container),
  });
}

/** Under the name by which Testing Library gives an error the trace of the wait. */
function shortError(message: string | null): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return error;
}

/** Testing Library marks its polling so; the last error of a wait is made after it. */
function isPolling(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}
