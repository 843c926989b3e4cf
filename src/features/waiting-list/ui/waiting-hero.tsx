import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { WAITING_LIST_START } from '../../../core/contracts/message-forms.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Designator } from '../../../ui/designator.tsx';
import { waitingCountQuery } from '../api/waiting-list.ts';
import type { WaitingListLinks } from '../model/waiting-list-links.ts';
import { Counters } from './counters.tsx';
import { JoinForm } from './join-form.tsx';
import { JoinedPanel } from './joined-panel.tsx';
import { PadPicture } from './pad-picture.tsx';

/** The offer, the counters and the form, which the panel replaces after joining. */
export function WaitingHero({ links }: { readonly links: WaitingListLinks }) {
  const { t } = useTranslation('waiting-list');
  const [joinedAs, setJoinedAs] = useState<string | null>(null);
  const { data: waiting = WAITING_LIST_START, refetch } = useQuery(waitingCountQuery());
  // The database counts each address once, so joining again does not change the number.
  const join = (email: string): void => {
    setJoinedAs(email);
    void refetch();
  };
  return (
    <section aria-labelledby="waiting-heading" className="mat-grid border-b border-line">
      <div className="mx-auto w-full max-w-page px-4 pt-6 pb-14 sm:px-6 md:pb-20 lg:px-10">
        <Button asChild variant="ghost" className="-ms-4">
          <Link to={links.home}>
            <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
            {t('backToHome')}
          </Link>
        </Button>
        <div className="mt-6 grid gap-x-16 gap-y-10 md:mt-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)] ">
          <div className="max-w-xl self-end">
            <Designator reference="U7">{t('hero.designator')}</Designator>
            <h1 id="waiting-heading" className="mt-6 text-display font-semibold">
              {t('hero.heading')}
            </h1>
            <p className="mt-6 max-w-md text-lg text-ink-muted">{t('hero.lead')}</p>
          </div>
          <div className="chamfer overflow-hidden border border-line bg-surface shadow-lift lg:row-span-2">
            <PadPicture waiting={waiting} hasJoined={joinedAs !== null} />
            <div className="p-5 sm:p-8">
              {joinedAs === null ? (
                <JoinForm links={links} onJoined={({ email }) => join(email)} />
              ) : (
                <JoinedPanel email={joinedAs} links={links} />
              )}
            </div>
          </div>
          <div className="max-w-xl self-start">
            <Counters waiting={waiting} />
          </div>
        </div>
      </div>
    </section>
  );
}
