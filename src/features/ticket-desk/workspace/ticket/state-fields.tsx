import { BENCH_JOBS } from '../../../../core/contracts/bench-stories.ts';
import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../../../core/kernel/time.ts';
import { HOLD_REASONS } from '../../../../core/ticketing/clocks/hold-reasons.ts';
import {
  CANCEL_REASONS,
  RESOLUTION_CODES,
  RESOLVER_GROUPS,
} from '../../../../core/ticketing/record/vocabulary.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { computersOf } from '../../model/computers-of.ts';
import { lengthOf, untilTomorrow } from '../../texts/desk-time.ts';
import type { TicketPanelProps } from '../panel-props.ts';
import { Choice } from './choice.tsx';
import { EvidenceList } from './evidence-list.tsx';
import type { StateForm } from './state-acts.ts';

export interface StateFieldsProps extends TicketPanelProps {
  readonly form: StateForm;
  onChange(change: Partial<StateForm>): void;
}

/** What the chosen act needs to know. */
export function StateFields(props: StateFieldsProps) {
  const { t } = useTranslation('desk');
  const { form, ticket, view, onChange } = props;
  const others = view.tickets.filter(({ record }) => record.number !== ticket.record.number);
  switch (form.act) {
    case 'start-work':
    case 'resolve-silent':
      return null;
    case 'hold-ticket':
      return <HoldFields {...props} />;
    case 'resolve':
      return (
        <>
          <Choice
            label={t('act.code')}
            value={form.code}
            options={RESOLUTION_CODES.map((value) => ({ value, label: t(`resolutionCode.${value}`) }))}
            onChoose={(code) => onChange({ code })}
          />
          <Choice
            label={t('act.cause')}
            value={form.cause}
            placeholder={t('fields.choose')}
            options={ticket.causes.map((value) => ({
              value,
              label: props.text.of(ticket, `tickets/${ticket.story.toLowerCase()}:suspect.${value}`),
            }))}
            onChoose={(cause) => onChange({ cause })}
          />
          <NoteFields {...props} />
        </>
      );
    case 'escalate':
      return (
        <>
          <Choice
            label={t('act.group')}
            value={form.group}
            placeholder={t('fields.choose')}
            options={RESOLVER_GROUPS.filter((group) => group !== 'service-desk').map((value) => ({
              value,
              label: t(`group.${value}`),
            }))}
            onChoose={(group) => onChange({ group })}
          />
          <NoteFields {...props} />
        </>
      );
    case 'send-to-bench':
      return <BenchFields {...props} />;
    case 'cancel':
      return (
        <Choice
          label={t('act.reason')}
          value={form.cancelReason}
          options={CANCEL_REASONS.map((value) => ({ value, label: t(`cancelReason.${value}`) }))}
          onChoose={(cancelReason) => onChange({ cancelReason })}
        />
      );
    case 'merge':
    case 'make-child':
      return (
        <Choice
          label={t('act.into')}
          value={form.into}
          placeholder={t('fields.choose')}
          options={others.map((one) => ({
            value: one.record.number,
            label: `${one.record.number} ${props.text.of(one, one.record.shortDescription)}`,
          }))}
          onChoose={(into) => onChange({ into })}
        />
      );
  }
}

function BenchFields(props: StateFieldsProps) {
  const { t } = useTranslation('desk');
  const { form, ticket, view, onChange } = props;
  const own = computersOf(view, ticket.record.affectedUser);
  const named = ticket.record.asset;
  const assets = named === null || own.includes(named) ? own : [named, ...own];
  return (
    <>
      <Choice
        label={t('act.computer')}
        value={form.asset}
        placeholder={t('fields.choose')}
        options={assets.map((value) => ({ value, label: value }))}
        onChoose={(asset) => onChange({ asset })}
      />
      <Choice
        label={t('act.job')}
        value={form.job}
        placeholder={t('fields.choose')}
        options={BENCH_JOBS.map((value) => ({ value, label: t(`bench.job.${value}`) }))}
        onChoose={(job) => onChange({ job })}
      />
      <NoteFields {...props} />
    </>
  );
}

function HoldFields({ form, ticket, view, onChange }: StateFieldsProps) {
  const { t } = useTranslation('desk');
  const references = ticket.record.links
    .filter(({ number }) => !number.startsWith('SD-'))
    .map(({ number }) => number)
    .join(', ');
  const lengths = [15 * SECONDS_PER_MINUTE, SECONDS_PER_HOUR, 4 * SECONDS_PER_HOUR];
  return (
    <>
      <Choice
        label={t('act.reason')}
        value={form.reason}
        options={HOLD_REASONS.map((value) => ({ value, label: t(`holdReason.${value}`) }))}
        onChoose={(reason) => onChange({ reason })}
      />
      <Choice
        label={t('act.until')}
        value={form.seconds}
        options={[
          ...lengths.map((value) => ({ value, label: t('act.in', { time: lengthOf(value) }) })),
          { value: untilTomorrow(view.now), label: t('act.tomorrow') },
        ]}
        onChoose={(seconds) => onChange({ seconds })}
      />
      {form.reason === 'caller' ? null : (
        <Field
          label={t('act.reference')}
          hint={references === '' ? undefined : t('act.references', { references })}
        >
          {(field) => (
            <Input
              {...field}
              maxLength={40}
              value={form.reference}
              onChange={({ target }) => onChange({ reference: target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}

function NoteFields({ form, view, onChange }: StateFieldsProps) {
  const { t } = useTranslation('desk');
  return (
    <>
      <EvidenceList
        entries={view.evidence}
        companySeed={view.companySeed}
        cited={form.evidence}
        isRoomy
        onCite={(evidence) => onChange({ evidence })}
      />
      <Field label={t('act.words')}>
        {(field) => (
          <textarea
            {...field}
            rows={2}
            maxLength={2000}
            className="w-full rounded-md border border-edge bg-surface px-3 py-2 text-base sm:text-sm"
            value={form.words}
            onChange={({ target }) => onChange({ words: target.value })}
          />
        )}
      </Field>
    </>
  );
}
