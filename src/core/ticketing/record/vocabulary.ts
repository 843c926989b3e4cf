/** The closed lists of the ticket record. Ids only: their words are texts. */

export const CHANNELS = [
  'phone',
  'e-mail',
  'portal',
  'chat',
  'walk-up',
  'monitoring',
  'report-button',
] as const;
export type Channel = (typeof CHANNELS)[number];

export const TICKET_TYPES = ['incident', 'request'] as const;
export type TicketType = (typeof TICKET_TYPES)[number];

/** Subcategories by category. */
export const CATEGORIES = {
  account: ['lockout', 'password', 'new-account', 'leaver', 'multi-factor', 'other-account'],
  access: ['folder', 'application-access', 'group', 'vpn', 'elevated-rights', 'other-access'],
  network: [
    'no-connection',
    'addressing',
    'name-resolution',
    'wireless',
    'remote-network',
    'site-down',
    'firewall',
  ],
  mail: ['mailbox', 'delivery', 'mail-client', 'shared-mailbox', 'other-mail'],
  collaboration: ['meetings', 'file-sync', 'sharing', 'cloud-licence', 'other-collaboration'],
  endpoint: [
    'performance',
    'startup',
    'blue-screen',
    'encryption',
    'display',
    'docking',
    'disk',
    'drives',
    'clock',
    'other-endpoint',
  ],
  mobile: ['enrolment', 'compliance', 'mobile-mail', 'other-mobile'],
  printing: ['queue', 'connection', 'print-quality', 'other-printing'],
  application: ['warehouse-system', 'browser', 'office', 'licence', 'other-application'],
  security: ['phishing', 'malware', 'compromised-account', 'impersonation', 'lost-device', 'policy'],
  privacy: ['data-exposure', 'access-to-personal-data', 'disposal', 'other-privacy'],
  request: ['hardware', 'software', 'change', 'information', 'disposal-of-equipment', 'other-request'],
} as const;
export type Category = keyof typeof CATEGORIES;
export type Subcategory = (typeof CATEGORIES)[Category][number];

/** Groups that resolve tickets; the learner works in the service desk. */
export const RESOLVER_GROUPS = [
  'service-desk',
  'desktop',
  'identity',
  'network',
  'messaging',
  'security',
  'print-vendor',
  'facilities',
  'hr-onboarding',
  'major-incident',
  'applications',
] as const;
export type ResolverGroup = (typeof RESOLVER_GROUPS)[number];

export const TICKET_STATES = [
  'new',
  'assigned',
  'in-progress',
  'on-hold',
  'resolved',
  'closed',
  'canceled',
] as const;
export type TicketState = (typeof TICKET_STATES)[number];

export const RESOLUTION_CODES = [
  'solved-permanent',
  'solved-workaround',
  'solved-by-user',
  'not-reproducible',
  'duplicate',
  'no-fault-found',
  'request-fulfilled',
  'rejected',
  'transferred',
] as const;
export type ResolutionCode = (typeof RESOLUTION_CODES)[number];

/** Whether something was done whose effect has to be verified before the ticket is resolved. */
export const NEEDS_VERIFICATION: Readonly<Record<ResolutionCode, boolean>> = {
  'solved-permanent': true,
  'solved-workaround': true,
  'solved-by-user': true,
  'not-reproducible': true,
  duplicate: false,
  'no-fault-found': true,
  'request-fulfilled': true,
  rejected: false,
  transferred: false,
};

export const CANCEL_REASONS = ['spam', 'withdrawn', 'raised-by-mistake', 'wrong-desk'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
