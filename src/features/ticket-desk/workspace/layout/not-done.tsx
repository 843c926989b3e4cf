import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { type DeskStore, useDesk } from '../../store.ts';

/** Why the last command was not done; in a dialog, which hides the desk's own notice. */
export function NotDone({ store }: { readonly store: DeskStore }) {
  const { t } = useTranslation(['desk', 'runs']);
  const last = useDesk(store, ({ log }) => log.at(-1) ?? null);
  const trouble = useDesk(store, (snapshot) => snapshot.trouble);
  return (
    <Alert tone="fault" title={t(trouble === null ? 'tell.refused' : `runs:trouble.${trouble}.title`)}>
      {trouble !== null
        ? t(`runs:trouble.${trouble}.text`)
        : last?.kind === 'refused'
          ? t(`refusal.${last.refusal.reason}`, { subject: last.refusal.subject })
          : t('tell.again')}
    </Alert>
  );
}
