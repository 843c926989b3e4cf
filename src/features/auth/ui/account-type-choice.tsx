import { useId } from 'react';
import { ACCOUNT_TYPES, type AccountType } from '../../../core/contracts/vocabulary.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

export interface AccountTypeChoiceProps {
  readonly value: AccountType;
  readonly onChange: (type: AccountType) => void;
}

/**
 * The choice between a personal and a business account; it decides which plans are shown first. Made of the browser's own
 * radio buttons, which answer before any code has come.
 */
export function AccountTypeChoice({ value, onChange }: AccountTypeChoiceProps) {
  const { t } = useTranslation('auth');
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <p id={id} className="text-sm font-medium">
        {t('register.accountType')}
      </p>
      <div role="radiogroup" aria-labelledby={id} className="grid grid-cols-2 gap-3">
        {ACCOUNT_TYPES.map((type) => (
          <label
            key={type}
            className="chamfer flex cursor-pointer items-start gap-3 border border-line bg-surface p-3 shadow-rest transition-colors hover:border-edge has-checked:border-copper-text has-checked:bg-copper-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-copper-text"
          >
            <input
              type="radio"
              name={id}
              value={type}
              checked={value === type}
              onChange={() => onChange(type)}
              aria-labelledby={`${id}-${type}`}
              aria-describedby={`${id}-${type}-hint`}
              className="mt-0.5 grid size-5 shrink-0 cursor-pointer appearance-none place-items-center rounded-full border-2 border-edge outline-none before:size-2.5 before:rounded-full checked:border-copper-text checked:before:bg-copper-text forced-colors:appearance-auto"
            />
            <span className="min-w-0 grow">
              <span id={`${id}-${type}`} className="block text-sm font-medium">
                {t(`register.${type}`)}
              </span>
              <span id={`${id}-${type}-hint`} className="block text-xs text-ink-muted">
                {t(`register.${type}Hint`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
