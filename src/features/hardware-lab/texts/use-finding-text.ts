import { useCallback } from 'react';
import type { FindingView } from '../../../core/hardware/model/bench-view.ts';
import type { LabStore } from '../store.ts';
import { useCaseText } from './case-text.ts';
import { type FindingText, findingText } from './finding-text.ts';
import { useSpeaker } from './use-speaker.ts';

const ASKED = 'ask:';

/** Translates a finding of the current job; the customer's questions and answers come from the case's texts. */
export function useFindingText(store: LabStore): (finding: FindingView) => FindingText {
  const speaker = useSpeaker(store);
  const caseText = useCaseText(store);
  return useCallback(
    (finding) =>
      finding.test.startsWith(ASKED)
        ? {
            test: caseText(`question.${finding.test.slice(ASKED.length)}`),
            result: caseText(`answer.${finding.outcome}`),
          }
        : findingText(speaker, finding),
    [speaker, caseText],
  );
}
