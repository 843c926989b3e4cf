/** The three profiles that the public footer links to (spec section 2). */
export const SOCIAL_PROFILES = [
  { name: 'LinkedIn', url: 'https://www.linkedin.com/company/benchready' },
  { name: 'YouTube', url: 'https://www.youtube.com/@benchready' },
  { name: 'GitHub', url: 'https://github.com/benchready' },
] as const;
