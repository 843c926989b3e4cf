import type { LabReport } from '../../../core/hardware/assessment/report.ts';
import type { ScoreParts } from '../../../core/hardware/assessment/score.ts';
import { Ring } from '../../../ui/ring.tsx';
import { useLabText } from '../words/lab-text.ts';

const PARTS: readonly (keyof ScoreParts)[] = ['safety', 'diagnosis', 'fix', 'verify', 'document', 'cost'];

/** The score and what it is made of. */
export function ScoreBars({ report }: { readonly report: LabReport }) {
  const text = useLabText();
  return (
    <div className="flex items-center gap-5">
      <Ring
        percent={report.score}
        label={`${text('ending.score')}: ${text('ending.scoreOf', { score: report.score })}`}
        className="size-24"
      >
        <span aria-hidden="true" className="reading text-2xl font-semibold">
          {report.score}
        </span>
      </Ring>
      <dl className="grid grow gap-1.5">
        {PARTS.map((part) => {
          const value = report.parts[part];
          if (value === null) return null;
          const percent = Math.round(value * 100);
          return (
            <div key={part} className="grid grid-cols-[7rem_1fr_2.5rem] items-center gap-2 text-xs">
              <dt>{text(`ending.${part}`)}</dt>
              <dd aria-hidden="true" className="h-1.5 rounded-sm bg-sunken">
                <span className="block h-1.5 rounded-sm bg-copper" style={{ width: `${percent}%` }} />
              </dd>
              <dd className="reading text-end text-ink-muted">{percent}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
