import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { project } from '../../../core/hardware/projection/project.ts';
import type { ReplayStep } from '../../../runs/replay/replay-step.ts';
import { useLabText } from '../texts/lab-text.ts';
import { commandLabel } from '../texts/sentences.ts';
import type { LabFrame } from './replay-frames.ts';

/** The frames of a run as steps in words. */
export function useLabSteps(frames: readonly LabFrame[]): readonly ReplayStep[] {
  const text = useLabText();
  const { i18n } = useTranslation('lab');
  const { language } = i18n;
  return useMemo(
    () =>
      frames.map(({ state, command }, index): ReplayStep => {
        const { steps, breaches, simSeconds } = state.ledger;
        const before = frames[index - 1];
        if (command === null || before === undefined) return { text: null, simSeconds, isBreach: false };
        const view = project(before.state);
        return {
          text: commandLabel({ text, view, language }, command),
          simSeconds,
          isBreach: breaches.some(({ step }) => step === steps),
        };
      }),
    [frames, text, language],
  );
}
