import workerUrl from './geometry-worker.ts?worker&url';

/** The policy name that `trusted-types` in public/_headers allows for this worker. */
const POLICY = 'benchready-geometry';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): { createScriptURL(input: string): string };
}

/** Starts the geometry worker; null where workers are unavailable or blocked by policy. */
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
