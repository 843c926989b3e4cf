import { type ReactNode, useId } from 'react';
import { translateSentence } from '../../../i18n/sentences.ts';

export interface FieldGroupProps {
  readonly label: string;
  /** The validation message of the group as a whole; translated before it is shown. */
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Several controls that answer one question, as `Field` is for one. */
export function FieldGroup({ label, error, children }: FieldGroupProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-sm font-medium text-ink">{label}</legend>
      {children}
      {error === undefined ? null : (
        <p id={errorId} role="alert" className="text-sm text-fault">
          {translateSentence(error)}
        </p>
      )}
    </fieldset>
  );
}
