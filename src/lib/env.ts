/** The publishable key of the local stack (`.env.example`); worthless anywhere else. */
const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local';

declare global {
  /** The variables that a deployment can set (`.env.example`). */
  interface ImportMetaEnv {
    readonly VITE_SUPABASE_URL?: string;
    readonly VITE_SUPABASE_ANON_KEY?: string;
    readonly VITE_DEMO_URL?: string;
    readonly VITE_SUPPORT_EMAIL?: string;
  }
}

type DeploymentEnv = Pick<
  ImportMetaEnv,
  'VITE_SUPABASE_URL' | 'VITE_SUPABASE_ANON_KEY' | 'VITE_DEMO_URL' | 'VITE_SUPPORT_EMAIL'
>;

export interface BackendAddress {
  readonly url: string;
  readonly publishableKey: string;
}

/**
 * The backend's address: hosted Supabase when both variables are set, else the local stack on this page's own
 * origin. Throws if only one of them is set.
 */
export function backendAddress(
  env: DeploymentEnv = import.meta.env,
  origin: string = window.location.origin,
): BackendAddress {
  const url = env.VITE_SUPABASE_URL;
  const publishableKey = env.VITE_SUPABASE_ANON_KEY;
  if (!url && !publishableKey) return { url: origin, publishableKey: LOCAL_PUBLISHABLE_KEY };
  if (!url || !publishableKey) {
    throw new Error('Set both VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY, or neither.');
  }
  return { url: httpUrl(url, 'VITE_SUPABASE_URL'), publishableKey };
}

/** The external demo linked in the hero; null if the deployment sets none. */
export function externalDemoUrl(env: DeploymentEnv = import.meta.env): string | null {
  return env.VITE_DEMO_URL ? httpUrl(env.VITE_DEMO_URL, 'VITE_DEMO_URL') : null;
}

/** The support email address; null if the deployment sets none. */
export function supportAddress(env: DeploymentEnv = import.meta.env): string | null {
  const address = env.VITE_SUPPORT_EMAIL;
  if (!address) return null;
  if (!/^[^\s@?&]+@[^\s@?&]+$/.test(address)) throw new Error('VITE_SUPPORT_EMAIL is not an email address.');
  return address;
}

/** An absolute http(s) address without a trailing slash. Throws an error that names the variable for anything else. */
export function httpUrl(text: string, variable: string): string {
  const parsed = URL.canParse(text) ? new URL(text) : null;
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) {
    throw new Error(`${variable} is not an http(s) address.`);
  }
  return text.replace(/\/+$/, '');
}
