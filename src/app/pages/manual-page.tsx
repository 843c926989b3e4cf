import { Download, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MANUAL } from '../../features/manual/content/manual.ts';
import { MANUAL_FILE } from '../../features/manual/model/manual-file.ts';
import { ManualContents } from '../../features/manual/ui/manual-contents.tsx';
import { ManualDocument } from '../../features/manual/ui/manual-document.tsx';
import { ManualReader } from '../../features/manual/ui/manual-reader.tsx';
import { formatDay } from '../../lib/format-day.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { useIsPhone } from '../layouts/use-is-phone.ts';

export default function ManualPage() {
  const { t } = useTranslation('manual');
  usePageTitle(t('title'));
  // Phones open a PDF well but embed it badly: there the link and the chapters come first and the manual is shown as
  // text.
  const isPhone = useIsPhone();
  return (
    <div className="grid max-w-5xl gap-6">
      <div className="grid gap-1.5">
        <h1 className="text-3xl font-semibold tracking-tight">{t('title')}</h1>
        <p className="text-ink-muted">{t('subtitle')}</p>
        <p className="silk text-ink-faint">
          {t('edition', { edition: MANUAL.edition, date: formatDay(`${MANUAL.date}T12:00:00Z`) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <a href={MANUAL_FILE} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" />
            {t('open')}
          </a>
        </Button>
        <Button asChild variant="secondary">
          <a href={MANUAL_FILE} download>
            <Download aria-hidden="true" />
            {t('download')}
          </a>
        </Button>
      </div>
      {isPhone ? null : <ManualDocument title={t('documentTitle')} />}
      <ManualContents manual={MANUAL} />
      <ManualReader manual={MANUAL} />
    </div>
  );
}
