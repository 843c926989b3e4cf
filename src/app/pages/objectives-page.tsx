import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { menuListsScreen, type SimulationScreen } from '../../core/access/screens.ts';
import { OBJECTIVES, type Workplace } from '../../core/assessment/objectives/catalogue.ts';
import { ObjectiveMap } from '../../features/objectives/ui/objective-map.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { PATHS } from '../paths.ts';
import { usablePlanOf, usePerson } from '../person/person.ts';
import { DebriefLink } from '../simulations/opening-link.tsx';
import { useRunTitle } from '../simulations/use-run-title.ts';
import { OPEN_OBJECTIVE } from './objectives-address.ts';

const SCREEN_OF: Readonly<Record<Workplace, SimulationScreen>> = { bench: 'testing', desk: 'ticketing' };

export default function ObjectivesPage() {
  const { t } = useTranslation('objectives');
  usePageTitle(t('page.title'));
  const person = usePerson();
  const planId = usablePlanOf(person);
  const [address, setAddress] = useSearchParams();
  const open = useCallback(
    (objective: string | null) =>
      setAddress(objective === null ? {} : { [OPEN_OBJECTIVE]: objective }, {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  const titleOf = useRunTitle();
  const actionsFor = (id: string) => {
    const objective = OBJECTIVES.find((one) => one.id === id);
    if (objective === undefined || objective.uncovered !== null) return null;
    const screens = objective.shownAt
      .map((workplace) => SCREEN_OF[workplace])
      .filter((screen) => menuListsScreen(planId, screen, person.demoUsedCount));
    if (screens.length === 0) return <p className="text-sm text-ink-muted">{t('detail.planLacks')}</p>;
    return screens.map((screen) => (
      <Button key={screen} asChild size="sm" variant="secondary">
        <Link to={PATHS[screen]}>{t(`detail.go.${screen === 'testing' ? 'bench' : 'desk'}`)}</Link>
      </Button>
    ));
  };
  return (
    <div className="grid max-w-7xl gap-6">
      <div className="grid gap-1.5">
        <h1 className="text-3xl font-semibold tracking-tight">{t('page.title')}</h1>
        <p className="max-w-2xl text-ink-muted">{t('page.lead')}</p>
      </div>
      {person.currentUser === null ? null : (
        <ObjectiveMap
          personId={person.currentUser.id}
          open={address.get(OPEN_OBJECTIVE)}
          onOpen={open}
          titleOf={titleOf}
          debriefLink={(run, label, title) => <DebriefLink run={run} label={label} title={title} />}
          actionsFor={actionsFor}
        />
      )}
    </div>
  );
}
