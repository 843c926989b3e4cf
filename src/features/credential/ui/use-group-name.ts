import { useTranslation } from '../../../i18n/use-translation.ts';

const GROUPS = [
  'F1',
  'F2',
  'F3',
  'F4',
  'F5',
  'F6',
  'accounts',
  'mail',
  'network',
  'printing',
  'endpoint',
  'queue',
  'breadth',
] as const;

/** The name of a kind of fault or ticket; a badge of later days may name one that this page does not know. */
export function useGroupName(): (group: string) => string {
  const { t } = useTranslation('credential');
  return (group) => {
    const known = GROUPS.find((one) => one === group);
    return known === undefined ? group : t(`group.${known}`);
  };
}
