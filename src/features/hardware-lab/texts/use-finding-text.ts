import { useCallback } from 'react';
import { testSubject } from '../../../core/hardware/instruments/diagnostic-tests/test-id.ts';
import type { FindingView } from '../../../core/hardware/model/bench-view.ts';
import type { LabStore } from '../store.ts';
import { useCaseText } from './case-text.ts';
import { type FindingText, findingText } from './finding-text.ts';
import { useSpeaker } from './use-speaker.ts';

/** Translates a finding of the current job; the customer's questions and answers come from the case's texts. */
export function useFindingText(store: LabStore): (finding: FindingView) => FindingText {
  const speaker = useSpeaker(store);
  const caseText = useCaseText(store);
  return useCallback(
    (finding) => {
      const subject = testSubject(finding.test);
      return subject.family === 'ask'
        ? { test: caseText(`question.${subject.question}`), result: caseText(`answer.${finding.outcome}`) }
        : findingText(speaker, finding);
    },
    [speaker, caseText],
  );
}
