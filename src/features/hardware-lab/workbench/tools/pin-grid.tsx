import { useTranslation } from '../../../../i18n/use-translation.ts';

export interface PinGridProps {
  /** The name of the probe. */
  readonly probe: string;
  /** The names of the pins, by pin number. */
  readonly names: readonly string[];
  /** The pin that the probe touches, from 1. */
  readonly held: number | null;
  onHold(pin: number): void;
}

/** The pins of a connector by number, in two rows as on the plug: a press places the probe. */
export function PinGrid({ probe, names, held, onHold }: PinGridProps) {
  const { t } = useTranslation('lab-bench');
  const columns = Math.ceil(names.length / (names.length > 3 ? 2 : 1));
  return (
    <fieldset
      aria-label={t('meter.pinOf', { probe })}
      className="grid gap-0.5 pointer-coarse:hidden"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-pressed={held === index + 1}
          title={name}
          onClick={() => onHold(index + 1)}
          className="reading min-h-6 rounded-xs border border-edge/60 text-2xs text-ink-muted hover:bg-hover hover:text-ink aria-pressed:border-copper-text aria-pressed:bg-copper-soft aria-pressed:text-ink"
        >
          {index + 1}
        </button>
      ))}
    </fieldset>
  );
}
