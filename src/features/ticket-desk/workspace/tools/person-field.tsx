import { useId } from 'react';
import { companyOf } from '../../../../core/ticketing/world/company.ts';
import { Input } from '../../../../ui/input.tsx';

export interface PersonFieldProps {
  readonly label: string;
  /** A sign-in name. */
  readonly value: string;
  readonly companySeed: number;
  onChange(login: string): void;
}

/** A sign-in name of the company, with suggestions. */
export function PersonField({ label, value, companySeed, onChange }: PersonFieldProps) {
  const list = useId();
  return (
    <>
      <Input
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        list={list}
        value={value}
        maxLength={60}
        onChange={({ target }) => onChange(target.value)}
        className="h-9 max-[59.99875rem]:h-11"
      />
      <datalist id={list}>
        {companyOf(companySeed).people.map(({ id, login, given, family }) => (
          <option key={id} value={login}>
            {given} {family}
          </option>
        ))}
      </datalist>
    </>
  );
}
