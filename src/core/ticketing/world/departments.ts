import type { Building } from './sites.ts';

/** The kind of computer that people of a department work on. */
type Workplace = 'laptop' | 'desktop' | 'shared-scanner';

export interface DepartmentSpec {
  readonly building: Building;
  readonly people: number;
  /** Of ten people this many work from home. */
  readonly remoteOfTen: number;
  readonly workplace: Workplace;
  /** Titles that one person each holds, the head of the department first. */
  readonly single: readonly [string, ...string[]];
  /** Titles that the others share. */
  readonly others: readonly [string, ...string[]];
  /** Directory groups of everybody there. */
  readonly groups: readonly string[];
}

/** Codes of titles; their texts are in `desk.json`, `title`. */
const DEPARTMENT_SPECS = {
  management: {
    building: 'ashby',
    people: 8,
    remoteOfTen: 0,
    workplace: 'laptop',
    single: ['managing-director', 'operations-director', 'executive-assistant'],
    others: ['programme-manager'],
    groups: ['GRP-Management'],
  },
  finance: {
    building: 'ashby',
    people: 22,
    remoteOfTen: 6,
    workplace: 'laptop',
    single: ['finance-director', 'payroll-lead', 'credit-controller'],
    others: ['accountant', 'accounts-clerk'],
    groups: ['GRP-Finance'],
  },
  hr: {
    building: 'ashby',
    people: 12,
    remoteOfTen: 6,
    workplace: 'laptop',
    single: ['hr-lead', 'privacy-officer', 'recruiter'],
    others: ['hr-adviser'],
    groups: ['GRP-HR'],
  },
  it: {
    building: 'ashby',
    people: 18,
    remoteOfTen: 5,
    workplace: 'laptop',
    single: [
      'it-director',
      'major-incident-manager',
      'security-lead',
      'service-desk-lead',
      'identity-engineer',
    ],
    others: ['service-desk-analyst', 'network-engineer', 'systems-engineer', 'field-technician'],
    groups: ['GRP-IT'],
  },
  marketing: {
    building: 'ashby',
    people: 24,
    remoteOfTen: 7,
    workplace: 'laptop',
    single: ['marketing-director', 'brand-manager'],
    others: ['campaign-manager', 'copywriter', 'photographer'],
    groups: ['GRP-Marketing'],
  },
  buying: {
    building: 'ashby',
    people: 30,
    remoteOfTen: 7,
    workplace: 'laptop',
    single: ['buying-director'],
    others: ['buyer', 'assistant-buyer', 'supplier-manager'],
    groups: ['GRP-Buying'],
  },
  online: {
    building: 'ashby',
    people: 26,
    remoteOfTen: 8,
    workplace: 'laptop',
    single: ['online-shop-lead'],
    others: ['product-editor', 'web-analyst', 'web-developer'],
    groups: ['GRP-Online'],
  },
  legal: {
    building: 'ashby',
    people: 6,
    remoteOfTen: 5,
    workplace: 'laptop',
    single: ['head-of-legal'],
    others: ['legal-adviser'],
    groups: ['GRP-Legal'],
  },
  'customer-service': {
    building: 'ashby',
    people: 50,
    remoteOfTen: 8,
    workplace: 'laptop',
    single: ['customer-service-lead', 'returns-lead'],
    others: ['customer-adviser', 'order-adviser'],
    groups: ['GRP-CustomerService'],
  },
  design: {
    building: 'ashby',
    people: 14,
    remoteOfTen: 5,
    workplace: 'laptop',
    single: ['design-lead'],
    others: ['product-designer', 'catalogue-designer'],
    groups: ['GRP-Design'],
  },
  warehouse: {
    building: 'brill',
    people: 92,
    remoteOfTen: 0,
    workplace: 'shared-scanner',
    single: ['warehouse-manager', 'shift-lead-early', 'shift-lead-late'],
    others: ['picker', 'packer', 'forklift-driver'],
    groups: ['GRP-Warehouse', 'GRP-WMS'],
  },
  'warehouse-office': {
    building: 'brill',
    people: 12,
    remoteOfTen: 0,
    workplace: 'desktop',
    single: ['stock-controller', 'goods-in-lead'],
    others: ['dispatch-clerk', 'stock-clerk'],
    groups: ['GRP-Warehouse', 'GRP-WMS'],
  },
  transport: {
    building: 'brill',
    people: 24,
    remoteOfTen: 2,
    workplace: 'desktop',
    single: ['transport-manager'],
    others: ['route-planner', 'driver'],
    groups: ['GRP-Transport'],
  },
  quality: {
    building: 'brill',
    people: 10,
    remoteOfTen: 1,
    workplace: 'laptop',
    single: ['quality-lead'],
    others: ['quality-inspector'],
    groups: ['GRP-Quality'],
  },
  facilities: {
    building: 'brill',
    people: 8,
    remoteOfTen: 0,
    workplace: 'laptop',
    single: ['facilities-manager'],
    others: ['site-technician'],
    groups: ['GRP-Facilities'],
  },
  store: {
    building: 'coln',
    people: 42,
    remoteOfTen: 0,
    workplace: 'desktop',
    single: ['store-manager', 'till-supervisor'],
    others: ['sales-assistant', 'cashier'],
    groups: ['GRP-Store'],
  },
  'garden-design': {
    building: 'coln',
    people: 14,
    remoteOfTen: 4,
    workplace: 'laptop',
    single: ['garden-design-lead'],
    others: ['garden-designer'],
    groups: ['GRP-GardenDesign'],
  },
  'store-office': {
    building: 'coln',
    people: 8,
    remoteOfTen: 1,
    workplace: 'laptop',
    single: ['store-office-lead'],
    others: ['store-clerk'],
    groups: ['GRP-Store'],
  },
} as const satisfies Readonly<Record<string, DepartmentSpec>>;

export type DepartmentId = keyof typeof DEPARTMENT_SPECS;

export const DEPARTMENTS: Readonly<Record<DepartmentId, DepartmentSpec>> = DEPARTMENT_SPECS;

export const DEPARTMENT_IDS = Object.keys(DEPARTMENT_SPECS) as readonly DepartmentId[];
