import type { DeskCommand } from '../../../../core/ticketing/model/commands.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { secondsOf } from '../../model/costs.ts';
import { ActButton } from './act-button.tsx';
import { PageSection } from './facts.tsx';

/** Acts that need to know nothing but the account. */
type AccountAct = Extract<
  DeskCommand['kind'],
  | 'unlock-account'
  | 'reset-password'
  | 'disable-account'
  | 'enable-account'
  | 'end-sessions'
  | 'assign-licence'
  | 'assign-pdf-licence'
  | 'remove-licence'
  | 'issue-access-pass'
  | 'remove-authenticator'
  | 'remove-inbox-rules'
  | 'hold-mailbox'
  | 'set-auto-reply'
  | 'delete-account'
  | 'empty-deleted-items'
  | 'enable-archive'
  | 'test-script'
  | 'run-script'
  | 'request-review'
  | 'remove-link'
  | 'remove-guest'
>;

export interface ActButtonsProps {
  readonly acts: readonly AccountAct[];
  readonly login: string;
  send(command: DeskCommand): Promise<boolean>;
}

/** What can be done to an account, with the minutes that it takes. Nothing says whether it should be done. */
export function ActButtons({ acts, login, send }: ActButtonsProps) {
  const { t } = useTranslation('desk');
  return (
    <PageSection title={t('tools.acts')} aside={t('tools.minutes')}>
      <div className="grid grid-cols-2 gap-1.5">
        {acts.map((kind) => (
          <ActButton
            key={kind}
            label={t(`tools.act.${kind}`)}
            seconds={secondsOf(kind)}
            onAct={() => void send({ kind, login })}
          />
        ))}
      </div>
    </PageSection>
  );
}
