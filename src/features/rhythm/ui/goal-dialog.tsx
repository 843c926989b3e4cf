import { useState } from 'react';
import { GOAL_DAYS } from '../../../core/assessment/rhythm.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '../../../ui/dialog.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';

export interface GoalDialogProps {
  /** Days a week; null in a pause. */
  readonly goal: number | null;
  /** What a pause ends with. */
  readonly usualGoal: number;
  readonly isSaving: boolean;
  onPick(days: number | null): void;
  onClose(): void;
}

const OPTIONS = GOAL_DAYS.map((days) => ({ value: String(days), label: String(days) }));

/** Picks the days a week, or a pause, from this week on. */
export function GoalDialog({ goal, usualGoal, isSaving, onPick, onClose }: GoalDialogProps) {
  const { t } = useTranslation('rhythm');
  const [days, setDays] = useState(String(goal ?? usualGoal));
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={t('goal.title')} description={t('goal.text')}>
        <SegmentedControl
          label={t('goal.days')}
          value={days}
          options={OPTIONS}
          onChange={setDays}
          className="w-full [&>button]:px-2"
        />
        <p className="text-sm text-ink-muted">{t(goal === null ? 'goal.inPause' : 'goal.pauseText')}</p>
        <DialogFooter>
          {goal === null ? null : (
            <Button variant="secondary" disabled={isSaving} onClick={() => onPick(null)}>
              {t('goal.pause')}
            </Button>
          )}
          <Button isBusy={isSaving} busyLabel={t('goal.saving')} onClick={() => onPick(Number(days))}>
            {t(goal === null ? 'goal.endPause' : 'goal.save')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
