import type { ActContext } from './acts.ts';
import {
  type AuditEntry,
  type Classification,
  changedRecord,
  type Ticket,
  type TicketLink,
} from './ticket.ts';

const listOf = (words: readonly string[]): string | null => words.join(', ') || null;

const linksIn = (links: readonly TicketLink[]): string | null =>
  listOf(links.map(({ kind, number }) => `${kind} ${number}`));

const securityIn = (classification: Classification | null): string | null =>
  classification === null ? null : String(classification.isSecurityCase);

const inWords = (value: string | number | null): string | null => (value === null ? null : String(value));

/** An entry for each field that differs. */
function entriesOf(
  before: Ticket,
  after: Ticket,
  { now, actor }: Pick<ActContext, 'now' | 'actor'>,
): readonly AuditEntry[] {
  const entries: AuditEntry[] = [];
  const note = (field: string, from: string | number | null, to: string | number | null): void => {
    if (from !== to) entries.push({ at: now, by: actor, field, from: inWords(from), to: inWords(to) });
  };
  note('state', before.state, after.state);
  note('holdReason', before.hold?.reason ?? null, after.hold?.reason ?? null);
  note('group', before.group, after.group);
  note('assignee', before.assignee, after.assignee);
  note('type', before.type, after.type);
  if (before.classification !== after.classification) {
    const [was, is] = [before.classification, after.classification];
    note('category', was?.category ?? null, is?.category ?? null);
    note('subcategory', was?.subcategory ?? null, is?.subcategory ?? null);
    note('impact', was?.impact ?? null, is?.impact ?? null);
    note('urgency', was?.urgency ?? null, is?.urgency ?? null);
    note('securityCase', securityIn(was), securityIn(is));
    note('overrideReason', was?.override?.reason ?? null, is?.override?.reason ?? null);
  }
  note('priority', before.priority, after.priority);
  note('affectedUser', before.affectedUser, after.affectedUser);
  note('location', before.location, after.location);
  note('callback', before.callback, after.callback);
  note('asset', before.asset, after.asset);
  note('shortDescription', before.shortDescription, after.shortDescription);
  if (before.watchers !== after.watchers) note('watchers', listOf(before.watchers), listOf(after.watchers));
  if (before.links !== after.links) note('links', linksIn(before.links), linksIn(after.links));
  if (before.articlesUsed !== after.articlesUsed)
    note('articles', listOf(before.articlesUsed), listOf(after.articlesUsed));
  note('resolutionCode', before.resolution?.code ?? null, after.resolution?.code ?? null);
  note('cancelReason', before.cancelReason, after.cancelReason);
  note('satisfaction', before.satisfaction, after.satisfaction);
  return entries;
}

/** The changed ticket, with an entry in its trail for each field that differs. */
export function withAudit(before: Ticket, after: Ticket, context: Pick<ActContext, 'now' | 'actor'>): Ticket {
  const entries = entriesOf(before, after, context);
  return entries.length === 0 ? after : changedRecord(after, { audit: [...after.audit, ...entries] });
}
