import { type FormEvent, useState } from 'react';
import { readCredentialNumber } from '../../../core/assessment/credential/number.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

/** Asks for the number that is printed on a certificate. */
export function NumberForm({ onNumber }: { readonly onNumber: (number: string) => void }) {
  const { t } = useTranslation('credential');
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const number = readCredentialNumber(text);
    setWrong(number === null);
    if (number !== null) onNumber(number);
  };
  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-4">
      <Field label={t('check.number')} error={isWrong ? t('check.invalid') : undefined}>
        {(control) => (
          <Input
            {...control}
            value={text}
            onChange={({ target }) => setText(target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="reading"
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start">
        {t('check.submit')}
      </Button>
    </form>
  );
}
