import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { secondsOf } from '../../model/costs.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from '../tools/act-button.tsx';
import { Facts, PageSection } from '../tools/facts.tsx';
import { LogTable } from '../tools/log-table.tsx';

export interface SoundWindowProps extends Pick<PanelProps, 'send'> {
  readonly contents: PageContents['remote.sound'];
}

const SETTINGS = ['allow-microphone', 'use-headset', 'raise-level'] as const;

/** Microphones in the settings: which one is used, how loud, who may listen, and what can be put right there. */
export function SoundWindow({ contents, send }: SoundWindowProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { asset, microphones, areAllowed, signal } = contents;
  return (
    <>
      <LogTable
        caption={t('desk-tools:sound.input')}
        columns={[t('desk-tools:sound.input'), t('desk-tools:sound.level'), t('desk-tools:window.status')]}
        rows={microphones.map(({ name, levelPercent, isUsed }) => [
          name,
          `${levelPercent} %`,
          isUsed ? t('desk-tools:sound.chosen') : '',
        ])}
        empty={t('desk-tools:window.nothing')}
      />
      <Facts
        rows={[
          [t('desk-tools:sound.access'), t(areAllowed ? 'tools.value.yes' : 'tools.value.no')],
          [t('desk-tools:sound.bar'), t(`desk-tools:sound.signal.${signal}`)],
        ]}
      />
      <PageSection title={t('tools.acts')} aside={t('tools.minutes')}>
        <div className="grid gap-1.5">
          {SETTINGS.map((setting) => (
            <ActButton
              key={setting}
              label={t(`desk-tools:setting.${setting}`)}
              seconds={secondsOf('change-setting')}
              onAct={() => void send({ kind: 'change-setting', asset, setting })}
            />
          ))}
        </div>
      </PageSection>
    </>
  );
}
