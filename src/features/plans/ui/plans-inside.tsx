import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DeskStill } from '../../../ui/desk-still.tsx';
import { MACHINE_STILL } from '../../../ui/machine-still.ts';

/** Pictures of what the plans open: the lab and the desk as they are. */
export function PlansInside() {
  const { t } = useTranslation('billing');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-xl font-semibold">
        {t('inside.title')}
      </h2>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Inside caption={t('inside.lab')}>
          <img
            {...MACHINE_STILL}
            sizes="(width >= 48rem) 40rem, 100vw"
            alt={t('inside.labPicture')}
            loading="lazy"
            decoding="async"
            className="aspect-8/5 w-full object-cover"
          />
        </Inside>
        <Inside caption={t('inside.desk')}>
          <DeskStill label={t('inside.deskPicture')} />
        </Inside>
      </div>
    </section>
  );
}

function Inside({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <figure className="chamfer overflow-hidden border border-line bg-surface">
      {children}
      <figcaption className="border-line border-t p-4 text-sm text-ink-muted">{caption}</figcaption>
    </figure>
  );
}
