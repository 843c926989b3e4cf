import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ContactForm, REQUIRED_FIELDS_MESSAGE } from '../../../core/contracts/message-forms.ts';
import { translateSentence } from '../../../i18n/sentences.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Field, type FieldControl } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';

export interface ContactFieldsProps {
  readonly form: UseFormReturn<ContactForm>;
  readonly labels: Readonly<Record<keyof ContactForm, string>>;
  readonly isSending: boolean;
}

/**
 * Name, email and message. One message reports missing fields for all three; invalid input is reported at its field.
 */
export function ContactFields({ form, labels, isSending }: ContactFieldsProps) {
  const missingId = useId();
  const { errors } = form.formState;
  const isMissing = (field: keyof ContactForm): boolean => errors[field]?.message === REQUIRED_FIELDS_MESSAGE;
  const errorOf = (field: keyof ContactForm) => (isMissing(field) ? undefined : errors[field]?.message);
  /** Read-only while sending, so that the form shows what was sent. */
  const controlOf = (field: keyof ContactForm, control: FieldControl) => ({
    ...control,
    ...(isMissing(field) ? ({ 'aria-invalid': true, 'aria-describedby': missingId } as const) : {}),
    ...form.register(field),
    'aria-required': true,
    readOnly: isSending,
  });
  return (
    <>
      {isMissing('name') || isMissing('email') || isMissing('message') ? (
        <Alert tone="fault">
          <span id={missingId}>{translateSentence(REQUIRED_FIELDS_MESSAGE)}</span>
        </Alert>
      ) : null}
      <Field label={labels.name} error={errorOf('name')}>
        {(control) => <Input {...controlOf('name', control)} autoComplete="name" />}
      </Field>
      <Field label={labels.email} error={errorOf('email')}>
        {(control) => (
          <Input {...controlOf('email', control)} type="email" autoComplete="email" inputMode="email" />
        )}
      </Field>
      <Field label={labels.message} error={errorOf('message')}>
        {(control) => <Textarea {...controlOf('message', control)} rows={5} />}
      </Field>
    </>
  );
}
