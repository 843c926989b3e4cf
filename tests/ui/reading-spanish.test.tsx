import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18n from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import NotFoundPage from '../../src/app/pages/not-found-page.tsx';
import { wantedLanguage } from '../../src/i18n/start.ts';
import { connectToastSink, notify, type Toast } from '../../src/lib/notify.ts';
import { Field } from '../../src/ui/field.tsx';
import { Input } from '../../src/ui/input.tsx';
import { LanguageSelect } from '../../src/ui/language-select.tsx';
import { takeLoggedErrors } from '../support/logged-errors.ts';

async function chooseSpanish(): Promise<void> {
  const person = userEvent.setup();
  await person.selectOptions(screen.getByLabelText('Language'), 'Español');
  await screen.findByLabelText('Idioma');
}

afterEach(async () => {
  await act(() => i18n.changeLanguage('en'));
});

describe('somebody who chooses Spanish', () => {
  it('sees the page and its title change at once, and Spanish at the next visit', async () => {
    render(
      <MemoryRouter>
        <LanguageSelect />
        <NotFoundPage />
      </MemoryRouter>,
    );
    expect(document.title).toMatch(/^Oops! Page not found · /);
    expect(wantedLanguage()).toBe('en');
    await chooseSpanish();
    expect(await screen.findByRole('heading', { name: '¡Vaya! Página no encontrada' })).toBeTruthy();
    await waitFor(() => expect(document.title).toMatch(/^¡Vaya! Página no encontrada · /));
    expect(document.documentElement.lang).toBe('es');
    expect(wantedLanguage()).toBe('es');
    // The spec wants an unknown address in the console, and it is there once.
    expect(takeLoggedErrors()).toEqual(['404: no page at /']);
  });

  it('reads the errors of a form in Spanish', async () => {
    render(
      <>
        <LanguageSelect />
        <Field label="Email" error="Please enter a valid email address">
          {(control) => <Input {...control} />}
        </Field>
      </>,
    );
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address');
    await chooseSpanish();
    expect(screen.getByRole('alert').textContent).toBe('Escribe un correo electrónico válido');
  });

  it('reads in Spanish what the server refused', async () => {
    render(<LanguageSelect />);
    await chooseSpanish();
    const toasts: Toast[] = [];
    const leave = connectToastSink((toast) => toasts.push(toast));
    notify(
      { title: 'auth:toasts.loginFailed', description: 'auth:toasts.serverMessage', variant: 'destructive' },
      { message: 'Invalid login credentials' },
    );
    await waitFor(() => expect(toasts).toHaveLength(1));
    leave();
    expect(toasts[0]?.title).toBe('No se pudo iniciar sesión');
    expect(toasts[0]?.description).toBe('Correo o contraseña incorrectos');
  });
});
