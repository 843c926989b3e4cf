import * as Primitive from '@radix-ui/react-radio-group';
import { classNames } from '../lib/class-names.ts';

export interface SegmentedControlProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** A single choice between a few options side by side; one is always selected. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, options, onChange, className } = props;
  return (
    <Primitive.Root
      aria-label={label}
      value={value}
      orientation="horizontal"
      onValueChange={(next) => onChange(options.find((option) => option.value === next)?.value ?? value)}
      className={classNames(
        'inline-flex max-w-full gap-1 rounded-md border border-line bg-sunken p-1',
        className,
      )}
    >
      {options.map((option) => (
        <Primitive.Item
          key={option.value}
          value={option.value}
          className={classNames(
            'inline-flex min-h-9 grow items-center justify-center rounded-sm px-4 text-sm font-medium pointer-coarse:min-h-11',
            'text-ink-muted transition-colors hover:text-ink disabled:cursor-not-allowed disabled:opacity-50',
            'data-[state=checked]:bg-surface data-[state=checked]:text-ink data-[state=checked]:shadow-rest',
          )}
        >
          {option.label}
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
