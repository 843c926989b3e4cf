import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionScreen } from '../model/simulation-source.ts';

export interface BeingBuiltProps {
  readonly screen: SessionScreen;
  /** Links to other things to do. */
  readonly actions: ReactNode;
}

/** Replaces a simulation that does not exist yet: says so, and links to alternatives. */
export function BeingBuilt({ screen, actions }: BeingBuiltProps) {
  const { t } = useTranslation('simulation');
  return (
    <div className="mat-grid grid h-full place-items-center overflow-y-auto p-4">
      <section
        aria-labelledby="being-built-heading"
        className="chamfer grid max-w-xl gap-4 border border-line bg-surface p-6 shadow-rest sm:p-8"
      >
        <p aria-hidden="true" className="silk text-standby">
          {t('beingBuilt.mark')}
        </p>
        <h2 id="being-built-heading" className="text-2xl font-semibold tracking-tight">
          {t(`beingBuilt.title.${screen}`)}
        </h2>
        <p className="text-ink-muted">{t('beingBuilt.nothingCounted')}</p>
        <p className="text-ink-muted">{t(`beingBuilt.meanwhile.${screen}`)}</p>
        <div className="flex flex-wrap gap-3">{actions}</div>
      </section>
    </div>
  );
}
