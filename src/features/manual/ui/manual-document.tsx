import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { MANUAL_FILE } from '../model/manual-file.ts';

/**
 * The embedded PDF (spec section 2). An iframe, because Trusted Types restrict the address of an `object`. Browsers
 * that cannot embed PDFs say so.
 */
export function ManualDocument({ title }: { readonly title: string }) {
  const { t } = useTranslation('manual');
  if (!navigator.pdfViewerEnabled) return <Alert>{t('noViewer')}</Alert>;
  return (
    <iframe
      src={`${MANUAL_FILE}#view=FitH&navpanes=0`}
      title={title}
      className="h-[min(80dvh,60rem)] w-full rounded-md border border-line bg-sunken"
    />
  );
}
