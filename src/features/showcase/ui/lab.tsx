import { useTranslation } from '../../../i18n/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import { STILLS } from '../model/stills.ts';
import { Clip } from './clip.tsx';
import { StillPicture } from './still.tsx';

const STEPS = ['look', 'measure', 'change', 'prove'] as const;
const MODES = ['practice', 'testing'] as const;

/** The section about the hardware lab, by its four activities. */
export function Lab() {
  const { t } = useTranslation('showcase');
  return (
    <Section
      id="lab"
      reference="J1"
      label={t('lab.designator')}
      heading={t('lab.heading')}
      lead={t('lab.text')}
    >
      <Clip />
      <ol className="grid gap-x-6 gap-y-10 md:grid-cols-2">
        {STEPS.map((step, index) => (
          <li key={step}>
            <div className="chamfer overflow-hidden border border-line bg-sunken">
              <StillPicture
                still={STILLS[step]}
                label={t(`lab.${step}.still`)}
                className="aspect-8/5 object-cover"
              />
            </div>
            <div className="mt-4 flex gap-4">
              <span aria-hidden="true" className="reading pt-0.5 text-copper-text">
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl font-semibold tracking-tight">{t(`lab.${step}.title`)}</h3>
                <p className="mt-1 max-w-md text-ink-muted">{t(`lab.${step}.text`)}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <ul
        aria-label={t('lab.modes.label')}
        className="mt-12 grid gap-x-6 border-t border-line md:grid-cols-2"
      >
        {MODES.map((mode) => (
          <li key={mode} className="ticks py-6">
            <h3 className="font-semibold">{t(`lab.modes.${mode}.title`)}</h3>
            <p className="mt-1 max-w-md text-ink-muted">{t(`lab.modes.${mode}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
