import { useTranslation } from 'react-i18next';
import type { ToldCredential } from '../../../core/assessment/credential/told.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';

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
          {t('result.needed')}
        </p>
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
  const minor = [...counts].reduce(
    (sum, [id, { value }]) => (id.startsWith('bench-minor-') ? sum + value : sum),
    0,
  );
  return (
    <>
      <p>{t('safety.serious', { count: serious.value, jobs: serious.of })}</p>
      <p className="text-sm text-ink-muted">
        {t('safety.minor', { count: minor })} {t('safety.bench', { mean: Math.round(safety.value) })}
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
      <p className="text-sm text-ink-muted">{t('safety.desk', { mean: Math.round(security.value) })}</p>
    </>
  );
}
