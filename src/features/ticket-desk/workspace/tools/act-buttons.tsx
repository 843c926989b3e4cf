import { useTranslation } from 'react-i18next';
import type { DeskCommand } from '../../../../core/ticketing/model/commands.ts';
import { Button } from '../../../../ui/button.tsx';
import { secondsOf } from '../../model/costs.ts';
import { costOf } from '../../texts/desk-time.ts';
import { PageSection } from './facts.tsx';

/** Acts that need to know nothing but the account. */
type AccountAct = Extract<
  DeskCommand['kind'],
  | 'unlock-account'
  | 'reset-password'
  | 'disable-account'
  | 'enable-account'
  | 'end-sessions'
  | 'issue-access-pass'
  | 'remove-authenticator'
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
        {acts.map((kind) => {
          const minutes = costOf(secondsOf(kind));
          return (
            <Button
              key={kind}
              variant="secondary"
              size="sm"
              className="min-h-8 justify-between px-2.5 text-start text-[0.8125rem] leading-4 max-[959.98px]:min-h-11"
              aria-label={t('tools.actFor', { act: t(`tools.act.${kind}`), time: minutes })}
              onClick={() => void send({ kind, login })}
            >
              {t(`tools.act.${kind}`)}
              <span className="reading text-2xs font-normal text-ink-faint">{secondsOf(kind) / 60}</span>
            </Button>
          );
        })}
      </div>
    </PageSection>
  );
}
