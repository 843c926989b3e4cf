import { useTranslation } from '../../../i18n/use-translation.ts';
import { Alert } from '../../../ui/alert.tsx';

export interface ManualDocumentProps {
  readonly title: string;
  /** Address of the PDF. */
  readonly file: string;
}

/**
 * The embedded PDF (spec section 2). An iframe, because Trusted Types restrict the address of an `object`. Browsers
 * that cannot embed PDFs say so.
 */
export function ManualDocument({ title, file }: ManualDocumentProps) {
  const { t } = useTranslation('manual');
  if (!navigator.pdfViewerEnabled) return <Alert>{t('noViewer')}</Alert>;
  return (
    <iframe
      src={`${file}#view=FitH&navpanes=0`}
      title={title}
      className="h-[min(80dvh,60rem)] w-full rounded-md border border-line bg-sunken print:hidden"
    />
  );
}
