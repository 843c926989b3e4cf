import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { composer, dock, type OpenDesk, openDesk, timeline } from './desk-screen.tsx';

const TICKET = 'TK-01-phone-mail';
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const words = () => composer().getByRole('textbox');
const kinds = ({ store }: OpenDesk) => store.read().commands.map(({ kind }) => kind);
const calls = ({ store }: OpenDesk) => store.read().view.contacts.map(({ status }) => status);
const settled = () => act(() => new Promise((done) => setTimeout(done, 0)));

async function onCall() {
  const desk = await openDesk(TICKET);
  await desk.person.click(await dock().findByRole('button', { name: 'Answer' }));
  await dock().findByRole('button', { name: 'End' });
  return desk;
}

async function offCall() {
  const desk = await onCall();
  await desk.person.click(dock().getByRole('button', { name: 'End' }));
  await composer().findByRole('button', { name: /^Send to/ });
  return desk;
}

describe('somebody with hasty hands', () => {
  it('double-clicks Answer, and the second click does not press End, which has taken its place', async () => {
    const desk = await onCall();
    fireEvent.click(dock().getByRole('button', { name: 'End' }), { detail: 2 });
    await settled();
    expect(calls(desk)).toEqual(['active']);
  });

  it('holds Enter on Answer, and it presses no further button', async () => {
    await onCall();
    const isPressed = fireEvent.keyDown(dock().getByRole('button', { name: 'End' }), {
      key: 'Enter',
      repeat: true,
    });
    expect(isPressed).toBe(false);
  });

  it('turns the pages of sentences with quick clicks', async () => {
    const { person } = await onCall();
    await person.click(composer().getByRole('button', { name: 'Ask' }));
    const more = composer().getByRole('button', { name: /^More sentences 1/ });
    fireEvent.click(more);
    fireEvent.click(more, { detail: 2 });
    expect(composer().queryByRole('button', { name: /^More sentences 2/ })).toBeNull();
  });

  it('presses Send twice before the answer has come, and one reply goes out', async () => {
    const desk = await offCall();
    fireEvent.change(words(), { target: { value: 'I am looking into it.' } });
    const send = composer().getByRole('button', { name: /^Send to/ });
    fireEvent.click(send);
    fireEvent.click(send);
    await settled();
    expect(kinds(desk).filter((kind) => kind === 'reply')).toHaveLength(1);
    expect((words() as HTMLTextAreaElement).value).toBe('');
  });

  it('reads the beginning of a sentence that is too long, not all of it again', async () => {
    await offCall();
    fireEvent.change(words(), { target: { value: `I am ${'really '.repeat(60)}looking into it.` } });
    const checks = composer().getByRole('list', { name: /reply/i });
    expect(checks.textContent).toMatch(/“I am really[^”]{1,30} …”/);
  });

  it('types on while a reply is under way, and keeps what was typed', async () => {
    await offCall();
    fireEvent.change(words(), { target: { value: 'I am looking into it.' } });
    fireEvent.click(composer().getByRole('button', { name: /^Send to/ }));
    fireEvent.change(words(), { target: { value: 'And one more thing' } });
    await settled();
    await timeline().findByText(/I am looking into it/);
    expect((words() as HTMLTextAreaElement).value).toBe('And one more thing');
  });
});

describe('somebody whose change of state is refused', () => {
  it('reads why in the dialog, where nothing that was typed is lost, also after closing it', async () => {
    const { person } = await offCall();
    const resolve = async () => {
      await person.click(button('Change state'));
      return within(await screen.findByRole('dialog'));
    };
    const dialog = await resolve();
    await person.selectOptions(dialog.getByLabelText('What to do'), 'Resolve');
    await person.selectOptions(dialog.getByLabelText('Cause'), 'A mail app has the old password');
    fireEvent.change(dialog.getByLabelText('Your note'), {
      target: { value: 'The phone had the old password.' },
    });
    await person.click(dialog.getByRole('button', { name: 'Do it' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/first\./);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await resolve();
    expect((again.getByLabelText('Your note') as HTMLTextAreaElement).value).toBe(
      'The phone had the old password.',
    );
    expect((again.getByLabelText('Cause') as HTMLSelectElement).selectedOptions[0]?.textContent).toBe(
      'A mail app has the old password',
    );
  });

  it('mistypes an asset number, and the dialog says so beside it', async () => {
    const { person } = await offCall();
    await person.click(button('Edit fields'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Asset number'), { target: { value: 'LK-0' } });
    await person.click(dialog.getByRole('button', { name: 'Set asset' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/LK-0/);
  });
});

describe('the focus of somebody with a keyboard', () => {
  it('is needed by no button to answer the phone with Enter, as its key says', async () => {
    const { person } = await openDesk(TICKET);
    await dock().findByRole('button', { name: 'Answer' });
    await person.click(document.body);
    await person.keyboard('{Enter}');
    await dock().findByRole('button', { name: 'End' });
  });

  it('stays at the call when its buttons change, and in the tools when the call is over', async () => {
    const { person } = await openDesk(TICKET);
    const answer = await dock().findByRole('button', { name: 'Answer' });
    answer.focus();
    await person.keyboard('{Enter}');
    await dock().findByRole('button', { name: 'End' });
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Phone call, SD-\d+$/);
    dock().getByRole('button', { name: 'End' }).focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Tools'));
  });
});
