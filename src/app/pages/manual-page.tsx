import { Download, ExternalLink } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { MANUAL_FILES } from '../../features/manual/model/manual-file.ts';
import { ManualDocument } from '../../features/manual/ui/manual-document.tsx';
import { ManualEdition } from '../../features/manual/ui/manual-edition.tsx';
import { ManualReader } from '../../features/manual/ui/manual-reader.tsx';
import { useManualLanguage } from '../../features/manual/ui/use-manual.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { useIsPhone } from '../layouts/use-is-phone.ts';

export default function ManualPage() {
  const { t } = useTranslation('manual');
  const { hash } = useLocation();
  const language = useManualLanguage();
  usePageTitle(t('title'));
  // Phones open a PDF well but embed it badly: there the manual is read as text.
  const isPhone = useIsPhone();
  const file = MANUAL_FILES[language];
  return (
    <div className="grid max-w-6xl gap-6">
      <div className="grid gap-1.5 print:hidden">
        <h1 className="text-3xl font-semibold tracking-tight">{t('title')}</h1>
        <p className="text-ink-muted">{t('subtitle')}</p>
        <ManualEdition language={language} />
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button asChild>
          <a href={file} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" />
            {t('open')}
          </a>
        </Button>
        <Button asChild variant="secondary">
          <a href={file} download>
            <Download aria-hidden="true" />
            {t('download')}
          </a>
        </Button>
      </div>
      <ManualReader language={language} anchor={decodeURIComponent(hash.slice(1))}>
        {isPhone ? null : <ManualDocument title={t('documentTitle')} file={file} />}
      </ManualReader>
    </div>
  );
}
