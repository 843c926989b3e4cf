import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { classNames } from '../lib/class-names.ts';
import { Input } from './input.tsx';

/** A password input with a show/hide button; switching keeps the text and the caret. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const { t } = useTranslation('common');
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        type={isShown ? 'text' : 'password'}
        className={classNames('pe-12', className)}
      />
      <button
        type="button"
        aria-label={t(isShown ? 'password.hide' : 'password.show')}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md text-ink-muted hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
