import type { DeskView } from '../../../../core/ticketing/model/view.ts';
import { SERVICE_IDS } from '../../../../core/ticketing/tools/offered-services.ts';
import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { companyOf, type Person } from '../../../../core/ticketing/world/company.ts';
import { isComputer } from '../../../../core/ticketing/world/devices.ts';
import { WATCHED_SHARES } from '../../../../core/ticketing/world/file-activity.ts';
import { FOLDER_NAMES, folderSubject } from '../../../../core/ticketing/world/folders.ts';
import { LICENCES } from '../../../../core/ticketing/world/licences.ts';
import { PRINT_SERVER, PRINTERS } from '../../../../core/ticketing/world/printers.ts';
import { BUILDINGS } from '../../../../core/ticketing/world/sites.ts';
import type { SearchedPage } from './tool-list.ts';

/** Pages of which there are few: all that they can be looked up by is offered. */
type PlacePage = Extract<
  SearchedPage,
  | 'network.scope'
  | 'network.site'
  | 'network.wan'
  | 'status.site'
  | 'shares.activity'
  | 'record.site'
  | 'cloud.licences'
  | 'catalogue.service'
  | 'printing.queue'
  | 'printing.server'
  | 'printing.device'
>;

/** A computer's pages: all but the one of recovery keys. */
type DevicePage = Exclude<Extract<SearchedPage, `devices.${string}`>, 'devices.key'> | 'network.firewall';

/** What a page of people is looked up by. */
const SUBJECT: Readonly<
  Record<
    Exclude<
      SearchedPage,
      DevicePage | 'devices.key' | 'network.address' | 'shares.folder' | 'onboarding.form' | PlacePage
    >,
    (person: Person) => string
  >
> = {
  'directory.person': ({ id }) => id,
  'calendar.person': ({ id }) => id,
  'record.history': ({ id }) => id,
  'lockouts.account': ({ login }) => login,
  'cloud.sign-ins': ({ login }) => login,
  'mail.mailbox': ({ login }) => login,
  'mail.trace': ({ login }) => login,
  'cloud.uploads': ({ login }) => login,
  'cloud.sharing': ({ login }) => login,
  'cloud.grants': ({ login }) => login,
  'library.script': ({ login }) => login,
  'network.tunnel': ({ login }) => login,
};

const PRINTER_NAMES = PRINTERS.map(({ name }) => name);

/** All that a page of places can be looked up by. */
const PLACES: Readonly<Record<PlacePage, readonly string[]>> = {
  'network.scope': Object.values(BUILDINGS).flatMap(({ floors }) => floors),
  'network.site': Object.keys(BUILDINGS),
  'network.wan': Object.keys(BUILDINGS),
  'status.site': Object.keys(BUILDINGS),
  'shares.activity': WATCHED_SHARES,
  'record.site': Object.keys(BUILDINGS),
  'catalogue.service': SERVICE_IDS,
  'cloud.licences': LICENCES,
  'printing.queue': PRINTER_NAMES,
  'printing.server': [PRINT_SERVER],
  'printing.device': PRINTER_NAMES,
};

function isOfPlaces(page: SearchedPage): page is PlacePage {
  return page in PLACES;
}

/** Pages that are looked up by an asset number. */
function isOfDevices(page: SearchedPage): page is DevicePage {
  return page === 'network.firewall' || (page.startsWith('devices.') && page !== 'devices.key');
}

/** By what a page is searched. */
export type SearchedBy =
  | 'printer'
  | 'key'
  | 'person'
  | 'asset'
  | 'address'
  | 'batch'
  | 'place'
  | 'folder'
  | 'starter'
  | 'licence'
  | 'share'
  | 'service';

export function searchedBy(page: SearchedPage): SearchedBy {
  if (page === 'devices.disposal') return 'batch';
  if (isOfDevices(page)) return 'asset';
  if (page === 'devices.key') return 'key';
  if (page === 'network.address') return 'address';
  if (page === 'shares.folder') return 'folder';
  if (page === 'onboarding.form') return 'starter';
  if (page === 'cloud.licences') return 'licence';
  if (page === 'shares.activity') return 'share';
  if (page === 'catalogue.service') return 'service';
  if (page.startsWith('printing.')) return 'printer';
  return isOfPlaces(page) ? 'place' : 'person';
}

