import { AuthClient } from '@supabase/supabase-js';
import { vi } from 'vitest';

/**
 * Forgets the product's modules, as a page load does. The auth library is not among them; it counts its clients, to warn
 * of a page that has two under one key, so its count begins again.
 */
export function forgetModules(): void {
  vi.resetModules();
  Reflect.set(AuthClient, 'nextInstanceID', {});
}
