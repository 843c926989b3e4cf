import { Link } from 'react-router-dom';
import { LearnersProgress } from '../../../features/objectives/ui/learners-progress.tsx';
import { PATHS } from '../../paths.ts';
import { useRunTitle } from '../../simulations/use-run-title.ts';
import { OPEN_OBJECTIVE } from '../objectives-address.ts';

/** What the person reached so far, on their dashboard. */
export function Progress({ personId }: { readonly personId: string }) {
  const titleOf = useRunTitle();
  return (
    <LearnersProgress
      personId={personId}
      titleOf={titleOf}
      link={(label, objective) => (
        <Link
          className="text-sm font-medium text-copper-text underline underline-offset-4"
          to={{
            pathname: PATHS.objectives,
            search: objective === null ? '' : new URLSearchParams({ [OPEN_OBJECTIVE]: objective }).toString(),
          }}
        >
          {label}
        </Link>
      )}
    />
  );
}
