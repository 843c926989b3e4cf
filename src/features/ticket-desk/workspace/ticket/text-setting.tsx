import { useId, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';

export interface TextSettingProps {
  readonly label: string;
  readonly button: string;
  readonly value: string;
  readonly suggestions?: readonly string[];
  onSet(value: string): void;
}

/** A field of the record that is typed, with a button of its own. */
export function TextSetting({ label, button, value: before, suggestions, onSet }: TextSettingProps) {
  const [value, setValue] = useState(before);
  const list = useId();
  return (
    <form
      className="flex items-end gap-2 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim() !== '') onSet(value.trim());
      }}
    >
      <div className="grow">
        <Field label={label}>
          {(field) => (
            <Input
              {...field}
              value={value}
              list={suggestions === undefined ? undefined : list}
              onChange={({ target }) => setValue(target.value)}
            />
          )}
        </Field>
      </div>
      {suggestions === undefined ? null : (
        <datalist id={list}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      <Button type="submit" variant="secondary">
        {button}
      </Button>
    </form>
  );
}
