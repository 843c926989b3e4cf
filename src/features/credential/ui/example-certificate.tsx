import { EXAM_RULES } from '../../../core/assessment/certificate/tracks.ts';
import { CREDENTIAL_NAME } from '../../../core/assessment/credential/claims.ts';
import type { ToldCredential } from '../../../core/assessment/credential/told.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { BadgeImage } from './badge-image.tsx';
import { CredentialFrame } from './credential-frame.tsx';
import { ExamRecords } from './exam-records.tsx';
import { Explanation } from './explanation.tsx';
import { ShownGroups } from './shown-groups.tsx';

const FROM = Date.UTC(2026, 10, 27);
const TO = Date.UTC(2026, 11, 9);

const TOLD: ToldCredential = {
  number: '',
  track: 'hardware',
  forms: EXAM_RULES.hardware.whole.form,
  issuedAt: TO,
  expiresAt: TO,
  takenFrom: FROM,
  takenTo: TO,
  range: { from: 82, to: 89 },
  groups: [
    { group: 'F1', objectives: ['220-1201 3.6', '220-1201 5.1'], cases: 2, passed: 2 },
    { group: 'F2', objectives: ['220-1201 3.3', '220-1201 3.5', '220-1201 5.1'], cases: 3, passed: 3 },
    { group: 'F3', objectives: ['220-1201 3.4', '220-1201 5.2'], cases: 3, passed: 3 },
    { group: 'F4', objectives: ['220-1201 5.1', '220-1202 3.1'], cases: 3, passed: 2 },
    { group: 'F5', objectives: ['220-1201 3.2', '220-1201 5.3'], cases: 2, passed: 2 },
    { group: 'F6', objectives: ['220-1201 2.8', '220-1201 5.5'], cases: 1, passed: 1 },
  ],
  counts: new Map([
    ['bench-serious', { value: 0, of: 14 }],
    ['bench-minor-P2', { value: 1, of: null }],
    ['bench-minor-P18', { value: 1, of: null }],
    ['bench-safety', { value: 97, of: 100 }],
    ['viva', { value: 2, of: 2 }],
  ]),
};

/** What the page of a certificate shows, for whoever has none yet. It says first that it is nobody's. */
export function ExampleCertificate() {
  const { t } = useTranslation('credential');
  return (
    <>
      <PageTitle title={t('example.title')} />
      <CredentialFrame state="example" picture={<BadgeImage track={TOLD.track} className="w-36 sm:w-56" />}>
        <h1 className="text-title font-semibold">{CREDENTIAL_NAME}</h1>
        <p className="silk mt-1 text-lg text-copper-text">{t(`track.${TOLD.track}`)}</p>
        <p className="mt-2 max-w-prose text-lg text-ink-muted">{t('example.text')}</p>
      </CredentialFrame>
      <ShownGroups told={TOLD} />
      <ExamRecords told={TOLD} />
      <Explanation />
    </>
  );
}
