export interface RangeDialProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly isFrozen: boolean;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly name: string }[];
  onChange(value: Value): void;
}

/** The positions of a rotary switch, as native radio buttons. */
export function RangeDial<Value extends string>({
  label,
  value,
  isFrozen,
  options,
  onChange,
}: RangeDialProps<Value>) {
  return (
    <fieldset disabled={isFrozen}>
      <legend className="silk mb-1.5 text-ink-muted">{label}</legend>
      <div className="flex flex-wrap gap-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative grid min-h-9 min-w-10 grow cursor-pointer place-items-center rounded-sm border border-edge/60 px-1 text-xs text-ink-muted hover:bg-hover has-checked:border-copper-text has-checked:bg-copper-soft has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-copper-text pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={label}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={option.value === value}
              aria-label={option.name}
              onChange={() => onChange(option.value)}
            />
            <span aria-hidden="true" className="reading">
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
