import { whenIdle } from '../../lib/when-idle.ts';

const WORKER = '/sw.js';

/** The only policy name that `trusted-types` in public/_headers allows. */
const POLICY = 'benchready-worker';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): { createScriptURL(input: string): string };
}

/** Registers the service worker when the browser is idle. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') whenIdle(() => void register());
  else window.addEventListener('load', () => whenIdle(() => void register()), { once: true });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(trustedWorkerUrl());
  } catch {
    // Blocked storage, a private window or a strict host policy: the product works without the worker.
  }
}

/** The worker's address as a TrustedScriptURL; the policy returns this one file whatever its input. */
function trustedWorkerUrl(): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(POLICY, { createScriptURL: () => WORKER });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}
