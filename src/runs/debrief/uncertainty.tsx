import { useTranslation } from '../../i18n/use-translation.ts';
import { DebriefPanel } from './debrief-frame.tsx';
import { EntropyGraph, type EntropyGraphProps } from './entropy-graph.tsx';

/** The part of a debrief that shows how fast the causes were narrowed down. */
export function Uncertainty(props: EntropyGraphProps) {
  const { t } = useTranslation('runs');
  return (
    <DebriefPanel labelledBy="runs-uncertainty">
      <h2 id="runs-uncertainty" className="font-semibold">
        {t('debrief.graph')}
      </h2>
      <EntropyGraph {...props} />
    </DebriefPanel>
  );
}
