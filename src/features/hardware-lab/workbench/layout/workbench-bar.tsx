import { CircleHelp, Undo2, Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useFrameBar } from '../../../../ui/frame-bar.ts';
import type { LabSession } from '../../session/lab-session.ts';
import { useLab } from '../../store.ts';
import { useCaseTitle } from '../../texts/case-text.ts';
import { useLabText } from '../../texts/lab-text.ts';
import { type BarTool, BenchBar } from './bench-bar.tsx';
import type { BenchControl } from './bench-control.ts';
import { useBenchFigures } from './bench-figures.tsx';
import type { Lesson } from './lesson.ts';

export interface WorkbenchBarProps {
  readonly session: LabSession;
  readonly bench: BenchControl;
  readonly sound: { readonly isOn: boolean; toggle(): void };
  readonly lesson: Lesson | null;
  onLeave(): void;
}

/** The bar of a practice job, a test or an explored machine; it replaces the frame's bar. */
export function WorkbenchBar({ session, bench, sound, lesson, onLeave }: WorkbenchBarProps) {
  const { t } = useTranslation('lab-bench');
  const { mode, store, undo } = session;
  const text = useLabText();
  const caseTitle = useCaseTitle();
  const story = useLab(store, ({ view }) => view.job.scenarioId);
  const frame = useFrameBar();
  const figures = useBenchFigures(session);
  const hasActed = useLab(store, ({ commands }) => commands.length > 0);
  const model = useLab(store, ({ view }) => view.model);
  const machine = text(`machine.${model}`);
  const tools: readonly (BarTool | null)[] = [
    undo === null
      ? null
      : {
          id: 'undo',
          label: t('undo'),
          icon: Undo2,
          hasWord: true,
          keyName: 'U',
          isDisabled: !hasActed,
          onPress: bench.undo,
        },
    {
      id: 'sound',
      label: t('sound'),
      icon: sound.isOn ? Volume2 : VolumeX,
      isPressed: sound.isOn,
      onPress: sound.toggle,
    },
    { id: 'help', label: t('help.open'), icon: CircleHelp, onPress: () => bench.open('help') },
  ];
  return (
    <BenchBar
      shape={bench.shape}
      exitLabel={t('exit')}
      onExit={onLeave}
      live={frame?.live ?? null}
      // The title of a test would reveal its subject.
      title={
        lesson?.title ??
        (mode === 'practice' ? caseTitle(story) : mode === 'testing' ? t('mode.testing') : machine)
      }
      subtitle={
        lesson !== null
          ? t('mode.tutorial')
          : mode === 'practice'
            ? `${t('mode.practice')} · ${machine}`
            : mode === 'testing'
              ? machine
              : t('mode.explore')
      }
      figures={figures}
      tools={tools.filter((tool) => tool !== null)}
      finish={
        lesson !== null
          ? {
              label: t('allTutorials'),
              shortLabel: t('tutorials'),
              isNext: false,
              onPress: lesson.onAll,
            }
          : mode === 'explore'
            ? null
            : {
                label: t('closeJob'),
                shortLabel: t('finish'),
                isNext: false,
                onPress: bench.closeJob,
              }
      }
    />
  );
}
