import { Search } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { companyOf } from '../../../../core/ticketing/world/company.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Input } from '../../../../ui/input.tsx';
import { secondsOf } from '../../model/costs.ts';
import { costOf } from '../../texts/desk-time.ts';
import { ActCap } from '../keys/key-cap.tsx';
import type { PanelProps } from '../panel-props.ts';
import { offersOf, peopleLike, searchedBy } from './offers.ts';
import type { SearchedPage } from './tool-list.ts';

const LABEL = {
  person: 'tools.findPerson',
  asset: 'tools.findAsset',
  key: 'desk-tools:find.key',
  place: 'tools.findPlace',
  printer: 'desk-tools:find.printer',
  address: 'desk-tools:find.address',
  batch: 'desk-tools:find.batch',
  share: 'desk-tools:find.share',
  service: 'desk-tools:find.service',
  folder: 'desk-tools:find.folder',
  licence: 'tools.name.licences',
  starter: 'desk-tools:find.starter',
} as const;

export interface LookUpProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly page: SearchedPage;
}

/** The search of a page: people by name, sign-in name, number or job, devices by asset number. Empty, it offers what the ticket names. */
export function LookUp({ page, view, send }: LookUpProps) {
  const { t, i18n } = useTranslation(['desk', 'desk-tools']);
  const [words, setWords] = useState('');
  const by = searchedBy(page);
  const label = t(LABEL[by]);
  const isAsked = words.trim() !== '';
  const nameOf = (place: string): string =>
    [`desk:site.${place}`, `desk-tools:catalogue.service.${place}`]
      .filter((key) => i18n.exists(key))
      .map((key) => t(key as never))[0] ?? place;
  const jobOf = (title: string): string => t(`title.${title}` as never);
  const offers = offersOf(page, view, words, nameOf, jobOf);
  const look = (subject: string): void => {
    void send({ kind: 'look', page, subject });
    setWords('');
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const [first] = offers;
    if ((by === 'asset' || by === 'key' || by === 'batch') && isAsked) look(words.trim().toUpperCase());
    else if (first !== undefined) look(first.subject);
    // Who begins is nobody of the company yet, and an address is anybody's: as it is typed.
    else if ((by === 'starter' || by === 'address') && isAsked) look(words.trim());
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
          className="h-9 ps-8.5 pe-10 max-[59.99875rem]:h-11"
        />
        <span className="absolute inset-y-0 inset-e-2 my-auto h-4 max-[59.99875rem]:hidden">
          <ActCap act="findHere" />
        </span>
      </div>
      <p className="flex justify-between text-xs text-ink-faint">
        <span role="status">
          {isAsked && (by === 'person' || by === 'folder')
            ? t('tools.found', {
                count: peopleLike(view.companySeed, words, jobOf).length,
                all: companyOf(view.companySeed).people.length,
              })
            : ''}
        </span>
        {t('tools.takes', { time: costOf(secondsOf('look')) })}
      </p>
      {offers.length === 0 ? null : (
        <ul className="grid">
          {offers.map(({ subject, label }) => (
            <li key={subject}>
              <button
                type="button"
                aria-label={t('tools.lookUpOf', { subject: label })}
                onClick={() => look(subject)}
                className="flex min-h-8 w-full items-center gap-2 rounded-sm px-2 text-start hover:bg-hover max-[59.99875rem]:min-h-11"
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
