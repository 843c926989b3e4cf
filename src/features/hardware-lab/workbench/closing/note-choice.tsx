import { useId } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { NativeSelect } from '../../../../ui/native-select.tsx';

export interface NoteChoiceProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  onChange(value: string): void;
}

/** One field of the note: a choice from the options of the job or from the findings. */
export function NoteChoice({ label, hint, value, options, onChange }: NoteChoiceProps) {
  const { t } = useTranslation('lab-bench');
  const id = useId();
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <NativeSelect
        id={id}
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t('note.choose')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-xs text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );
}
