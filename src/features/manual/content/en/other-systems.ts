import type { Block } from '../../model/manual.ts';

/** Our words, and what ServiceNow, Jira Service Management and Zammad call the same thing. */
export const OTHER_SYSTEMS: Block = {
  kind: 'table',
  caption: 'Our words, and what other ticket systems call them',
  columns: [
    { title: 'Here', width: 3 },
    { title: 'ServiceNow', width: 4 },
    { title: 'Jira Service Management', width: 4 },
    { title: 'Zammad', width: 4 },
  ],
  rows: [
    ['Ticket', 'Incident, or request', 'Work item: incident or service request', 'Ticket'],
    ['Short description', 'Short description', 'Summary', 'Title'],
    ['Person who asks', 'Caller', 'Reporter', 'Customer'],
    ['Public reply', 'Additional comment', 'Reply to customer', 'Public article'],
    ['Internal note', 'Work note', 'Internal note', 'Internal article'],
    ['Group, assignee', 'Assignment group, assigned to', 'Team, assignee', 'Group, owner'],
    ['Category', 'Category, subcategory', 'Request type, components', 'Tags, or an object of your own'],
    ['Impact, urgency', 'Impact, urgency', 'Impact, urgency', 'Priority alone, set by hand'],
    ['Priority P1 to P5', '1 Critical to 5 Planning', 'Highest to Lowest', '1 low, 2 normal, 3 high'],
    ['New, in progress', 'New, In Progress', 'Open, Work in progress', 'New, Open'],
    ['On hold', 'On Hold, with a reason', 'Waiting for customer, Pending', 'Pending reminder'],
    ['Resolved, then closed', 'Resolved, Closed', 'Resolved, Closed', 'Pending close, Closed'],
    ['Resolution code', 'Resolution code', 'Resolution', 'No field of its own'],
    ['Clock', 'SLA', 'SLA', 'Escalation time of an SLA'],
    ['Update clock', 'SLA of your own', 'SLA of your own', 'Update time'],
    ['Duplicate, merge', 'Link as child, close as duplicate', 'Link “duplicates”, or merge', 'Merge'],
    ['Parent and child', 'Parent incident, child incident', 'Linked work items', 'Link: parent and child'],
    ['Problem record', 'Problem', 'Problem', 'A ticket that is linked'],
    ['Macro', 'Form template', 'Automation rule', 'Macro'],
    ['Saved reply', 'Response template', 'Canned response', 'Text module'],
    ['Article', 'Knowledge article', 'Article in Confluence', 'Knowledge base answer'],
    ['Device, asset', 'Configuration item', 'Asset', 'No field of its own'],
    ['View of the queue', 'List with a filter', 'Queue', 'Overview'],
  ],
};
