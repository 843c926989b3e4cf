import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { planOpensScreen } from '../../core/access/screens.ts';
import { SIMULATION_IDS, type SimulationId } from '../../core/simulation-ids.ts';
import { ClosedWeeks } from '../../features/leaderboard/ui/closed-weeks.tsx';
import { OpenWeek } from '../../features/leaderboard/ui/open-week.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { PATHS } from '../paths.ts';
import { usablePlanOf, usePerson } from '../person/person.ts';
import { openingSearch } from '../simulations/opening-address.ts';
import { OpeningLink } from '../simulations/opening-link.tsx';
import { screenOf } from '../simulations/screen-of.ts';

const LINK = 'font-medium text-copper-text underline underline-offset-4';

/** What is shown stands in the address, so that the way back from a run or a replay leads to it. */
const VIEW = 'view';
const SIMULATION = 'simulation';
const WEEK = 'week';
const CLOSED = 'closed';

export default function LeaderboardPage() {
  const { t } = useTranslation('leaderboard');
  usePageTitle(t('page.title'));
  const person = usePerson();
  const planId = usablePlanOf(person);
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const playable = (id: SimulationId): boolean => planOpensScreen(planId, screenOf(id));
  const [first] = SIMULATION_IDS;
  const simulation =
    SIMULATION_IDS.find((id) => id === address.get(SIMULATION)) ?? SIMULATION_IDS.find(playable) ?? first;
  const isClosed = address.get(VIEW) === CLOSED;
  const show = (next: Readonly<Record<string, string>>): void =>
    setAddress(
      { ...(isClosed ? { [VIEW]: CLOSED } : {}), [SIMULATION]: simulation, ...next },
      { replace: true },
    );
  return (
    <div className="grid max-w-7xl gap-6">
      <div className="grid gap-1.5">
        <h1 className="text-3xl font-semibold tracking-tight">{t('page.title')}</h1>
        <p className="max-w-2xl text-ink-muted">{t(isClosed ? 'page.leadClosed' : 'page.lead')}</p>
      </div>
      <div className="flex flex-wrap justify-between gap-3">
        <SegmentedControl
          label={t('page.views')}
          value={isClosed ? CLOSED : 'open'}
          options={[
            { value: 'open', label: t('page.open') },
            { value: CLOSED, label: t('page.closed') },
          ]}
          onChange={(view) => show({ [VIEW]: view })}
        />
        <SegmentedControl
          label={t('page.simulations')}
          value={simulation}
          options={SIMULATION_IDS.map((id) => ({ value: id, label: t(`simulation.${id}`) }))}
          onChange={(id) => show({ [SIMULATION]: id })}
        />
      </div>
      {person.currentUser === null ? null : isClosed ? (
        <ClosedWeeks
          simulation={simulation}
          week={address.get(WEEK)}
          onWeek={(week) => show({ [WEEK]: week })}
          watchLink={(watched, label, name) =>
            playable(simulation) ? (
              <OpeningLink
                simulation={simulation}
                opening={{ kind: 'watch', watched }}
                className={LINK}
                aria-label={name}
              >
                {label}
              </OpeningLink>
            ) : null
          }
        />
      ) : (
        <OpenWeek
          key={simulation}
          personId={person.currentUser.id}
          simulation={simulation}
          lacksPlan={
            playable(simulation) ? null : (
              <div className="flex flex-wrap items-center gap-3">
                <p className="text-sm text-ink-muted">{t('runs.lacksPlan')}</p>
                <Button asChild size="sm" variant="secondary">
                  <Link to={PATHS.plans}>{t('runs.plans')}</Link>
                </Button>
              </div>
            )
          }
          onPlay={(attempt) =>
            void navigate({
              pathname: PATHS[screenOf(simulation)],
              search: openingSearch({ kind: 'attempt', attempt }),
            })
          }
        />
      )}
    </div>
  );
}
