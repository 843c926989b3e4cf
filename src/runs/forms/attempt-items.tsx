import type { AttemptStanding } from '../../core/contracts/forms.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';

type Item = AttemptStanding['items'][number];

export interface AttemptItemsProps {
  readonly items: readonly Item[];
  onDebrief(runId: string): void;
}

/** The runs of an attempt in their order, with as much of their results as may be shown. */
export function AttemptItems({ items, onDebrief }: AttemptItemsProps) {
  const { t } = useTranslation('attempts');
  return (
    <ol aria-label={t('runs')} className="divide-y divide-line border-y border-line">
      {items.map((item) => (
        <li key={item.position} className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
          <span className="font-medium">{t('run', { number: item.position })}</span>
          <span className="grow text-end text-sm text-ink-muted">
            <ItemState item={item} />
          </span>
          {item.state === 'over' && item.runId !== null ? (
            <DebriefButton number={item.position} runId={item.runId} onDebrief={onDebrief} />
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function ItemState({ item: { state, isVoid, score, passed } }: { readonly item: Item }) {
  const { t } = useTranslation('attempts');
  if (isVoid) return t('state.void');
  if (state !== 'over') return t(`state.${state}`);
  if (score === null) return t('state.hidden');
  return (
    <>
      <span className="reading text-base font-semibold text-ink">{score}</span>{' '}
      {t(passed === true ? 'state.passed' : 'state.notPassed')}
    </>
  );
}

function DebriefButton({
  number,
  runId,
  onDebrief,
}: Pick<AttemptItemsProps, 'onDebrief'> & { readonly number: number; readonly runId: string }) {
  const { t } = useTranslation('attempts');
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={t('debriefOf', { number })}
      onClick={() => onDebrief(runId)}
    >
      {t('debrief')}
    </Button>
  );
}
