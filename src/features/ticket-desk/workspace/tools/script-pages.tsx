import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButtons } from './act-buttons.tsx';
import { Facts, PageSection } from './facts.tsx';

interface Shows<Page extends keyof PageContents> {
  readonly contents: PageContents[Page];
}

/** The script that somebody has sent in, with what the library knows of it. */
export function ScriptPage({
  contents: { login, script },
  send,
}: Shows<'library.script'> & Pick<PanelProps, 'send'>) {
  const { t } = useTranslation('desk-tools');
  if (script === null) return <p className="text-xs text-ink-muted">{t('script.none')}</p>;
  const { name, lines, review, isTested, runs } = script;
  return (
    <>
      <p>
        <strong className="reading block text-base font-medium wrap-anywhere">{name}</strong>
        <span className="reading text-xs text-ink-muted">{login}</span>
      </p>
      <Facts
        rows={[
          [t('script.review'), t(`script.is.${review}`)],
          [t('script.test'), t(isTested ? 'script.tested' : 'script.notTested')],
          [t('script.runs'), String(runs)],
        ]}
      />
      <PageSection title={t('script.lines')} aside={lines.length}>
        <pre className="reading overflow-x-auto rounded-md border border-line bg-sunken px-2.5 py-2 text-xs whitespace-pre-wrap wrap-anywhere">
          {lines.join('\n')}
        </pre>
      </PageSection>
      <ActButtons login={login} acts={['test-script', 'run-script', 'request-review']} send={send} />
    </>
  );
}

/** What somebody gave to assistants of the web. */
export function UploadsPage({
  contents: { login, uploads },
  view,
}: Shows<'cloud.uploads'> & Pick<PanelProps, 'view'>) {
  const { t } = useTranslation('desk-tools');
  return (
    <>
      <p className="reading text-base font-medium">{login}</p>
      <PageSection title={t('uploads.list')} aside={uploads.length}>
        {uploads.length === 0 ? (
          <p className="text-xs text-ink-muted">{t('uploads.none')}</p>
        ) : (
          <ul className="grid gap-1.5">
            {uploads.map(({ at, to, holds, rows }) => (
              <li key={`${at} ${to}`}>
                <strong className="font-medium">{t(`uploads.to.${to}`)}</strong>
                <span className="block text-xs text-ink-muted">
                  {dayAndTime(at, view.now)}, {t('uploads.rows', { what: t(`uploads.holds.${holds}`), rows })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </PageSection>
    </>
  );
}
