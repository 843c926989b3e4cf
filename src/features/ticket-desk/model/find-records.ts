import type { DeskView } from '../../../core/ticketing/model/view.ts';
import { findArticle } from '../../../core/ticketing/tools/articles.ts';
import { ACCESS_POINTS } from '../../../core/ticketing/world/access-points.ts';
import { companyOf } from '../../../core/ticketing/world/company.ts';
import { ordinaryDevices } from '../../../core/ticketing/world/devices.ts';
import { PRINTERS } from '../../../core/ticketing/world/printers.ts';
import { BUILDINGS, type Building } from '../../../core/ticketing/world/sites.ts';
import type { DrawnPage } from '../workspace/tools/tool-list.ts';

/** The kinds of records in the order in which they are shown. */
export const FOUND_KINDS = ['ticket', 'person', 'device', 'printer', 'place', 'article'] as const;
type FoundKind = (typeof FOUND_KINDS)[number];

/** A record that can be opened: a ticket by its number, anything else on a page of a tool. */
export interface FoundRecord {
  readonly kind: FoundKind;
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  /** Null for a ticket. */
  readonly page: DrawnPage | null;
  readonly subject: string;
}

/** Words of the reader's language, which core does not have. */
export interface FindWords {
  about(ticket: DeskView['tickets'][number]): string;
  articles: readonly { readonly id: string; readonly title: string }[];
  site(building: Building): string;
  job(title: string): string;
}

/** Of one kind this many are shown. */
const SHOWN = 5;

/** Lower case, and without the marks of letters: who searches types neither. */
export function plain(words: string): string {
  return words.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

function buildingOf(name: string): Building | undefined {
  return (Object.keys(BUILDINGS) as readonly Building[]).find((one) => name.startsWith(BUILDINGS[one].code));
}

function allRecords(view: DeskView, words: FindWords): readonly FoundRecord[] {
  const { people } = companyOf(view.companySeed);
  const tickets = view.tickets.map((ticket): FoundRecord => {
    const { record, requester } = ticket;
    return {
      kind: 'ticket',
      id: record.number,
      label: `${record.number} ${requester.given} ${requester.family}`,
      detail: words.about(ticket),
      page: null,
      subject: record.number,
    };
  });
  const persons = people.map(
    ({ id, given, family, login, phone, title }): FoundRecord => ({
      kind: 'person',
      id,
      label: `${given} ${family}`,
      detail: `${login}, ${phone}, ${words.job(title)}`,
      page: 'directory.person',
      subject: id,
    }),
  );
  const devices = people.flatMap((person) =>
    ordinaryDevices(person).map(
      ({ asset, host, model }): FoundRecord => ({
        kind: 'device',
        id: asset,
        label: `${asset} ${host}`,
        detail: `${model}, ${person.given} ${person.family}`,
        page: 'devices.asset',
        subject: asset,
      }),
    ),
  );
  const printers = PRINTERS.map(
    ({ name, model, building, address }): FoundRecord => ({
      kind: 'printer',
      id: name,
      label: name,
      detail: `${model}, ${address}, ${words.site(building)}`,
      page: 'printing.queue',
      subject: name,
    }),
  );
  const sites = (Object.keys(BUILDINGS) as readonly Building[]).map(
    (building): FoundRecord => ({
      kind: 'place',
      id: building,
      label: words.site(building),
      detail: `${BUILDINGS[building].network}.0.0`,
      page: 'network.site',
      subject: building,
    }),
  );
  const points = ACCESS_POINTS.flatMap(({ id, place }): readonly FoundRecord[] => {
    const building = buildingOf(id);
    return building === undefined
      ? []
      : [
          {
            kind: 'place',
            id,
            label: id,
            detail: `${place}, ${words.site(building)}`,
            page: 'network.site',
            subject: building,
          },
        ];
  });
  const articles = words.articles.map(
    ({ id, title }): FoundRecord => ({
      kind: 'article',
      id,
      label: title,
      detail: findArticle(id)?.number ?? '',
      page: 'knowledge.article',
      subject: id,
    }),
  );
  return [...tickets, ...persons, ...devices, ...printers, ...sites, ...points, ...articles];
}

/** The records of the shift that hold all these words, kind by kind; none for no words. */
export function findRecords(view: DeskView, typed: string, words: FindWords): readonly FoundRecord[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const found = allRecords(view, words).filter(({ id, label, detail }) => {
    const text = plain(`${id} ${label} ${detail}`);
    return wanted.every((word) => text.includes(word));
  });
  return FOUND_KINDS.flatMap((kind) => found.filter((one) => one.kind === kind).slice(0, SHOWN));
}
