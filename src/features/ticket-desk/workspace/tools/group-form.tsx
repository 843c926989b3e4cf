import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Input } from '../../../../ui/input.tsx';
import { secondsOf } from '../../model/costs.ts';
import { costOf } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';

/** Names of groups begin with it. */
const GROUP_PREFIX = 'GRP-';

/** Adds an account to a group, or removes it. */
export function GroupForm({ login, send }: Pick<PanelProps, 'send'> & { readonly login: string }) {
  const { t } = useTranslation('desk');
  const [group, setGroup] = useState('');
  const change = (kind: 'join-group' | 'leave-group') => (event: SyntheticEvent) => {
    event.preventDefault();
    if (group.trim() !== '') void send({ kind, login, group: group.trim() });
  };
  return (
    <form onSubmit={change('join-group')} className="grid grid-cols-2 gap-1.5">
      <Input
        aria-label={t('tools.groupName')}
        placeholder={GROUP_PREFIX}
        value={group}
        maxLength={60}
        onChange={({ target }) => setGroup(target.value)}
        className="col-span-2 h-9 max-[59.99875rem]:h-11"
      />
      <Button variant="secondary" size="sm" type="submit" className="min-h-8 px-2 text-xs">
        {t('tools.actFor', { act: t('tools.act.join-group'), time: costOf(secondsOf('join-group')) })}
      </Button>
      <Button variant="secondary" size="sm" className="min-h-8 px-2 text-xs" onClick={change('leave-group')}>
        {t('tools.actFor', { act: t('tools.act.leave-group'), time: costOf(secondsOf('leave-group')) })}
      </Button>
    </form>
  );
}
