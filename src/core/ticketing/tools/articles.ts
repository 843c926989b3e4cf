import { SECONDS_PER_DAY } from '../../kernel/time.ts';
import type { DeskTime } from '../clocks/business-time.ts';
import type { ResolverGroup } from '../record/vocabulary.ts';

/** What the articles are grouped by in the knowledge base. */
export const ARTICLE_SUBJECTS = ['accounts', 'mail', 'network', 'computers', 'security', 'work'] as const;
type ArticleSubject = (typeof ARTICLE_SUBJECTS)[number];

interface ArticleSpec {
  readonly subject: ArticleSubject;
  /** Who looks after it. */
  readonly owner: ResolverGroup;
  /** Days from its last review to the Monday of the shift. */
  readonly days: number;
  /** Whether it may be sent to the people who ask: the others hold what only the desk may know. */
  readonly isPublic: boolean;
}

/**
 * The knowledge base of the company. Some articles are older than their yearly review: what they say may be out of date, and
 * whether it is stands in no file of the browser.
 */
const SPECS = {
  'proof-and-passwords': { subject: 'accounts', owner: 'identity', days: 41, isPublic: false },
  'account-lockouts': { subject: 'accounts', owner: 'identity', days: 96, isPublic: false },
  'lockout-quick-fix': { subject: 'accounts', owner: 'service-desk', days: 1_004, isPublic: false },
  'caller-questions': { subject: 'accounts', owner: 'service-desk', days: 1_311, isPublic: false },
  'approval-phones': { subject: 'accounts', owner: 'identity', days: 58, isPublic: true },
  'joiners-and-leavers': { subject: 'accounts', owner: 'hr-onboarding', days: 120, isPublic: false },
  'access-to-data': { subject: 'accounts', owner: 'identity', days: 203, isPublic: false },
  'mail-and-licences': { subject: 'mail', owner: 'messaging', days: 150, isPublic: true },
  'meetings-and-sync': { subject: 'mail', owner: 'messaging', days: 88, isPublic: true },
  'no-address': { subject: 'network', owner: 'network', days: 75, isPublic: false },
  'address-by-hand': { subject: 'network', owner: 'network', days: 1_187, isPublic: false },
  'names-and-drives': { subject: 'network', owner: 'network', days: 110, isPublic: false },
  vpn: { subject: 'network', owner: 'network', days: 62, isPublic: true },
  'vpn-reinstall': { subject: 'network', owner: 'service-desk', days: 902, isPublic: true },
  'site-outages': { subject: 'network', owner: 'major-incident', days: 34, isPublic: false },
  'home-and-remote-access': { subject: 'network', owner: 'network', days: 170, isPublic: true },
  printing: { subject: 'computers', owner: 'print-vendor', days: 143, isPublic: true },
  'recovery-keys': { subject: 'computers', owner: 'desktop', days: 49, isPublic: false },
  'computer-health': { subject: 'computers', owner: 'desktop', days: 101, isPublic: false },
  'mac-and-linux': { subject: 'computers', owner: 'desktop', days: 188, isPublic: false },
  'phones-and-lost-devices': { subject: 'computers', owner: 'desktop', days: 66, isPublic: true },
  disposal: { subject: 'computers', owner: 'desktop', days: 215, isPublic: false },
  'suspicious-mail': { subject: 'security', owner: 'security', days: 27, isPublic: true },
  'unwanted-programs': { subject: 'security', owner: 'security', days: 52, isPublic: true },
  'certificate-warnings': { subject: 'security', owner: 'security', days: 132, isPublic: true },
  'data-exposure': { subject: 'security', owner: 'security', days: 83, isPublic: true },
  'software-and-scripts': { subject: 'work', owner: 'applications', days: 126, isPublic: true },
  'queue-and-priority': { subject: 'work', owner: 'service-desk', days: 71, isPublic: false },
} as const satisfies Readonly<Record<string, ArticleSpec>>;

export type ArticleId = keyof typeof SPECS;

/** An article as its head shows it; its text is in `desk-knowledge.json`. */
export interface Article extends Omit<ArticleSpec, 'days'> {
  readonly id: ArticleId;
  /** Printed in tickets and replies, such as `KB-1004`. */
  readonly number: string;
  readonly reviewedAt: DeskTime;
  /** It should have been reviewed again since. */
  readonly isOverdue: boolean;
}

const FIRST_NUMBER = 1_001;
/** An article is reviewed once a year. */
const REVIEW_DAYS = 365;

export const ARTICLES: readonly Article[] = (Object.keys(SPECS) as readonly ArticleId[]).map((id, index) => {
  const { days, ...spec } = SPECS[id];
  return {
    ...spec,
    id,
    number: `KB-${FIRST_NUMBER + index}`,
    reviewedAt: -days * SECONDS_PER_DAY,
    isOverdue: days > REVIEW_DAYS,
  };
});

/** The article with this id or number; null for an unknown one. */
export function findArticle(wanted: string): Article | null {
  return ARTICLES.find(({ id, number }) => id === wanted || number === wanted) ?? null;
}
