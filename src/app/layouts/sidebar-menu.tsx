import { LifeBuoy, LogOut } from 'lucide-react';
import { Fragment } from 'react';
import { NavLink } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LanguageSelect } from '../../ui/language-select.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { PATHS } from '../paths.ts';
import type { AppLayoutProps } from './app-layout.tsx';
import { sidebarItems } from './sidebar-items.ts';
import { SidebarPerson } from './sidebar-person.tsx';
import { SIDEBAR_ROW, SidebarRow } from './sidebar-row.tsx';
import { StreakCard } from './streak-card.tsx';
import { TrialCountdown } from './trial-countdown.tsx';

const LINE = 'my-2 border-line';

export type SidebarMenuProps = Omit<AppLayoutProps, 'children'>;

/** The content shared by the sidebar and the slide-out menu. */
export function SidebarMenu({
  person,
  planId,
  demoUsedCount,
  streak,
  trialHoursLeft,
  onLogout,
  onContactSupport,
}: SidebarMenuProps) {
  const { t } = useTranslation('workspace');
  const items = sidebarItems({ role: person.role, planId, demoUsedCount });
  return (
    <div className="flex min-h-0 grow flex-col overflow-y-auto overflow-x-hidden">
      <nav aria-label={t('sidebar.label')} className="grid gap-0.5 p-2 in-data-[sidebar=collapsed]:md:px-1">
        {items.map(({ text, to, icon, isExact = false, startsGroup = false }) => (
          <Fragment key={text}>
            {startsGroup ? <hr className={LINE} /> : null}
            <NavLink to={to} end={isExact} className={SIDEBAR_ROW} title={t(`sidebar.${text}`)}>
              <SidebarRow icon={icon} label={t(`sidebar.${text}`)} />
            </NavLink>
          </Fragment>
        ))}
        <hr className={LINE} />
        {onContactSupport === undefined ? (
          <NavLink to={PATHS.contact} className={SIDEBAR_ROW} title={t('sidebar.contactSupport')}>
            <SidebarRow icon={LifeBuoy} label={t('sidebar.contactSupport')} />
          </NavLink>
        ) : (
          <button
            type="button"
            className={SIDEBAR_ROW}
            title={t('sidebar.contactSupport')}
            onClick={onContactSupport}
          >
            <SidebarRow icon={LifeBuoy} label={t('sidebar.contactSupport')} />
          </button>
        )}
        <button type="button" className={SIDEBAR_ROW} title={t('sidebar.logout')} onClick={onLogout}>
          <SidebarRow icon={LogOut} label={t('sidebar.logout')} />
        </button>
      </nav>
      <div className="mt-auto grid gap-2 p-2 in-data-[sidebar=collapsed]:md:px-0.5">
        {trialHoursLeft === null ? null : <TrialCountdown hoursLeft={trialHoursLeft} />}
        {streak === null ? null : <StreakCard timeLeftMs={streak.timeLeftMs} />}
        <div className="flex items-center justify-between in-data-[sidebar=collapsed]:md:justify-center">
          <ThemeToggle />
          <LanguageSelect className="in-data-[sidebar=collapsed]:md:hidden" />
        </div>
        <SidebarPerson name={person.fullName} email={person.email} />
      </div>
    </div>
  );
}
