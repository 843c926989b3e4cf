import { useTranslation } from '../../i18n/use-translation.ts';

/** What the learner wrote in their own words; nobody judges it. */
export function OwnWords({ words }: { readonly words: string }) {
  const { t } = useTranslation('runs');
  return words === '' ? null : (
    <figure className="grid gap-1.5">
      <figcaption className="silk text-ink-muted">{t('debrief.words')}</figcaption>
      <blockquote className="border-s-2 border-copper ps-3 text-sm whitespace-pre-wrap wrap-anywhere">
        {words}
      </blockquote>
    </figure>
  );
}
