import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { CREDENTIAL_NAME } from '../../../core/assessment/credential/claims.ts';
import type { ToldCredential } from '../../../core/assessment/credential/told.ts';
import { BRAND_NAME } from '../../../core/brand.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Logo } from '../../../ui/logo.tsx';
import { objectiveNumbers } from '../model/objective-numbers.ts';
import { BadgeImage } from './badge-image.tsx';
import { QrCode } from './qr-code.tsx';
import { SheetFrame } from './sheet-frame.tsx';
import { useCertificateDates } from './use-certificate-dates.ts';
import { useGroupName } from './use-group-name.ts';

/** Height and width of the paper, in mm where they are numbers; a browser that ignores the size of a page still gets one sheet. */
const SHEETS = {
  a4: { page: 'A4', size: 'h-[296mm] w-[210mm]', width: 210, height: 296 },
  letter: { page: 'letter', size: 'h-[10.95in] w-[8.5in]', width: 215.9, height: 278.1 },
} as const;
export type Paper = keyof typeof SHEETS;

/** One sheet without the browser's margins, and nothing else of the page on it. */
const printRules = (page: string): string =>
  [
    `@page{size:${page};margin:0}`,
    '@media print{body>:not([data-print-sheet]){display:none!important}',
    'html,body{background:none!important;min-height:0!important}}',
  ].join('');

export interface PrintSheetProps {
  readonly told: ToldCredential;
  readonly personName: string;
  readonly verifyUrl: string;
  readonly paper: Paper;
  /** Called when the print dialog was closed. */
  readonly onDone: () => void;
}

/**
 * The certificate as one sheet of paper. It opens the browser's print dialog, which prints it or saves it as a PDF; nothing else of the
 * page is printed meanwhile, and on screen it is not seen.
 */
export function PrintSheet({ told, personName, verifyUrl, paper, onDone }: PrintSheetProps) {
  const { t, i18n } = useTranslation(['own-certificates', 'credential']);
  const sheet = useRef<HTMLDivElement>(null);
  usePrinting(sheet, `${BRAND_NAME} ${told.number}`, onDone);
  const { page, size, width, height } = SHEETS[paper];
  return createPortal(
    <div
      ref={sheet}
      data-print-sheet=""
      lang={i18n.resolvedLanguage}
      className="hidden scheme-light print:block"
    >
      <style>{printRules(page)}</style>
      <main
        className={`${size} relative overflow-hidden bg-surface p-[22mm] text-ink print-color-adjust-exact`}
      >
        <SheetFrame width={width} height={height} />
        <div className="relative flex h-full flex-col">
          <Head told={told} />
          <p className="mt-[9mm] text-ink-muted">{t('sheet.heldBy')}</p>
          <p className="border-b border-ink pb-[2mm] text-[26pt] leading-tight font-semibold tracking-tight">
            {personName}
          </p>
          <Sentence told={told} />
          <Groups told={told} />
          <Foot told={told} verifyUrl={verifyUrl} />
        </div>
      </main>
    </div>,
    document.body,
  );
}

/** Prints once pictures and letters are there, under a title that becomes the name of the file. */
function usePrinting(
  sheet: { readonly current: HTMLElement | null },
  title: string,
  onDone: () => void,
): void {
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const before = document.title;
    let isOver = false;
    const finish = (): void => done.current();
    window.addEventListener('afterprint', finish);
    const pictures = [...(sheet.current?.querySelectorAll('img') ?? [])];
    void Promise.all([...pictures.map((picture) => hasCome(picture)), haveLettersCome()]).then(() => {
      if (isOver) return;
      document.title = title;
      window.print();
    });
    return () => {
      isOver = true;
      document.title = before;
      window.removeEventListener('afterprint', finish);
    };
  }, [sheet, title]);
}

