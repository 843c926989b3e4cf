import type { Insight } from '../../../core/hardware/assessment/debrief.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useLabText } from '../words/lab-text.ts';

/** The likeliest causes; the rest would be bars too thin to see. */
const ROWS = 5;

export interface BeliefChartProps {
  readonly insight: Insight;
  readonly percent: (share: number) => string;
}

function Bar({ share, className }: { readonly share: number; readonly className: string }) {
  return (
    <span aria-hidden="true" className="block h-2 rounded-sm bg-sunken">
      <span
        className={classNames('block h-2 min-w-0.5 rounded-sm', className)}
        style={{ width: `${share * 100}%` }}
      />
    </span>
  );
}

/** How likely each cause was before and after one look: a table first, drawn as bars. */
export function BeliefChart({ insight, percent }: BeliefChartProps) {
  const text = useLabText();
  const causes = Object.keys(insight.before)
    .map((id) => ({ id, before: insight.before[id] ?? 0, after: insight.after[id] ?? 0 }))
    .sort((left, right) => right.after - left.after || right.before - left.before)
    .slice(0, ROWS);
  return (
    <table className="w-full border-separate border-spacing-y-1 text-xs">
      <caption className="sr-only">{text('ending.chart')}</caption>
      <thead className="silk text-start text-ink-muted">
        <tr>
          <th scope="col" className="font-medium">
            {text('ending.cause')}
          </th>
          <th scope="col" className="px-2 font-medium">
            {text('ending.before')}
          </th>
          <th scope="col" className="font-medium">
            {text('ending.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {causes.map(({ id, before, after }) => (
          <tr key={id}>
            <th scope="row" className="pe-2 text-start font-medium">
              {text(`hypothesis.${id}`)}
            </th>
            <td className="w-[32%] px-2 align-middle">
              <span className="reading block text-ink-muted">{percent(before)}</span>
              <Bar share={before} className="bg-edge" />
            </td>
            <td className="w-[32%] align-middle">
              <span className="reading block">{percent(after)}</span>
              <Bar share={after} className={id === insight.truth ? 'bg-copper' : 'bg-edge'} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
