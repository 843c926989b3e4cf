import { ShieldCheck } from 'lucide-react';
import type { Breach } from '../../../core/hardware/model/state.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useLabText } from '../texts/lab-text.ts';

const TONES = { A: 'fault', B: 'standby', C: 'neutral' } as const;

/** All safety breaches with their time, their severity and the reason for the rule. */
export function SafetyRecord({ breaches }: { readonly breaches: readonly Breach[] }) {
  const { t } = useTranslation('lab-home');
  const text = useLabText();
  return (
    <>
      <h2 className="font-semibold">{t('debrief.safety')}</h2>
      {breaches.length === 0 ? (
        <p className="flex items-center gap-2 text-sm text-passed">
          <ShieldCheck aria-hidden="true" className="size-4" />
          {t('debrief.safe')}
        </p>
      ) : (
        <ul className="grid gap-3 text-sm">
          {breaches.map(({ rule, severity, step }) => (
            <li key={`${rule} ${step}`} className="grid gap-0.5">
              <p className="flex items-center gap-2">
                <Badge tone={TONES[severity]}>{t(`severity.${severity}`)}</Badge>
                <span className="font-medium">{text(`tutor.${rule}.title`)}</span>
                <span className="reading text-2xs text-ink-faint">{t('debrief.atStep', { step })}</span>
              </p>
              <p className="text-ink-muted">{text(`tutor.${rule}.text`)}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
