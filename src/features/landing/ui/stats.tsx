import { useTranslation } from '../../../i18n/use-translation.ts';
import { StatList } from '../../../ui/stat-list.tsx';

const STATS = ['faster', 'ready', 'runs', 'rating'] as const;

export function Stats() {
  const { t } = useTranslation('landing');
  return (
    <StatList
      label={t('stats.label')}
      readings={STATS.map((stat) => ({ value: t(`stats.${stat}.value`), text: t(`stats.${stat}.text`) }))}
    />
  );
}
