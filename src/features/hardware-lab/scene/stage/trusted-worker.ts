import workerUrl from './geometry-worker.ts?worker&url';

/** The policy that the pages' Trusted Types allow for this one address (public/_headers). */
const POLICY = 'benchready-geometry';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): { createScriptURL(input: string): string };
}

/** Starts the geometry worker; null where there are none, or the host's policy allows none. */
export function startGeometryWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
    const policy = trustedTypes?.createPolicy(POLICY, { createScriptURL: () => workerUrl });
    return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
  } catch {
    return null;
  }
}
