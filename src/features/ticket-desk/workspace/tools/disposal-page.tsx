import { useState } from 'react';
import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { DISPOSAL_ROUTES, ERASE_METHODS } from '../../../../core/ticketing/world/disposals.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { secondsOf } from '../../model/costs.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from './act-button.tsx';
import { Facts, PageSection } from './facts.tsx';

export interface DisposalPageProps extends Pick<PanelProps, 'send'> {
  readonly contents: PageContents['devices.disposal'];
}

type Laptop = DisposalPageProps['contents']['laptops'][number];

/** The register of old laptops: choose some, then say how their drives are erased and where they go. */
export function DisposalPage({ contents: { id, owner, laptops }, send }: DisposalPageProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isAll = chosen.length === laptops.length;
  const toggle = (asset: string): void =>
    setChosen(chosen.includes(asset) ? chosen.filter((one) => one !== asset) : [...chosen, asset]);
  return (
    <>
      <p>
        <strong className="reading block text-base font-medium">{id}</strong>
        <span className="text-xs text-ink-muted">
          {t('desk-tools:disposal.count', { count: laptops.length })}
        </span>
      </p>
      <Facts rows={[[t('desk-tools:disposal.owner'), t(`desk-tools:disposal.ownedBy.${owner}`)]]} />
      <PageSection title={t('desk-tools:disposal.laptops')} aside={`${chosen.length} / ${laptops.length}`}>
        <label className="flex min-h-8 items-center gap-2 text-xs max-[59.99875rem]:min-h-11">
          <input
            type="checkbox"
            checked={isAll}
            onChange={() => setChosen(isAll ? [] : laptops.map(({ asset }) => asset))}
          />
          {t('desk-tools:disposal.all')}
        </label>
        <ul className="grid divide-y divide-line border-y border-line">
          {laptops.map((laptop) => (
            <li key={laptop.asset}>
              <label className="flex min-h-9 items-start gap-2 py-1.5 max-[59.99875rem]:min-h-11">
                <input
                  type="checkbox"
                  aria-label={laptop.asset}
                  checked={chosen.includes(laptop.asset)}
                  onChange={() => toggle(laptop.asset)}
                  className="mt-1"
                />
                <LaptopWords laptop={laptop} />
              </label>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection title={t('desk-tools:disposal.erase')} aside={t('tools.minutes')}>
        <div className="grid grid-cols-2 gap-1.5">
          {ERASE_METHODS.map((method) => (
            <ActButton
              key={method}
              label={t(`tools.act.erase-${method}`)}
              seconds={secondsOf('erase-devices')}
              onAct={() => void send({ kind: 'erase-devices', batch: id, assets: chosen, method })}
            />
          ))}
        </div>
      </PageSection>
      <PageSection title={t('desk-tools:disposal.goes')} aside={t('tools.minutes')}>
        <div className="grid grid-cols-2 gap-1.5">
          {DISPOSAL_ROUTES.map((route) => (
            <ActButton
              key={route}
              label={t(`tools.act.route-${route}`)}
              seconds={secondsOf('route-devices')}
              onAct={() => void send({ kind: 'route-devices', batch: id, assets: chosen, route })}
            />
          ))}
        </div>
      </PageSection>
    </>
  );
}

/** One laptop in two lines: what it is, and what was done with it. */
function LaptopWords({ laptop }: { readonly laptop: Laptop }) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { asset, model, drive, isEncrypted, isFailing, isHeld, erasedBy, route, hasCertificate } = laptop;
  const drives = [
    t(`desk-tools:disposal.drive.${drive}`),
    t(isEncrypted ? 'desk-tools:disposal.encrypted' : 'desk-tools:disposal.notEncrypted'),
    ...(isFailing ? [t('desk-tools:disposal.failing')] : []),
    ...(isHeld ? [t('desk-tools:disposal.held')] : []),
  ];
  const done = [
    ...(erasedBy === null
      ? []
      : [
          t(`tools.act.erase-${erasedBy}`),
          t(hasCertificate ? 'desk-tools:disposal.certificate' : 'desk-tools:disposal.noCertificate'),
        ]),
    ...(route === null ? [] : [t(`tools.act.route-${route}`)]),
  ];
  return (
    <span className="grid min-w-0 grow text-xs">
      <span className="flex flex-wrap gap-x-2">
        <strong className="reading font-medium">{asset}</strong>
        <span className="text-ink-muted">{model}</span>
      </span>
      <span>{drives.join(', ')}</span>
      {done.length === 0 ? null : <span className="text-ink-muted">{done.join(', ')}</span>}
    </span>
  );
}
