import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_TYPES, type AccountType } from '../../../core/contracts/vocabulary.ts';
import { RadioCard, RadioGroup } from '../../../ui/radio-group.tsx';

export interface AccountTypeChoiceProps {
  readonly value: AccountType;
  readonly onChange: (type: AccountType) => void;
}

/** The choice between a personal and a business account; it decides which plans are shown first. */
export function AccountTypeChoice({ value, onChange }: AccountTypeChoiceProps) {
  const { t } = useTranslation('auth');
  const labelId = useId();
  return (
    <div className="grid gap-1.5">
      <p id={labelId} className="text-sm font-medium">
        {t('register.accountType')}
      </p>
      <RadioGroup
        aria-labelledby={labelId}
        value={value}
        onValueChange={(next) => onChange(ACCOUNT_TYPES.find((type) => type === next) ?? value)}
        className="grid-cols-2"
      >
        {ACCOUNT_TYPES.map((type) => (
          <RadioCard key={type} value={type} aria-label={t(`register.${type}`)} className="gap-3 p-3 sm:p-3">
            <span className="block text-sm font-medium">{t(`register.${type}`)}</span>
            <span className="block text-xs text-ink-muted">{t(`register.${type}Hint`)}</span>
          </RadioCard>
        ))}
      </RadioGroup>
    </div>
  );
}
