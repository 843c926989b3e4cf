import { type ReactNode, useId } from 'react';
import { translateSentence } from '../i18n/sentences.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { classNames } from '../lib/class-names.ts';

/** Props that the control inside a field must receive; spread them onto Input, PasswordInput or Textarea. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  /** The validation message, e.g. `errors.email?.message` of react-hook-form; translated before it is shown. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** A small element at the end of the label row, such as a 'Forgot password?' link. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: (control: FieldControl) => ReactNode;
}

/**
 * Label, control, hint and error of one form field, wired for assistive technology:
 * `<Field label={t('email')} error={errors.email?.message}>{(control) => <Input {...control} {...register('email')} />}</Field>`
 */
export function Field({ label, error, hint, aside, className, children }: FieldProps) {
  // Re-renders when the language changes, so that the error is translated again.
  useTranslation('common');
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const described = [errorId, hintId].filter((part) => part !== undefined).join(' ');
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {error === undefined ? null : (
        <p id={errorId} role="alert" className="text-sm text-fault">
          {translateSentence(error)}
        </p>
      )}
      {hint === undefined ? null : (
        <p id={hintId} className="text-sm text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );
}
