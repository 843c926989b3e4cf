import { PRACTICE_STORIES } from '../../../core/hardware/scenarios/public/stories.ts';
import { HARDWARE_ID } from '../../../core/hardware/simulation-id.ts';
import { DESK_STORIES } from '../../../core/ticketing/scenarios/public/catalogue.ts';
import { CompetitionAdministration } from '../../../features/competitions/ui/competition-administration.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OpeningLink } from '../../simulations/opening-link.tsx';
import { useRunTitle } from '../../simulations/use-run-title.ts';

const LINK = 'font-medium text-copper-text underline underline-offset-4';

/** What administrators do on the page of competitions, with the names of stories and families of both simulations. */
export default function Administration({ personId }: { readonly personId: string }) {
  const { t } = useTranslation(['lab-home', 'desk-home']);
  const titleOf = useRunTitle();
  return (
    <CompetitionAdministration
      personId={personId}
      storyTitle={titleOf}
      replayLink={({ simulation, ...watched }, label, name) => (
        <OpeningLink
          simulation={simulation}
          opening={{ kind: 'watch', watched }}
          className={LINK}
          aria-label={name}
        >
          {label}
        </OpeningLink>
      )}
      familyName={(simulation, family) =>
        String(
          t(
            (simulation === HARDWARE_ID
              ? `lab-home:family.${family}`
              : `desk-home:family.${family}`) as never,
          ),
        )
      }
      practiceJobs={{
        hardware: PRACTICE_STORIES.map(({ id }) => ({ story: id, title: titleOf('hardware', id) })),
        ticketing: Object.keys(DESK_STORIES).map((id) => ({ story: id, title: titleOf('ticketing', id) })),
      }}
    />
  );
}
