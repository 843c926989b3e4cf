import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import type { Run } from '../../../core/kernel/run.ts';
import { StepList } from '../../../runs/replay/step-list.tsx';
import { framesOf, type LabFrame } from '../replay/replay-frames.ts';
import { useLabSteps } from '../replay/use-lab-steps.ts';

const NO_FRAMES: readonly LabFrame[] = [];

/** The expert's commands on the same machine with the same fault. */
export function ExpertPath({ run }: { readonly run: Run<LabCommand> }) {
  const { t } = useTranslation('runs');
  const expert = useMemo(() => framesOf(run)?.expert ?? NO_FRAMES, [run]);
  const steps = useLabSteps(expert);
  return expert.length === 0 ? null : (
    <StepList title={t('replay.expert')} steps={steps} at={null} onMove={null} />
  );
}
