import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { MANUAL_FILE } from '../model/manual-file.ts';

/**
 * The PDF inside the page (spec section 2). A frame and not an `object`: Trusted Types guard the latter's address. Browsers
 * that show no PDF in a page say so.
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
