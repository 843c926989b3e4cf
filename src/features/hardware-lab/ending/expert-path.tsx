import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import type { Run } from '../../../core/kernel/run.ts';
import { framesOf } from '../replay/replay-frames.ts';
import { StepList } from '../replay/step-list.tsx';

/** What an expert did on the same bench with the same fault. */
export function ExpertPath({ run }: { readonly run: Run<LabCommand> }) {
  const { t } = useTranslation('lab-home');
  const frames = useMemo(() => framesOf(run), [run]);
  if (frames === null) return null;
  return <StepList title={t('replay.expert')} frames={frames.expert} at={null} onMove={null} />;
}
