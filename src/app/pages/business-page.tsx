import { lazy } from 'react';
import type { AccountType } from '../../core/contracts/vocabulary.ts';
import type { BusinessLinks } from '../../features/business/model/business-links.ts';
import { Business } from '../../features/business/ui/business.tsx';
import { PlansSkeleton } from '../../features/business/ui/plans-skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { STORAGE_KEYS, writeText } from '../../lib/storage.ts';
import { useScrollToAnchor } from '../layouts/use-scroll-to-anchor.ts';
import { PATHS } from '../paths.ts';

const LINKS: BusinessLinks = {
  register: PATHS.register,
  contact: PATHS.contact,
  pricing: `${PATHS.business}#pricing`,
};

/** Both load with their section, and the Supabase client with them. */
const PlansOnOffer = lazy(() =>
  import('./public/plans-on-offer.tsx').then((module) => ({ default: module.PlansOnOffer })),
);
const ContactForm = lazy(() =>
  import('../../features/messages/ui/contact-form.tsx').then((module) => ({ default: module.ContactForm })),
);

export default function BusinessPage() {
  useScrollToAnchor();
  const { t } = useTranslation('business');
  return (
    <Business
      links={LINKS}
      onRegister={rememberBusiness}
      plans={
        <PlansOnOffer
          type="business"
          label={t('pricing.plans')}
          fallback={<PlansSkeleton />}
          failure={t('pricing.failed')}
        />
      }
      contactForm={<ContactForm />}
    />
  );
}

/** The register page preselects the account type stored in this browser. */
function rememberBusiness(): void {
  writeText(STORAGE_KEYS.accountType, 'business' satisfies AccountType);
}
