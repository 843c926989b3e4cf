import { useTranslation } from 'react-i18next';
import { ActButton } from './act-button.tsx';
import { HandTools } from './hand-tools.tsx';
import { ToolGroup, type ToolProps } from './tool-panel.tsx';

/** Places to look at as a whole, before any part is touched. */
const PLACES = ['bench', 'outside', 'inside'] as const;

/** Eyes, ears and nose first: they cost least. */
export function SensesTool(props: ToolProps) {
  const { t } = useTranslation('lab-bench');
  return (
    <>
      <ToolGroup title={t('senses.title')}>
        <div className="grid grid-cols-2 gap-2">
          {PLACES.map((target) => (
            <ActButton
              key={target}
              {...props}
              command={{ kind: 'inspect', target }}
              label={t(`senses.${target}`)}
            />
          ))}
          <ActButton {...props} command={{ kind: 'listen' }} />
          <ActButton {...props} command={{ kind: 'sniff' }} />
        </div>
      </ToolGroup>
      <ToolGroup title={t('senses.closer')}>
        <HandTools {...props} tools={['flashlight', 'magnifier', 'tug', 'photo']} />
      </ToolGroup>
    </>
  );
}