function Head({ told: { number, track } }: Pick<PrintSheetProps, 'told'>) {
  const { t } = useTranslation(['own-certificates', 'credential']);
  return (
    <>
      <div className="flex items-center justify-between">
        <Logo />
        <span className="reading text-[9pt]">{number}</span>
      </div>
      <div className="mt-[14mm] flex items-center justify-between gap-[8mm]">
        <div>
          <p className="silk text-[9pt] text-ink-muted">{t('sheet.certificate')}</p>
          <h1 className="mt-[2mm] max-w-[95mm] text-[32pt] leading-[1.05] font-semibold tracking-tight">
            {CREDENTIAL_NAME}
          </h1>
          <p className="silk mt-[2mm] text-[13pt] text-copper-text">{t(`credential:track.${track}`)}</p>
        </div>
        <BadgeImage track={track} className="w-[42mm]" />
      </div>
    </>
  );
}

function Sentence({ told: { groups, track } }: Pick<PrintSheetProps, 'told'>) {
  const { t } = useTranslation('own-certificates');
  const passed = groups.reduce((sum, group) => sum + group.passed, 0);
  const cases = groups.reduce((sum, group) => sum + group.cases, 0);
  return <p className="mt-[5mm] text-[11.5pt]">{t(`sheet.did.${track}`, { passed, cases })}</p>;
}

function Groups({ told: { groups } }: Pick<PrintSheetProps, 'told'>) {
  const { t } = useTranslation('credential');
  const nameOf = useGroupName();
  return (
    <table className="mt-[6mm] w-full text-[9.5pt]">
      <thead>
        <tr className="border-b border-edge text-ink-muted">
          <th className="py-[1.2mm] text-start font-medium">{t('shown.kind')}</th>
          <th className="py-[1.2mm] text-start font-medium">{t('shown.objectives')}</th>
          <th className="py-[1.2mm] text-end font-medium">{t('shown.passed')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ group, objectives, passed, cases }) => (
          <tr key={group} className="border-b border-line">
            <th scope="row" className="py-[1.2mm] pe-[4mm] text-start font-normal">
              {nameOf(group)}
            </th>
            <td className="py-[1.2mm] pe-[4mm]">{objectiveNumbers(objectives)}</td>
            <td className="reading py-[1.2mm] text-end whitespace-nowrap">
              {t('shown.count', { passed, cases })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Foot({ told, verifyUrl }: Pick<PrintSheetProps, 'told' | 'verifyUrl'>) {
  const { t } = useTranslation(['own-certificates', 'credential']);
  const { day, period } = useCertificateDates();
  const lines = [
    [t('credential:date.issued'), day(told.issuedAt)],
    [t('credential:date.until'), day(told.expiresAt)],
    [t('credential:form'), `${told.forms}, ${period(told.takenFrom, told.takenTo)}`],
  ];
  return (
    <>
      <div className="mt-auto flex items-end justify-between gap-[8mm]">
        <dl className="grid grid-cols-[auto_1fr] gap-x-[6mm] gap-y-[1mm] text-[9.5pt]">
          {lines.map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-ink-muted">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <dt className="text-ink-muted">{t('sheet.check')}</dt>
          <dd>
            <a href={verifyUrl} className="font-semibold wrap-anywhere">
              {verifyUrl.replace(/^https?:\/\//, '')}
            </a>
          </dd>
        </dl>
        <QrCode
          text={verifyUrl}
          label={t('sheet.code', { address: verifyUrl })}
          className="-m-[2mm] w-[30mm] shrink-0"
        />
      </div>
      <p className="mt-[5mm] border-t border-edge pt-[2.5mm] text-[7.5pt] text-ink-muted">
        {t('sheet.notes')}
      </p>
    </>
  );
}

/** Letters that are still on their way; jsdom has none. */
async function haveLettersCome(): Promise<void> {
  if ('fonts' in document) await document.fonts.ready;
}

/** A picture that never comes is printed without. */
function hasCome(picture: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    if (picture.complete) return resolve();
    picture.addEventListener('load', () => resolve());
    picture.addEventListener('error', () => resolve());
  });
}