/** Something that a page can be looked up by. */
export interface Offer {
  readonly subject: string;
  readonly label: string;
}

/** People by name, sign-in name, number or job. */
export function peopleLike(
  companySeed: number,
  words: string,
  jobOf: (title: string) => string,
): readonly Person[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [];
  return companyOf(companySeed).people.filter(({ given, family, login, phone, title }) =>
    `${given} ${family} ${login} ${phone} ${jobOf(title)}`.toLowerCase().includes(wanted),
  );
}

/** Whom the open ticket names. */
function peopleOfTicket({ companySeed, tickets, open }: DeskView): readonly Person[] {
  const record = tickets.find((ticket) => ticket.record.number === open)?.record;
  return companyOf(companySeed).people.filter(
    ({ id }) => id === record?.requester || id === record?.affectedUser,
  );
}

/** Forms of those who begin, by their name or sign-in name, or the id of the manager who filled the form in. */
function formsLike({ starters }: DeskView, words: string): readonly Offer[] {
  const wanted = words.trim().toLowerCase();
  return starters
    .filter(({ given, family, login, manager }) =>
      `${given} ${family} ${login} ${manager}`.toLowerCase().includes(wanted),
    )
    .map(({ id, given, family, login }) => ({ subject: id, label: `${given} ${family}, ${login}` }));
}

/** The devices of whoever was looked up, as far as the page has something of them: most are of computers, one is of phones. */
function devicesSeen(page: DevicePage, { pages }: DeskView): readonly Offer[] {
  const shown = pages['directory.person']?.contents as PageContents['directory.person'] | undefined;
  return (shown?.devices ?? [])
    .filter((device) => page === 'devices.asset' || isComputer(device) === (page !== 'devices.apps'))
    .map(({ asset, model }) => ({ subject: asset, label: `${asset} ${model}` }));
}

/** Without words a page of printers offers those of the site that the ticket comes from: all of them would hide what was found. */
function placesOfTicket(page: PlacePage, view: DeskView): readonly string[] {
  const [person] = peopleOfTicket(view);
  const near = PRINTERS.filter(({ building }) => building === person?.building).map(({ name }) => name);
  return near.length > 0 && (page === 'printing.queue' || page === 'printing.device') ? near : PLACES[page];
}

const SHOWN = 5;

/** What the search of a page offers: without words, what the ticket names. `nameOf`: a place in words. */
export function offersOf(
  page: SearchedPage,
  view: DeskView,
  words: string,
  nameOf: (place: string) => string,
  jobOf: (title: string) => string = () => '',
): readonly Offer[] {
  // A batch is known by its number alone.
  if (page === 'devices.disposal') return [];
  if (isOfDevices(page)) return devicesSeen(page, view);
  if (page === 'network.address' || page === 'devices.key') return [];
  if (page === 'onboarding.form') return formsLike(view, words);
  if (isOfPlaces(page))
    return (words.trim() === '' ? placesOfTicket(page, view) : PLACES[page])
      .filter((place) => place.toLowerCase().includes(words.trim().toLowerCase()))
      .map((subject) => ({ subject, label: nameOf(subject) }));
  const people =
    words.trim() === '' ? peopleOfTicket(view) : peopleLike(view.companySeed, words, jobOf).slice(0, SHOWN);
  if (page === 'shares.folder')
    return FOLDER_NAMES.flatMap((folder) =>
      people.map(({ given, family, login }) => ({
        subject: folderSubject(folder, login),
        label: `${folder}: ${given} ${family}, ${login}`,
      })),
    );
  return people.map((person) => ({
    subject: SUBJECT[page](person),
    label: `${person.given} ${person.family}, ${person.login}`,
  }));
}
