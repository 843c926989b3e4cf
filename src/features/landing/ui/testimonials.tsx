import { Star } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Section } from '../../../ui/section.tsx';

const MAX_STARS = 5;
const VOICES = [
  { name: 'first', rating: 5 },
  { name: 'second', rating: 5 },
  { name: 'third', rating: 4 },
] as const;

/** Three quotes from learners. */
export function Testimonials() {
  const { t } = useTranslation('landing');
  return (
    <Section
      id="testimonials"
      reference="Q1"
      label={t('testimonials.designator')}
      heading={t('testimonials.heading')}
    >
      <ul className="grid gap-px overflow-hidden border-y border-line md:grid-cols-3 md:divide-x md:divide-line">
        {VOICES.map(({ name, rating }) => (
          <li
            key={name}
            className="py-8 not-first:border-t not-first:border-line md:px-8 md:first:ps-0 md:last:pe-0 md:not-first:border-t-0"
          >
            <figure className="flex h-full flex-col">
              <Stars rating={rating} />
              <blockquote className="mt-5 grow text-lg leading-relaxed text-pretty">
                <p>{t(`testimonials.${name}.quote`)}</p>
              </blockquote>
              <figcaption className="mt-6 flex items-start gap-3">
                <Portrait name={t(`testimonials.${name}.name`)} />
                <span className="grid text-sm">
                  <span className="font-semibold">{t(`testimonials.${name}.name`)}</span>
                  <span className="text-ink-muted">{t(`testimonials.${name}.role`)}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Stars({ rating }: { readonly rating: number }) {
  const { t } = useTranslation('landing');
  return (
    <span role="img" aria-label={t('testimonials.stars', { rating })} className="flex gap-1">
      {Array.from({ length: MAX_STARS }, (_, index) => index).map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={classNames('size-4', star < rating ? 'fill-copper text-copper' : 'text-edge')}
        />
      ))}
    </span>
  );
}

/** Initials on a chip instead of a photograph. */
function Portrait({ name }: { readonly name: string }) {
  const initials = name.split(' ').map((word) => word.charAt(0));
  return (
    <span
      aria-hidden="true"
      className="chamfer grid size-11 shrink-0 place-items-center border border-copper-text/40 bg-copper-soft font-mono text-sm font-medium text-copper-text"
    >
      {initials}
    </span>
  );
}
