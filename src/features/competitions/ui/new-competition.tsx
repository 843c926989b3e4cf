import { zodResolver } from '@hookform/resolvers/zod';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import {
  COMPETITION_POOL,
  COMPETITION_SIMULATIONS,
  type CompetitionForm,
  type CompetitionSimulation,
  competitionForm,
  MAX_COMPETITION_ITEMS,
  MAX_PRACTICE_STORIES,
  RUN_MINUTES,
} from '../../../core/contracts/competitions.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useSendOnce } from '../../../lib/use-send-once.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { makeCompetition } from '../api/competition-calls.ts';
import { COMPETITION_TOASTS } from '../messages.ts';
import { FieldGroup } from './field-group.tsx';
import { useCompetitionChange } from './use-competition-change.ts';

/** A job of practice that can be offered to warm up with. */
interface PracticeJob {
  readonly story: string;
  readonly title: string;
}

export interface NewCompetitionProps {
  readonly practiceJobs: Readonly<Record<CompetitionSimulation, readonly PracticeJob[]>>;
  /** How a family of jobs is called. */
  readonly familyName: (simulation: CompetitionSimulation, family: string) => string;
}

const blank = (simulation: CompetitionSimulation): CompetitionForm => ({
  title: '',
  simulation,
  opensAt: '',
  closesAt: '',
  runMinutes: RUN_MINUTES[simulation].usual,
  items: [{ family: '' }, { family: '' }, { family: '' }],
  practice: [],
});

/** 'New competition'. Closing it keeps what was typed; Cancel and success discard it. */
export function NewCompetition(props: NewCompetitionProps) {
  const { t } = useTranslation('competitions');
  const [isOpen, setOpen] = useState(false);
  const form = useForm<CompetitionForm>({
    // The moment counts at which it is sent.
    resolver: (values, context, options) =>
      zodResolver(competitionForm(serverNow()))(values, context, options),
    defaultValues: blank('hardware'),
  });
  const change = useCompetitionChange(makeCompetition, { done: COMPETITION_TOASTS.made });
  const close = (): void => {
    form.reset(blank('hardware'));
    setOpen(false);
  };
  const send = useSendOnce(
    form.handleSubmit(async (values) => {
      if (await change.make(values)) close();
    }),
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        {t('new.open')}
      </Button>
      <Dialog open={isOpen} onOpenChange={(open) => change.isPending || setOpen(open)}>
        <DialogContent title={t('new.title')} description={t('new.text')}>
          <form noValidate onSubmit={send} className="grid gap-5">
            <CompetitionFields {...props} form={form} isSending={change.isPending} />
            <DialogFooter>
              <Button variant="secondary" disabled={change.isPending} onClick={close}>
                {t('new.cancel')}
              </Button>
              <Button type="submit" isBusy={change.isPending}>
                {t('new.publish')}
              </Button>
            </DialogFooter>
          </form>
        </DialogContent>
      </Dialog>
    </>
  );
}

interface CompetitionFieldsProps extends NewCompetitionProps {
  readonly form: ReturnType<typeof useForm<CompetitionForm>>;
  readonly isSending: boolean;
}

