import { lazy, Suspense } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { mayManagePeople } from '../../core/access/roles.ts';
import type { ExamTrack } from '../../core/assessment/certificate/award.ts';
import { WORKPLACE_OF } from '../../core/assessment/certificate/entry.ts';
import { EXAMPLE_NUMBER } from '../../core/assessment/credential/addresses.ts';
import { SIMULATION_AT } from '../../core/simulation-ids.ts';
import { CertificatesScreen } from '../../features/certificates/ui/certificates-screen.tsx';
import { OwnCertificates } from '../../features/credential/ui/own-certificates.tsx';
import { useGroupName } from '../../features/credential/ui/use-group-name.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { PATHS } from '../paths.ts';
import { usePerson } from '../person/person.ts';
import { type Opening, openingSearch } from '../simulations/opening-address.ts';
import { screenOf } from '../simulations/screen-of.ts';

// Names of readings come with the texts of a whole simulation: they are loaded with the first question.
const BenchReadingName = lazy(async () => ({
  default: (await import('../simulations/reading-name.tsx')).BenchReadingName,
}));
const BenchCauseName = lazy(async () => ({
  default: (await import('../simulations/reading-name.tsx')).BenchCauseName,
}));
const DeskCauseName = lazy(async () => ({
  default: (await import('../simulations/reading-name.tsx')).DeskCauseName,
}));
const DeskReadingName = lazy(async () => ({
  default: (await import('../simulations/reading-name.tsx')).DeskReadingName,
}));

// For administrators alone.
const RevokeCertificate = lazy(async () => ({
  default: (await import('../../features/credential/ui/revoke-certificate.tsx')).RevokeCertificate,
}));

/** The address at which a track's simulation opens this. */
function addressOf(track: ExamTrack, opening: Opening) {
  return {
    pathname: PATHS[screenOf(SIMULATION_AT[WORKPLACE_OF[track]])],
    search: openingSearch(opening),
  };
}

/** The address at which the next session of an attempt is played. */
function sessionAddress(track: ExamTrack, attempt: string) {
  return addressOf(track, { kind: 'attempt', attempt });
}

export default function CertificatesPage() {
  const { t } = useTranslation(['certificates', 'own-certificates']);
  usePageTitle(t('own-certificates:page.title'));
  const { currentUser, fullName, userRole } = usePerson();
  const navigate = useNavigate();
  const groupName = useGroupName();
  return (
    <div className="grid max-w-7xl gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1.5">
          <h1 className="text-3xl font-semibold tracking-tight">{t('own-certificates:page.title')}</h1>
          <p className="max-w-2xl text-ink-muted">{t('own-certificates:page.lead')}</p>
        </div>
        <Button asChild variant="secondary">
          <Link to={`${PATHS.verify}/${EXAMPLE_NUMBER}`}>{t('own-certificates:page.example')}</Link>
        </Button>
      </div>
      {currentUser === null ? null : (
        <OwnCertificates
          personId={currentUser.id}
          personName={fullName ?? currentUser.email ?? ''}
          siteUrl={window.location.origin}
        />
      )}
      {/* What is issued stays readable while the texts of exams arrive. */}
      {currentUser === null ? null : (
        <Suspense fallback={null}>
          <CertificatesScreen
            personId={currentUser.id}
            objectivesLink={
              <Button asChild size="sm" variant="secondary">
                <Link to={PATHS.objectives}>{t('entry.show')}</Link>
              </Button>
            }
            playLink={(track, attempt) => (
              <Button asChild>
                <Link to={sessionAddress(track, attempt)}>{t(`sessions.${track}.next`)}</Link>
              </Button>
            )}
            trialLink={(track) => (
              <Button asChild variant="secondary">
                <Link to={addressOf(track, { kind: 'test' })}>{t('book.trial')}</Link>
              </Button>
            )}
            onBegun={(track, attempt) => void navigate(sessionAddress(track, attempt))}
            groupName={groupName}
            causeName={(track, story, cause) => (
              <Suspense fallback={<span className="text-ink-muted">…</span>}>
                {track === 'hardware' ? (
                  <BenchCauseName cause={cause} />
                ) : (
                  <DeskCauseName story={story} cause={cause} />
                )}
              </Suspense>
            )}
            readingName={(track, { subject }, reading) => (
              <Suspense fallback={<span className="text-ink-muted">…</span>}>
                {track === 'hardware' ? (
                  <BenchReadingName model={subject ?? ''} reading={reading} />
                ) : (
                  <DeskReadingName reading={reading} />
                )}
              </Suspense>
            )}
          />
        </Suspense>
      )}
      {userRole !== null && mayManagePeople(userRole) ? (
        <Suspense fallback={null}>
          <RevokeCertificate />
        </Suspense>
      ) : null}
    </div>
  );
}
