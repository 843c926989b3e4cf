import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type ReasonForm, type ReviewOutcome, reasonForm } from '../../../core/contracts/reviews.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSendOnce } from '../../../lib/use-send-once.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { type Decided, decide } from '../api/competition-calls.ts';
import { COMPETITION_TOASTS } from '../messages.ts';
import { useCompetitionChange } from './use-competition-change.ts';

/** One way in which something can be decided. */
export interface Choice {
  readonly outcome: ReviewOutcome;
  readonly decided: Decided;
  /** Which run it is about; null for an attempt as a whole. */
  readonly position: number | null;
}

export interface DecideDialogProps {
  readonly title: string;
  readonly choices: readonly [Choice, ...Choice[]];
  onClose(): void;
}

/** Asks what is decided and why. The reason is kept for good, and people read it. Open until it is decided or left. */
export function DecideDialog({ title, choices, onClose }: DecideDialogProps) {
  const { t } = useTranslation('competitions');
  const [picked, setPicked] = useState(0);
  const choice = choices[picked] ?? choices[0];
  const form = useForm<ReasonForm>({ resolver: zodResolver(reasonForm), defaultValues: { reason: '' } });
  const { register, handleSubmit, formState } = form;
  const change = useCompetitionChange((reason: string) => decide(choice.decided, choice.outcome, reason), {
    done: COMPETITION_TOASTS.decided,
  });
  const send = useSendOnce(
    handleSubmit(async ({ reason }) => {
      if (await change.make(reason)) onClose();
    }),
  );
  const nameOf = ({ outcome, position }: Choice): string =>
    position === null ? t(`outcome.${outcome}`) : t('outcome.void-run', { number: position });
  return (
    <Dialog open onOpenChange={(open) => open || change.isPending || onClose()}>
      <DialogContent title={title} description={t(`consequence.${choice.outcome}`)}>
        <form noValidate onSubmit={send} className="grid gap-5">
          {choices.length === 1 ? null : (
            <Field label={t('decide.what')}>
              {(control) => (
                <NativeSelect
                  {...control}
                  value={picked}
                  onChange={(event) => setPicked(Number(event.target.value))}
                >
                  {choices.map((one, index) => (
                    <option key={nameOf(one)} value={index} className="bg-raised text-ink">
                      {nameOf(one)}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </Field>
          )}
          <Field label={t('decide.reason')} error={formState.errors.reason?.message}>
            {(control) => <Textarea {...control} {...register('reason')} readOnly={change.isPending} />}
          </Field>
          <DialogFooter>
            <Button variant="secondary" disabled={change.isPending} onClick={onClose}>
              {t('decide.cancel')}
            </Button>
            <Button
              type="submit"
              variant={choice.outcome === 'keep' || choice.outcome === 'restore' ? 'primary' : 'danger'}
              isBusy={change.isPending}
            >
              {nameOf(choice)}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
