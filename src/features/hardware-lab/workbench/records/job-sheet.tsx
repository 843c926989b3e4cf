import { MessageSquareText } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type LabStore, useLab } from '../../store.ts';
import { useCaseText } from '../../texts/case-text.ts';
import { useLabText } from '../../texts/lab-text.ts';
import { FoldingPanel } from '../layout/folding-panel.tsx';
import type { Shape } from '../layout/shape.ts';

export interface JobSheetProps {
  readonly store: LabStore;
  readonly shape: Shape;
  readonly isOpen: boolean;
  onToggle(): void;
}

/** The customer's complaint, the machine, and known facts. Folded, it shows the first words. */
export function JobSheet({ store, shape, isOpen, onToggle }: JobSheetProps) {
  const { t } = useTranslation('lab-bench');
  const text = useLabText();
  const caseText = useCaseText(store);
  const model = useLab(store, ({ view }) => view.model);
  const quote = t('quoted', { words: caseText('quote') });
  return (
    <FoldingPanel
      label={t('job.title')}
      anchor="job"
      isOpen={isOpen}
      onToggle={onToggle}
      head={
        <>
          <span aria-hidden="true" className="silk rounded-xs border border-current px-1.5 text-copper-text">
            {t('job.mark')}
          </span>
          <span className="silk text-ink-muted">{text(`machine.${model}`)}</span>
        </>
      }
      title={
        <>
          <MessageSquareText aria-hidden="true" className="size-4.5 shrink-0 text-ink-muted" />
          <span className="truncate">{quote}</span>
        </>
      }
    >
      <blockquote
        className={
          shape === 'd'
            ? 'text-[1.3125rem] leading-[1.32] font-medium tracking-tight text-pretty'
            : shape === 'm'
              ? 'text-lg leading-[1.32] font-medium tracking-tight text-pretty'
              : 'text-sm leading-[1.32] font-medium text-pretty'
        }
      >
        {quote}
      </blockquote>
      <p className="mt-2 text-[0.8125rem] text-ink-muted">{caseText('customer')}</p>
      {shape === 'd' ? (
        <p className="mt-2.5 border-t border-line pt-2.5 text-[0.8125rem] text-ink-muted">
          {caseText('facts')}
        </p>
      ) : null}
    </FoldingPanel>
  );
}
