import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { SECONDS_PER_HOUR } from '../../../../core/kernel/time.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '../../../../ui/dialog.tsx';
import { computersOf } from '../../model/computers-of.ts';
import { secondsOf } from '../../model/costs.ts';
import { costOf } from '../../texts/desk-time.ts';
import type { TicketPanelProps } from '../panel-props.ts';
import { Choice } from './choice.tsx';
import { commandOf, NEEDS_ANOTHER, STATE_ACTS, type StateAct, type StateForm } from './state-acts.ts';
import { StateFields } from './state-fields.tsx';
import { useFormSend } from './use-form-send.ts';

export interface StateDialogProps extends TicketPanelProps {
  /** What it begins with; left out: what comes next for the ticket. */
  readonly begins?: StateAct;
  /** What was filled in for the ticket and never sent; null for nothing. */
  readonly kept: StateForm | null;
  /** Why the last command was not done. */
  readonly notDone: ReactNode;
  /** Keeps what is filled in; null forgets it. */
  onKeep(form: StateForm | null): void;
  onClose(): void;
}

/** Starts, holds, resolves, escalates, cancels or merges a ticket. */
export function StateDialog(props: StateDialogProps) {
  const { t } = useTranslation('desk');
  const { ticket, view, send, begins, kept, notDone, onKeep, onClose } = props;
  const { record } = ticket;
  const isWorkedOn = record.state === 'in-progress';
  const computers = computersOf(view, record.affectedUser);
  // Nothing is merged with the only ticket there is.
  const acts = view.tickets.length > 1 ? STATE_ACTS : STATE_ACTS.filter((act) => !NEEDS_ANOTHER.has(act));
  const usual = isWorkedOn ? 'resolve' : 'start-work';
  const [form, setForm] = useState<StateForm>(
    kept ?? {
      act: begins !== undefined && acts.includes(begins) ? begins : usual,
      reason: 'caller',
      seconds: SECONDS_PER_HOUR,
      reference: '',
      code: 'solved-permanent',
      cause: null,
      group: null,
      asset: record.asset ?? computers[0] ?? null,
      job: null,
      cancelReason: 'withdrawn',
      into: null,
      evidence: [],
      words: '',
    },
  );
  const command = commandOf(record.number, form);
  const { isSending, isNotDone, submit } = useFormSend({
    send,
    onDone() {
      // Work is often begun because the ticket could not be ended without it.
      onKeep(form.act === 'start-work' && form.words ? { ...form, act: 'resolve' } : null);
      onClose();
    },
  });
  const go = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (command !== null) void submit(command);
  };
  const change = (changed: StateForm): void => {
    setForm(changed);
    // What comes next for the ticket is chosen anew, unless somebody has written.
    if (changed.words !== '' || changed.evidence.length > 0) onKeep(changed);
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={t('act.title', { number: record.number })} description={t('act.text')}>
        <form onSubmit={go} className="grid gap-4">
          <Choice
            label={t('act.what')}
            value={form.act}
            options={acts.map((value) => ({ value, label: t(`act.kind.${value}`) }))}
            onChoose={(act) => change({ ...form, act })}
          />
          <StateFields {...props} form={form} onChange={(changed) => change({ ...form, ...changed })} />
          {isNotDone ? notDone : null}
          <DialogFooter>
            <span className="self-center text-xs text-ink-faint">
              {t('act.takes', { time: costOf(secondsOf(form.act)) })}
            </span>
            <Button type="submit" isBusy={isSending} aria-disabled={command === null}>
              {t('act.go')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