function CompetitionFields({ form, practiceJobs, familyName, isSending }: CompetitionFieldsProps) {
  const { t } = useTranslation('competitions');
  const { register, control, formState, setValue, getValues } = form;
  const { errors } = formState;
  const simulation = useWatch({ control, name: 'simulation' });
  const chooseSimulation = (next: CompetitionSimulation): void => {
    setValue('simulation', next);
    setValue('runMinutes', RUN_MINUTES[next].usual);
    setValue(
      'items',
      getValues('items').map(() => ({ family: '' })),
    );
    setValue('practice', []);
  };
  const { least, most } = RUN_MINUTES[simulation];
  return (
    <>
      <Field label={t('new.name')} error={errors.title?.message}>
        {(field) => <Input {...field} {...register('title')} readOnly={isSending} autoComplete="off" />}
      </Field>
      <Field label={t('new.simulation')}>
        {(field) => (
          <NativeSelect
            {...field}
            value={simulation}
            onChange={({ target }) => {
              const next = COMPETITION_SIMULATIONS.find((one) => one === target.value);
              if (next !== undefined) chooseSimulation(next);
            }}
          >
            {COMPETITION_SIMULATIONS.map((one) => (
              <option key={one} value={one} className="bg-raised text-ink">
                {t(`simulation.${one}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('new.opens')} error={errors.opensAt?.message}>
          {(field) => (
            <Input {...field} {...register('opensAt')} type="datetime-local" readOnly={isSending} />
          )}
        </Field>
        <Field label={t('new.closes')} error={errors.closesAt?.message}>
          {(field) => (
            <Input {...field} {...register('closesAt')} type="datetime-local" readOnly={isSending} />
          )}
        </Field>
      </div>
      <Field
        label={t('new.minutes')}
        hint={t('new.minutesHint', { least, most })}
        error={errors.runMinutes?.message}
      >
        {(field) => (
          <Input
            {...field}
            {...register('runMinutes', { valueAsNumber: true })}
            type="number"
            min={least}
            max={most}
            readOnly={isSending}
          />
        )}
      </Field>
      <Jobs form={form} simulation={simulation} familyName={familyName} />
      <PracticePack form={form} jobs={practiceJobs[simulation]} />
    </>
  );
}

interface JobsProps extends Pick<CompetitionFieldsProps, 'form' | 'familyName'> {
  readonly simulation: CompetitionSimulation;
}

/** The runs of the competition, each of a family of the reserved pool or of any. */
function Jobs({ form: { control, register, formState }, simulation, familyName }: JobsProps) {
  const { t } = useTranslation('competitions');
  const { fields, append, remove } = useFieldArray({ control, name: 'items' });
  const families = Object.keys(COMPETITION_POOL[simulation]);
  return (
    <FieldGroup
      label={t('new.jobs')}
      error={formState.errors.items?.root?.message ?? formState.errors.items?.message}
    >
      {fields.map(({ id: key }, index) => (
        <div key={key} className="flex items-center gap-2">
          <NativeSelect
            aria-label={t('new.family', { number: index + 1 })}
            className="grow"
            {...register(`items.${index}.family`)}
          >
            <option value="" className="bg-raised text-ink">
              {t('new.anyFamily')}
            </option>
            {families.map((family) => (
              <option key={family} value={family} className="bg-raised text-ink">
                {familyName(simulation, family)}
              </option>
            ))}
          </NativeSelect>
          {fields.length === 1 ? null : (
            <Button
              size="icon"
              variant="ghost"
              aria-label={t('new.remove', { number: index + 1 })}
              onClick={() => remove(index)}
            >
              <X aria-hidden="true" />
            </Button>
          )}
        </div>
      ))}
      {fields.length >= MAX_COMPETITION_ITEMS ? null : (
        <div>
          <Button size="sm" variant="secondary" onClick={() => append({ family: '' })}>
            <Plus aria-hidden="true" />
            {t('new.add')}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

interface PracticePackProps extends Pick<CompetitionFieldsProps, 'form'> {
  readonly jobs: readonly PracticeJob[];
}

/** Up to three jobs of practice; an empty place is none. */
function PracticePack({ form: { control, setValue, formState }, jobs }: PracticePackProps) {
  const { t } = useTranslation('competitions');
  const practice = useWatch({ control, name: 'practice' });
  const places = Math.min(MAX_PRACTICE_STORIES, practice.length + 1);
  const choose = (place: number, story: string): void =>
    setValue(
      'practice',
      [...new Set(practice.toSpliced(place, 1, story))].filter((one) => one !== ''),
      {
        shouldValidate: formState.isSubmitted,
      },
    );
  return (
    <FieldGroup label={t('new.practice')} error={formState.errors.practice?.message}>
      {Array.from({ length: places }, (_, place) => (
        <NativeSelect
          // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other name
          key={place}
          aria-label={t('new.practiceJob', { number: place + 1 })}
          value={practice[place] ?? ''}
          onChange={({ target }) => choose(place, target.value)}
        >
          <option value="" className="bg-raised text-ink">
            {t('new.none')}
          </option>
          {jobs.map(({ story, title }) => (
            <option key={story} value={story} className="bg-raised text-ink">
              {title}
            </option>
          ))}
        </NativeSelect>
      ))}
    </FieldGroup>
  );
}
