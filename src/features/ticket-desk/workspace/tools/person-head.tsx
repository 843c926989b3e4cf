import type { Person } from '../../../../core/ticketing/world/company.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';

/** Who somebody is: initials, name, job, place. */
export function PersonHead({ person }: { readonly person: Person }) {
  const { t } = useTranslation('desk');
  const { given, family, title, site } = person;
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="chamfer reading grid size-10 place-items-center border border-line bg-sunken text-[0.8125rem] font-medium"
      >
        {given.charAt(0)}
        {family.charAt(0)}
      </span>
      <p>
        <strong className="block font-semibold">
          {given} {family}
        </strong>
        <span className="text-xs text-ink-muted">
          {t(`title.${title}` as never)}, {t(`site.${site}`)}
        </span>
      </p>
    </div>
  );
}
