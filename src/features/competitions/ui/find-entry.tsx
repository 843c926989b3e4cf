import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { CompetitionEntry } from '../../../core/contracts/competition-answers.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';
import { foundEntryQuery } from '../api/competitions.queries.ts';
import { NotLoaded } from './waiting.tsx';

const MAX_NAME_CHARS = 40;

export interface FindEntryProps {
  readonly formId: string;
  readonly line: (entry: CompetitionEntry) => ReactNode;
}

/** Looks one entry up by its name on the boards: there may be many thousands. */
export function FindEntry({ formId, line }: FindEntryProps) {
  const { t } = useTranslation('competitions');
  const [typed, setTyped] = useState('');
  const [name, setName] = useState('');
  const { data: found, isError, refetch } = useQuery(foundEntryQuery(formId, name));
  const find = (event: FormEvent): void => {
    event.preventDefault();
    setName(typed.trim());
  };
  return (
    <>
      <form onSubmit={find} className="flex gap-2">
        <Input
          aria-label={t('all.findName')}
          placeholder={t('all.findName')}
          value={typed}
          maxLength={MAX_NAME_CHARS}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          {t('all.find')}
        </Button>
      </form>
      <div role="status">
        {isError ? <NotLoaded onRetry={() => void refetch()} /> : null}
        {found === null ? <p className="text-sm text-ink-muted">{t('all.notFound', { name })}</p> : null}
        {found === undefined || found === null ? null : <ul>{line(found)}</ul>}
      </div>
    </>
  );
}
