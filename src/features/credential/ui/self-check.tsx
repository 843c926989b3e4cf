import type { ReactNode } from 'react';
import { badgeAddresses } from '../../../core/assessment/credential/addresses.ts';
import { Trans } from '../../../i18n/trans.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { badgeUrl } from '../api/signature.query.ts';

const LINK = 'font-medium text-copper-text underline underline-offset-4';

/** How anybody checks the signature without us. */
export function SelfCheck({ number }: { readonly number: string }) {
  const { t } = useTranslation('credential');
  const addresses = badgeAddresses(badgeUrl());
  const badge = addresses.badge(number);
  const steps = [
    <Trans
      key="download"
      t={t}
      i18nKey="how.download"
      components={{ badge: <OutsideLink href={badge} /> }}
    />,
    <Trans key="key" t={t} i18nKey="how.key" components={{ code: <code className="reading" /> }} />,
    <Trans
      key="verify"
      t={t}
      i18nKey="how.verify"
      components={{ picture: <OutsideLink href={addresses.picture(number)} /> }}
    />,
    <Trans
      key="revoked"
      t={t}
      i18nKey="how.revoked"
      components={{ list: <OutsideLink href={addresses.revoked} /> }}
    />,
  ];
  return (
    <Card aria-labelledby="credential-how" className="p-5 sm:p-6">
      <CardTitle id="credential-how">{t('how.heading')}</CardTitle>
      <ol className="mt-3 grid gap-3">
        {steps.map((step, index) => (
          <li key={step.key} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-2">
            <span aria-hidden="true" className="reading text-copper-text">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p className="reading mt-4 rounded-sm bg-sunken px-4 py-3 text-sm wrap-anywhere">{badge}</p>
    </Card>
  );
}

/** The words come from the sentence. */
function OutsideLink({ href, children }: { readonly href: string; readonly children?: ReactNode }) {
  return (
    <a href={href} className={LINK} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
