import { AuthClient, createClient, type SupabaseClient } from '@supabase/supabase-js';
import { vi } from 'vitest';

/**
 * From now on another page is played in this process. The auth library counts its clients, to warn of a page that has two
 * under one key, so its count begins again.
 */
export function beginAnotherPage(): void {
  Reflect.set(AuthClient, 'nextInstanceID', {});
}

/** Forgets the product's modules, as a page load does; the auth library is not among them. */
export function forgetModules(): void {
  vi.resetModules();
  beginAnotherPage();
}

/** What a page leaves in the window of a tab; to be called after its screens are closed. */
export function leavePage(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
}

/** A client of the same session, as another tab of the same browser has it. */
export function openOtherTab(stack: {
  readonly url: string;
  readonly publishableKey: string;
}): SupabaseClient {
  beginAnotherPage();
  return createClient(stack.url, stack.publishableKey, { auth: { storageKey: 'benchready-session' } });
}
