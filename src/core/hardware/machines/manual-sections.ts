/** The sections of a machine's service manual, in their order. `open-manual` names one of them. */
export const MANUAL_SECTIONS = [
  'safety',
  'board',
  'codes',
  'power',
  'memory',
  'front-panel',
  'storage',
  'firmware',
  'cooling',
  'network',
  'specs',
] as const;
export type ManualSection = (typeof MANUAL_SECTIONS)[number];
