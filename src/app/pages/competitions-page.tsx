import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { mayManagePeople } from '../../core/access/roles.ts';
import { planOpensScreen } from '../../core/access/screens.ts';
import type { SimulationId } from '../../core/simulation-ids.ts';
import { CompetitionList } from '../../features/competitions/ui/competition-list.tsx';
import { membershipQuery } from '../../features/leaderboard/api/board.queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { PATHS } from '../paths.ts';
import { usablePlanOf, usePerson } from '../person/person.ts';
import { openingSearch } from '../simulations/opening-address.ts';
import { OpeningLink } from '../simulations/opening-link.tsx';
import { screenOf } from '../simulations/screen-of.ts';
import { useRunTitle } from '../simulations/use-run-title.ts';

const Administration = lazy(() => import('./competitions/administration.tsx'));

const LINK = 'font-medium text-copper-text underline underline-offset-4';

/** What is shown stands in the address, so that the way back from a run leads to it. */
const VIEW = 'view';
const RESULT = 'result';
const MANAGE = 'manage';
const TAKE_PART = 'take-part';

export default function CompetitionsPage() {
  const { t } = useTranslation('competitions');
  usePageTitle(t('page.title'));
  const { currentUser, userRole } = usePerson();
  const [address, setAddress] = useSearchParams();
  const mayManage = userRole !== null && mayManagePeople(userRole);
  const isManaging = mayManage && address.get(VIEW) === MANAGE;
  return (
    <div className="grid max-w-7xl gap-6">
      <div className="grid gap-1.5">
        <h1 className="text-3xl font-semibold tracking-tight">{t('page.title')}</h1>
        <p className="max-w-2xl text-ink-muted">{t(isManaging ? 'page.leadManage' : 'page.lead')}</p>
      </div>
      {mayManage ? (
        <div>
          <SegmentedControl
            label={t('page.views')}
            value={isManaging ? MANAGE : TAKE_PART}
            options={[
              { value: TAKE_PART, label: t('page.takePart') },
              { value: MANAGE, label: t('page.manage') },
            ]}
            onChange={(view) => setAddress(view === MANAGE ? { [VIEW]: MANAGE } : {}, { replace: true })}
          />
        </div>
      ) : null}
      {currentUser === null ? null : isManaging ? (
        <Suspense fallback={null}>
          <Administration personId={currentUser.id} />
        </Suspense>
      ) : (
        <TakePart
          personId={currentUser.id}
          shown={address.get(RESULT)}
          onShow={(id) => setAddress(id === null ? {} : { [RESULT]: id }, { replace: true })}
        />
      )}
    </div>
  );
}

interface TakePartProps {
  readonly personId: string;
  readonly shown: string | null;
  onShow(id: string | null): void;
}

function TakePart({ personId, shown, onShow }: TakePartProps) {
  const { t } = useTranslation('competitions');
  const planId = usablePlanOf(usePerson());
  const navigate = useNavigate();
  const titleOf = useRunTitle();
  // Who is on no board takes part without a name; so does whoever cannot be looked up now.
  const { data: membership } = useQuery(membershipQuery(personId));
  const playable = (id: SimulationId): boolean => planOpensScreen(planId, screenOf(id));
  return (
    <CompetitionList
      personId={personId}
      shown={shown}
      onShow={onShow}
      name={membership?.name ?? null}
      joinLink={
        <Link to={PATHS.leaderboard} className={LINK}>
          {t('page.join')}
        </Link>
      }
      practiceLink={(simulation, story) => (
        <OpeningLink simulation={simulation} opening={{ kind: 'practice', story }} className={LINK}>
          {titleOf(simulation, story)}
        </OpeningLink>
      )}
      lacksPlan={(simulation) =>
        playable(simulation) ? null : (
          <div className="flex flex-wrap items-center gap-3">
            <p className="text-sm text-ink-muted">{t('page.lacksPlan')}</p>
            <Button asChild size="sm" variant="secondary">
              <Link to={PATHS.plans}>{t('page.plans')}</Link>
            </Button>
          </div>
        )
      }
      onPlay={(simulation, attempt) =>
        void navigate({
          pathname: PATHS[screenOf(simulation)],
          search: openingSearch({ kind: 'attempt', attempt }),
        })
      }
    />
  );
}
