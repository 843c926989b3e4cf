import { Field } from '../../../../ui/field.tsx';
import { NativeSelect } from '../../../../ui/native-select.tsx';

export interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value | null;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Stands first while nothing is chosen; without it one is always chosen. */
  readonly placeholder?: string;
  onChoose(value: Value): void;
}

/** One of a list of values, in a native select. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, value, options, placeholder, onChoose } = props;
  return (
    <Field label={label}>
      {(field) => (
        <NativeSelect
          {...field}
          value={value ?? ''}
          onChange={({ target }) => {
            const chosen = options.find((option) => String(option.value) === target.value);
            if (chosen !== undefined) onChoose(chosen.value);
          }}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
