import { useTranslation } from '../../../i18n/use-translation.ts';

/** Writes a mark with one decimal at most, as the language does it. */
export function useMarkText(): (mark: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (mark) => format.format(mark);
}
