import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type NewPersonForm, newPersonForm } from '../../../core/contracts/people-forms.ts';
import type { Role } from '../../../core/contracts/vocabulary.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { notify } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../../ui/dialog.tsx';
import { createPerson } from '../api/create-person.ts';
import { PEOPLE_KEY } from '../api/people.queries.ts';
import { PEOPLE_TOASTS } from '../messages.ts';
import { createFailureOf } from '../model/create-failure.ts';
import { AddPersonForm } from './add-person-form.tsx';

const EMPTY: NewPersonForm = { name: '', email: '', password: '', role: 'user' };

export interface AddPersonDialogProps {
  readonly actorRole: Role;
  /** Called when the server says that the caller is no administrator. */
  readonly onNotAdmin: () => void;
}

/** 'Add User'. Closing it keeps the input; Cancel and success discard it. */
export function AddPersonDialog({ actorRole, onNotAdmin }: AddPersonDialogProps) {
  const { t } = useTranslation('people');
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const form = useForm<NewPersonForm>({ resolver: zodResolver(newPersonForm), defaultValues: EMPTY });

  const close = (): void => {
    form.reset(EMPTY);
    setOpen(false);
  };
  const add = async (person: NewPersonForm): Promise<void> => {
    try {
      await createPerson(person);
    } catch (cause) {
      return showFailure(cause);
    }
    notify(PEOPLE_TOASTS.created);
    close();
    void queries.invalidateQueries({ queryKey: PEOPLE_KEY });
  };
  const showFailure = (cause: unknown): void => {
    const failure = createFailureOf(cause);
    if (failure.kind === 'not-admin') {
      close();
      onNotAdmin();
    } else if (failure.kind === 'connection') {
      notify(PEOPLE_TOASTS.connectionError, { message: t('failures.connection') });
    } else {
      notify(failure.isServerError ? PEOPLE_TOASTS.serverError : PEOPLE_TOASTS.createFailed, {
        message: failure.kind === 'refused' ? failure.message : t(`failures.${failure.kind}`),
      });
    }
  };

  return (
    <Dialog open={isOpen} onOpenChange={(open) => form.formState.isSubmitting || setOpen(open)}>
      <DialogTrigger asChild>
        <Button>
          <UserPlus aria-hidden="true" />
          {t('add.open')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('add.title')} description={t('add.description')}>
        <AddPersonForm form={form} actorRole={actorRole} onAdd={add} onCancel={close} />
      </DialogContent>
    </Dialog>
  );
}
