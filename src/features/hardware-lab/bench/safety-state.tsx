import { useTranslation } from 'react-i18next';
import type { MachineView } from '../../../core/hardware/view.ts';
import { type LabStore, useLab } from '../store.ts';
import { LedgerEntry } from './ledger-entry.tsx';

/**
 * What anybody at the bench sees of it in every mode: the strap on the wrist and whether the machine is live. Whether that
 * is right for what comes next is not said; how many rules were broken is the tutor's to tell.
 */
export function SafetyState({ store }: { readonly store: LabStore }) {
  const { t } = useTranslation('lab-bench');
  const strap = useLab(store, ({ view }) => view.strap);
  const power = useLab(store, ({ view }) => powerOf(view));
  const breaches = useLab(store, ({ view }) => view.tutor?.breaches.length ?? null);
  return (
    <>
      <LedgerEntry label={t('ledger.strap')}>{t(`ledger.strapIs.${strap}`)}</LedgerEntry>
      <LedgerEntry label={t('ledger.power')}>{t(`ledger.powerIs.${power}`)}</LedgerEntry>
      {breaches === null ? null : (
        <LedgerEntry
          label={t('ledger.safety')}
          className={breaches === 0 ? 'text-passed max-md:hidden' : 'text-standby'}
        >
          {breaches === 0 ? t('ledger.safe') : t('ledger.breaches', { count: breaches })}
        </LedgerEntry>
      )}
    </>
  );
}

function powerOf({ power }: MachineView): 'running' | 'standby' | 'none' {
  if (power.on) return 'running';
  return power.standby ? 'standby' : 'none';
}
