import { EXAM_RULES, kindOfForm } from '../../../core/assessment/certificate/tracks.ts';
import type { ToldCredential } from '../../../core/assessment/credential/told.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { formatList } from '../../../lib/format.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';

const MINOR = 'bench-minor-';
/** Rules that a badge may name; one that was made later than this page is only counted. */
const RULES = [
  'P1',
  'P2',
  'P3',
  'P4',
  'P5',
  'P6',
  'P7',
  'P8',
  'P9',
  'P10',
  'P11',
  'P13',
  'P14',
  'P15',
  'P16',
  'P17',
  'P18',
] as const;
const BENCH = EXAM_RULES.hardware.whole.pass;
const DESK = EXAM_RULES['service-desk'].whole.pass;

/** The safety record, and what the exam came to. */
export function ExamRecords({ told }: { readonly told: ToldCredential }) {
  const { t } = useTranslation('credential');
  const viva = told.counts.get('viva');
  return (
    <div className="grid gap-4 sm:gap-6 md:grid-cols-2">
      <Card aria-labelledby="credential-safety" className="grid content-start gap-2 p-5 sm:p-6">
        <CardTitle id="credential-safety">{t('safety.heading')}</CardTitle>
        <BenchRecord counts={told.counts} />
        <DeskRecord counts={told.counts} />
      </Card>
      <Card aria-labelledby="credential-result" className="grid content-start gap-2 p-5 sm:p-6">
        <CardTitle id="credential-result">{t('result.heading')}</CardTitle>
        <p>
          <strong className="font-semibold">{t('result.range', { ...told.range })}</strong>{' '}
          {t('result.needed', { overall: BENCH.overall })}
        </p>
        {told.forms.split(', ').some((form) => kindOfForm(form) === 'renewal') ? (
          <p>{t('result.renewal')}</p>
        ) : null}
        {viva === undefined ? null : (
          <p className="text-sm text-ink-muted">
            {t('result.viva', { supported: viva.value, questions: viva.of })}
          </p>
        )}
      </Card>
    </div>
  );
}

function BenchRecord({ counts }: Pick<ToldCredential, 'counts'>) {
  const { t } = useTranslation('credential');
  const serious = counts.get('bench-serious');
  const safety = counts.get('bench-safety');
  if (serious === undefined || safety === undefined) return null;
  const minor = [...counts].flatMap(([id, { value }]) =>
    id.startsWith(MINOR) ? { rule: id.slice(MINOR.length), times: value } : [],
  );
  const count = minor.reduce((sum, { times }) => sum + times, 0);
  const named = minor.flatMap(({ rule, times }) => {
    const known = RULES.find((one) => one === rule);
    return known === undefined ? [] : t('safety.times', { name: t(`safety.rule.${known}`), count: times });
  });
  const isNamed = named.length > 0 && named.length === minor.length;
  return (
    <>
      <p>{t('safety.serious', { count: serious.value, jobs: serious.of })}</p>
      <p className="text-sm text-ink-muted">
        {isNamed ? t('safety.named', { count, list: formatList(named) }) : t('safety.minor', { count })}{' '}
        {t('safety.bench', { mean: Math.round(safety.value), floor: BENCH.partFloors['safety'] })}
      </p>
    </>
  );
}

function DeskRecord({ counts }: Pick<ToldCredential, 'counts'>) {
  const { t } = useTranslation('credential');
  const impostors = counts.get('desk-impostors');
  const genuine = counts.get('desk-genuine');
  const security = counts.get('desk-security');
  if (impostors === undefined || genuine === undefined || security === undefined) return null;
  return (
    <>
      <p>
        {t('safety.impostors', { refused: impostors.value, checks: impostors.of })}{' '}
        {t('safety.genuine', { helped: genuine.value, checks: genuine.of })}
      </p>
      <p className="text-sm text-ink-muted">
        {t('safety.desk', { mean: Math.round(security.value), floor: DESK.partFloors['security'] })}
      </p>
    </>
  );
}
