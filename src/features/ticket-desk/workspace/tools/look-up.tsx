import { Search } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyOf, type Person } from '../../../../core/ticketing/world/company.ts';
import { BUILDINGS } from '../../../../core/ticketing/world/sites.ts';
import { Input } from '../../../../ui/input.tsx';
import { lookSeconds } from '../../model/costs.ts';
import { costOf } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { KeyCap } from '../ticket/key-cap.tsx';
import type { DrawnPage } from './tool-list.ts';

const SHOWN = 5;

type PlacePage = Extract<DrawnPage, 'network.scope' | 'network.site' | 'record.site'>;

/** What a page of people is looked up by. */
const SUBJECT: Readonly<Record<Exclude<DrawnPage, 'devices.asset' | PlacePage>, (person: Person) => string>> =
  {
    'directory.person': ({ id }) => id,
    'lockouts.account': ({ login }) => login,
    'cloud.sign-ins': ({ login }) => login,
  };

/** All that a page of places can be looked up by. */
const PLACES: Readonly<Record<PlacePage, readonly string[]>> = {
  'network.scope': Object.values(BUILDINGS).flatMap(({ floors }) => floors),
  'network.site': Object.keys(BUILDINGS),
  'record.site': Object.keys(BUILDINGS),
};

function isOfPlaces(page: DrawnPage): page is PlacePage {
  return page in PLACES;
}

export interface LookUpProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly page: DrawnPage;
}

/** The search of a tool: people by name, sign-in name or number, devices by asset number. Empty, it offers whom the ticket names. */
export function LookUp({ page, view, send }: LookUpProps) {
  const { t, i18n } = useTranslation('desk');
  const [words, setWords] = useState('');
  const { people } = companyOf(view.companySeed);
  const wanted = words.trim().toLowerCase();
  const isOfDevices = page === 'devices.asset';
  const label = t(
    isOfDevices ? 'tools.findAsset' : isOfPlaces(page) ? 'tools.findPlace' : 'tools.findPerson',
  );
  const found =
    wanted === ''
      ? []
      : people.filter(({ given, family, login, phone }) =>
          `${given} ${family} ${login} ${phone}`.toLowerCase().includes(wanted),
        );
  const open = view.tickets.find(({ record }) => record.number === view.open);
  const named = people.filter(({ id }) => id === open?.record.requester || id === open?.record.affectedUser);
  const look = (subject: string): void => {
    void send({ kind: 'look', page, subject });
    setWords('');
  };
  const offers: readonly { readonly subject: string; readonly label: string }[] = isOfPlaces(page)
    ? PLACES[page]
        .filter((place) => place.toLowerCase().includes(wanted))
        .map((subject) => ({
          subject,
          label: i18n.exists(`desk:site.${subject}`) ? t(`site.${subject}` as never) : subject,
        }))
    : isOfDevices
      ? ((
          view.pages['directory.person']?.contents as {
            devices?: readonly { asset: string; model: string }[];
          }
        )?.devices?.map(({ asset, model }) => ({ subject: asset, label: `${asset} ${model}` })) ?? [])
      : (wanted === '' ? named : found.slice(0, SHOWN)).map((person) => ({
          subject: SUBJECT[page](person),
          label: `${person.given} ${person.family}, ${person.login}`,
        }));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const [first] = offers;
    if (isOfDevices && wanted !== '') look(words.trim().toUpperCase());
    else if (first !== undefined) look(first.subject);
  };
  return (
    <form onSubmit={submit} className="grid gap-1.5">
      <div className="relative">
        <Search aria-hidden="true" className="absolute inset-y-0 inset-s-2.5 my-auto size-4 text-ink-faint" />
        <Input
          data-focus="find"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          className="h-9 ps-8.5 pe-10 max-[959.98px]:h-11"
        />
        <span className="absolute inset-y-0 inset-e-2 my-auto h-4">
          <KeyCap>/</KeyCap>
        </span>
      </div>
      <p className="flex justify-between text-xs text-ink-faint">
        <span role="status">
          {wanted === '' || isOfDevices || isOfPlaces(page)
            ? ''
            : t('tools.found', { count: found.length, all: people.length })}
        </span>
        {t('tools.takes', { time: costOf(lookSeconds(page)) })}
      </p>
      {offers.length === 0 ? null : (
        <ul className="grid">
          {offers.map(({ subject, label }) => (
            <li key={subject}>
              <button
                type="button"
                aria-label={t('tools.lookUpOf', { subject: label })}
                onClick={() => look(subject)}
                className="flex min-h-8 w-full items-center gap-2 rounded-sm px-2 text-start hover:bg-hover max-[959.98px]:min-h-11"
              >
                <Search aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
                <span className="truncate">{label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
