/** Services of the catalogue, and what each is made of. */
export const SERVICES = {
  'remote-work': ['vpn', 'remote-desktop-gateway'],
  'supplier-access': ['change-request', 'time-limited-account'],
} as const;
export type Service = keyof typeof SERVICES;
export const SERVICE_IDS = Object.keys(SERVICES) as readonly Service[];
