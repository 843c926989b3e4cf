import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayAndTime, lengthOf } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { Facts, PageSection } from './facts.tsx';

export interface TunnelPageProps extends Pick<PanelProps, 'view'> {
  readonly contents: PageContents['network.tunnel'];
}

/** When somebody's tunnel ended, and how long the laptop was away. */
export function TunnelPage({ contents: { login, ends }, view }: TunnelPageProps) {
  const { t } = useTranslation('desk-tools');
  return (
    <>
      <p className="reading text-base font-medium">{login}</p>
      <PageSection title={t('tunnel.ends')} aside={ends.length}>
        {ends.length === 0 ? (
          <p className="text-xs text-ink-muted">{t('tunnel.none')}</p>
        ) : (
          <Facts
            rows={ends.map(({ at, backAfter }) => [
              dayAndTime(at, view.now),
              t('tunnel.back', { length: backAfter < 60 ? `${backAfter} s` : lengthOf(backAfter) }),
            ])}
          />
        )}
      </PageSection>
    </>
  );
}
