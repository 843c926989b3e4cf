import type { ActContext } from './acts.ts';
import { type AuditEntry, changedRecord, type Ticket } from './ticket.ts';

/** The fields that the audit trail follows, in the order in which it lists them. */
const AUDITED: Readonly<Record<string, (ticket: Ticket) => string | number | null>> = {
  state: ({ state }) => state,
  holdReason: ({ hold }) => hold?.reason ?? null,
  group: ({ group }) => group,
  assignee: ({ assignee }) => assignee,
  type: ({ type }) => type,
  category: ({ classification }) => classification?.category ?? null,
  subcategory: ({ classification }) => classification?.subcategory ?? null,
  impact: ({ classification }) => classification?.impact ?? null,
  urgency: ({ classification }) => classification?.urgency ?? null,
  securityCase: ({ classification }) =>
    classification === null ? null : String(classification.isSecurityCase),
  overrideReason: ({ classification }) => classification?.override?.reason ?? null,
  priority: ({ priority }) => priority,
  affectedUser: ({ affectedUser }) => affectedUser,
  location: ({ location }) => location,
  callback: ({ callback }) => callback,
  asset: ({ asset }) => asset,
  shortDescription: ({ shortDescription }) => shortDescription,
  watchers: ({ watchers }) => watchers.join(', ') || null,
  links: ({ links }) => links.map(({ kind, number }) => `${kind} ${number}`).join(', ') || null,
  articles: ({ articlesUsed }) => articlesUsed.join(', ') || null,
  resolutionCode: ({ resolution }) => resolution?.code ?? null,
  cancelReason: ({ cancelReason }) => cancelReason,
  satisfaction: ({ satisfaction }) => satisfaction,
};

const FIELDS = Object.entries(AUDITED);

const inWords = (value: string | number | null): string | null => (value === null ? null : String(value));

/** The changed ticket, with an entry in its trail for each field that differs. */
export function withAudit(
  before: Ticket,
  after: Ticket,
  { now, actor }: Pick<ActContext, 'now' | 'actor'>,
): Ticket {
  const entries: AuditEntry[] = [];
  for (const [field, read] of FIELDS) {
    const from = read(before);
    const to = read(after);
    if (from !== to) entries.push({ at: now, by: actor, field, from: inWords(from), to: inWords(to) });
  }
  return entries.length === 0 ? after : changedRecord(after, { audit: [...after.audit, ...entries] });
}
