import { whenIdle } from '../../lib/when-idle.ts';

const WORKER = '/sw.js';

/** The one policy that the pages' Trusted Types allow (public/_headers). */
const POLICY = 'benchready-worker';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): { createScriptURL(input: string): string };
}

/** Registers the service worker once the page has nothing else to do. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') whenIdle(() => void register());
  else window.addEventListener('load', () => whenIdle(() => void register()), { once: true });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(trustedWorkerUrl());
  } catch {
    // Blocked storage, a private window, a stricter policy of the host: the product does without.
  }
}

/** The address as Trusted Types want it; whatever the policy is asked, it answers this one file. */
function trustedWorkerUrl(): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(POLICY, { createScriptURL: () => WORKER });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}
