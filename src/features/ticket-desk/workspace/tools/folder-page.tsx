import { Phone } from 'lucide-react';
import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { secondsOf } from '../../model/costs.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from './act-button.tsx';
import { Facts, PageSection } from './facts.tsx';

export interface FolderPageProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly contents: PageContents['shares.folder'];
}

/** A folder: who decides about it, which groups may do what, and what somebody is a member of. */
export function FolderPage({ contents, view, send }: FolderPageProps) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { folder, owner, login, groups, isGranted } = contents;
  const { open } = view;
  const rows = [
    ['reads', folder.readGroup],
    ['changes', folder.changeGroup],
    ['denied', folder.deniedGroup],
  ] as const;
  return (
    <>
      <p>
        <strong className="reading block text-base font-medium">{folder.name}</strong>
        <span className="text-xs text-ink-muted">{t('desk-tools:folder.seenFor', { login })}</span>
      </p>
      <Facts
        rows={[
          [t('desk-tools:folder.share'), t(`desk-tools:folder.allows.${folder.share}`)],
          [t('desk-tools:folder.ownRight'), t(isGranted ? 'tools.value.yes' : 'tools.value.no')],
        ]}
      />
      <PageSection title={t('desk-tools:folder.owner')}>
        {owner === null ? (
          <p className="text-xs text-ink-muted">{t('tools.value.none')}</p>
        ) : (
          <p className="flex items-center justify-between gap-2">
            <span>
              {owner.given} {owner.family}
              <span className="reading block text-xs text-ink-muted">{owner.phone}</span>
            </span>
            {open === null ? null : (
              <Button
                variant="secondary"
                size="sm"
                className="min-h-8 px-3 text-[0.8125rem] max-[59.99875rem]:min-h-11"
                aria-label={t('call.ringRecord', { number: owner.phone })}
                onClick={() => void send({ kind: 'dial', ticket: open, number: owner.phone })}
              >
                <Phone aria-hidden="true" />
                {t('call.ring')}
              </Button>
            )}
          </p>
        )}
      </PageSection>
      <PageSection title={t('tools.field.groups')} aside={t('tools.minutes')}>
        <ul className="grid gap-2.5">
          {rows.map(([right, group]) => {
            const isMember = groups.includes(group);
            const kind = isMember ? 'leave-group' : 'join-group';
            return (
              <li key={group} className="grid gap-1.5">
                <p>
                  <span className="reading text-xs">{group}</span>
                  <span className="block text-xs text-ink-muted">
                    {t(`desk-tools:folder.right.${right}`)},{' '}
                    {t(isMember ? 'desk-tools:folder.member' : 'desk-tools:folder.noMember')}
                  </span>
                </p>
                <ActButton
                  label={t(isMember ? 'desk-tools:folder.remove' : 'desk-tools:folder.add', { group })}
                  seconds={secondsOf(kind)}
                  onAct={() => void send({ kind, login, group })}
                />
              </li>
            );
          })}
        </ul>
        <ActButton
          label={t('desk-tools:folder.grant', { login })}
          seconds={secondsOf('grant-folder')}
          onAct={() => void send({ kind: 'grant-folder', folder: folder.name, login })}
        />
      </PageSection>
    </>
  );
}
