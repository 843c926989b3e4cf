import { skipToken, useQuery } from '@tanstack/react-query';
import { isLanguage, type Language, SOURCE_LANGUAGE } from '../../../i18n/languages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { loadChapter, loadContents } from '../model/load-manual.ts';
import type { Place } from '../model/place.ts';

/** A file of the build does not change while the page is open. */
const FOR_GOOD = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** The language in which the manual is read: the reader's. */
export function useManualLanguage(): Language {
  const { i18n } = useTranslation();
  const [language = ''] = (i18n.resolvedLanguage ?? '').split('-');
  return isLanguage(language) ? language : SOURCE_LANGUAGE;
}

export function useContents(language: Language) {
  return useQuery({ queryKey: ['manual', language], queryFn: () => loadContents(language), ...FOR_GOOD });
}

/** The chapter at a place of the contents; none is fetched while no place is chosen. */
export function useChapter(language: Language, place: Place | null) {
  return useQuery({
    queryKey: ['manual', language, place?.chapter.id],
    queryFn: place === null ? skipToken : () => loadChapter(language, place.number, place.chapter.id),
    ...FOR_GOOD,
  });
}
