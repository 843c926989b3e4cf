import { ArrowRight } from 'lucide-react';
import { type BillingCycle, shownPrice } from '../../../../core/billing/shown-price.ts';
import type { PlanRow } from '../../../../core/contracts/rows.ts';
import { translateSentence } from '../../../../i18n/sentences.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../../../ui/dialog.tsx';
import { usePriceWords } from '../../../../ui/price-words.ts';
import { useChangePlan } from './use-change-plan.ts';

/** Billing follows the plans table, whichever cycle the switch above the cards shows. */
const BILLED: BillingCycle = 'monthly';

export interface ConfirmPlanChangeProps {
  /** The current plan; null if the plans table does not have it. */
  readonly current: PlanRow | null;
  /** The plan to change to; null closes the dialog. */
  readonly wanted: PlanRow | null;
  readonly onClose: () => void;
  /** Called when the change needed no payment; resolves when the cached data is up to date. */
  readonly onChanged: () => Promise<void>;
}

/** Confirm Plan Change (spec section 2): both plans with their prices, and when the change takes effect. */
export function ConfirmPlanChange({ current, wanted, onClose, onChanged }: ConfirmPlanChangeProps) {
  const { t } = useTranslation('billing');
  const change = useChangePlan(async () => {
    await onChanged();
    close();
  });
  const close = (): void => {
    change.reset();
    onClose();
  };
  return (
    <Dialog open={wanted !== null} onOpenChange={(open) => open || change.isBusy || close()}>
      {wanted === null ? null : (
        <DialogContent role="alertdialog" title={t('change.title')} description={t('change.description')}>
          <dl className="grid items-stretch gap-3 sm:grid-cols-[1fr_auto_1fr]">
            <PlanLine term={t('change.current')} plan={current} />
            <ArrowRight
              aria-hidden="true"
              className="m-auto size-5 rotate-90 text-ink-faint sm:rotate-0 rtl:sm:rotate-180"
            />
            <PlanLine term={t('change.new')} plan={wanted} />
          </dl>
          <p className="text-sm text-ink-muted">{t('change.paying')}</p>
          {change.failure === null ? null : (
            <Alert tone="fault" title={t('change.failed')}>
              {change.failure.reason === null ? undefined : translateSentence(change.failure.reason)}
            </Alert>
          )}
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="secondary" disabled={change.isBusy}>
                {t('change.cancel')}
              </Button>
            </DialogClose>
            <Button
              isBusy={change.isBusy}
              busyLabel={t('change.confirming')}
              onClick={() => change.begin(wanted.id)}
            >
              {t('change.confirm')}
            </Button>
          </DialogFooter>
        </DialogContent>
      )}
    </Dialog>
  );
}

function PlanLine({ term, plan }: { readonly term: string; readonly plan: PlanRow | null }) {
  const { t } = useTranslation('billing');
  const words = usePriceWords();
  return (
    <div className="rounded-md border border-line bg-surface p-4">
      <dt className="silk text-ink-muted">{term}</dt>
      <dd className="mt-2 font-semibold">{plan?.name ?? t('details.unknownPlan')}</dd>
      {plan === null ? null : <dd className="reading mt-0.5">{words.line(shownPrice(plan, BILLED))}</dd>}
    </div>
  );
}
