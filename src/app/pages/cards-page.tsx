import { Link } from 'react-router-dom';
import { menuListsScreen, SIMULATION_SCREENS } from '../../core/access/screens.ts';
import { findTutorial } from '../../core/tutorials/catalogue.ts';
import type { MetObjective } from '../../features/cards/model/met-objectives.ts';
import { CardsScreen } from '../../features/cards/ui/cards-screen.tsx';
import { useLearnersTutorials } from '../../features/tutorials/model/use-learners-tutorials.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { PATHS } from '../paths.ts';
import { usablePlanOf, usePerson } from '../person/person.ts';
import { useRunTitle } from '../simulations/use-run-title.ts';
import { OPEN_OBJECTIVE } from './objectives-address.ts';
import { useTutorialsKnown } from './tutorials-known.ts';

const LINK = 'font-medium text-copper-text underline underline-offset-4';

export default function CardsPage() {
  const { t } = useTranslation('cards');
  usePageTitle(t('page.title'));
  const { currentUser } = usePerson();
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5">
      <h1 className="sr-only">{t('page.title')}</h1>
      {currentUser === null ? null : <PersonsCards personId={currentUser.id} />}
    </div>
  );
}

function PersonsCards({ personId }: { readonly personId: string }) {
  const { t } = useTranslation(['cards', 'tutorials']);
  const person = usePerson();
  const planId = usablePlanOf(person);
  const titleOfRun = useRunTitle();
  const tutorials = useTutorialsKnown(useLearnersTutorials(personId));
  const screens = SIMULATION_SCREENS.filter((screen) =>
    menuListsScreen(planId, screen, person.demoUsedCount),
  );
  const titleOf = (by: MetObjective['by']): string => {
    if (by.kind === 'run') return titleOfRun(by.simulation, by.story);
    const known = findTutorial(by.tutorial);
    return known === null ? by.tutorial : t(`tutorials:title.${known.id}`);
  };
  return (
    <CardsScreen
      personId={personId}
      tutorials={tutorials}
      titleOf={titleOf}
      stopLink={(label) => (
        <Link className={LINK} to={PATHS.dashboard}>
          {label}
        </Link>
      )}
      manualLink={(label, section) => (
        <Link className={LINK} to={{ pathname: PATHS.manual, hash: section }}>
          {label}
        </Link>
      )}
      objectiveLink={(label, objective) => (
        <Link
          className={LINK}
          to={{
            pathname: PATHS.objectives,
            search: new URLSearchParams({ [OPEN_OBJECTIVE]: objective }).toString(),
          }}
        >
          {label}
        </Link>
      )}
      beginnings={
        screens.length === 0 ? (
          <Button asChild>
            <Link to={PATHS.plans}>{t('empty.plans')}</Link>
          </Button>
        ) : (
          screens.map((screen, index) => (
            // One button of a page says what to do next.
            <Button key={screen} asChild variant={index === 0 ? 'primary' : 'secondary'}>
              <Link to={PATHS[screen]}>{t(`empty.${screen}`)}</Link>
            </Button>
          ))
        )
      }
      afterwards={
        <Button asChild variant="secondary">
          <Link to={PATHS.objectives}>{t('empty.objectives')}</Link>
        </Button>
      }
    />
  );
}
