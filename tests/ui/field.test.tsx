import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Field } from '../../src/ui/field.tsx';
import { Input } from '../../src/ui/input.tsx';
import { PasswordInput } from '../../src/ui/password-input.tsx';

const described = (control: HTMLElement): string[] =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => document.getElementById(id)?.textContent ?? '(nothing has this id)');

describe('a field', () => {
  it('is found by its label', () => {
    render(<Field label="Email">{(control) => <Input {...control} />}</Field>);
    const input = screen.getByLabelText('Email');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(described(input)).toEqual([]);
  });

  it('announces its error, which describes its control before the hint does', () => {
    render(
      <Field label="Email" error="Please enter a valid email address" hint="We never share it.">
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = screen.getByLabelText('Email');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(described(input)).toEqual(['Please enter a valid email address', 'We never share it.']);
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address');
  });
});

describe('a password', () => {
  it('is hidden until shown, and keeps what is typed', async () => {
    const person = userEvent.setup();
    render(<Field label="Password">{(control) => <PasswordInput {...control} />}</Field>);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    await person.type(input, 'bench-ready');
    expect(input.type).toBe('password');
    await person.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.type).toBe('text');
    expect(input.value).toBe('bench-ready');
    await person.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.type).toBe('password');
  });
});
