import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { BRAND_NAME } from '../../core/brand.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { PATHS } from '../paths.ts';
import { SidebarMenu, type SidebarMenuProps } from './sidebar-menu.tsx';
import { setSidebarExpanded, useSidebarExpanded } from './sidebar-state.ts';

/**
 * The sidebar of wide windows: 16rem, or 3rem when collapsed to icons. The testing screen has no collapse button
 * (spec).
 */
export function Sidebar(menu: SidebarMenuProps) {
  const { t } = useTranslation('workspace');
  const { pathname } = useLocation();
  const isExpanded = useSidebarExpanded();
  const Icon = isExpanded ? PanelLeftClose : PanelLeftOpen;
  return (
    <aside className="sticky top-0 flex h-dvh w-sidebar shrink-0 flex-col border-e border-line bg-surface transition-[width] in-data-[sidebar=collapsed]:w-sidebar-icon">
      <div className="flex min-h-14 shrink-0 items-center justify-between gap-1 ps-3 pe-1.5 in-data-[sidebar=collapsed]:flex-col in-data-[sidebar=collapsed]:px-0 in-data-[sidebar=collapsed]:pt-3">
        <Link
          to={PATHS.dashboard}
          aria-label={BRAND_NAME}
          className="flex min-w-0 items-center gap-2.5 rounded-sm"
        >
          <LogoMark className="size-7" />
          <span className="truncate font-semibold tracking-tight in-data-[sidebar=collapsed]:hidden">
            {BRAND_NAME}
          </span>
        </Link>
        {pathname === PATHS.testing ? null : (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t(isExpanded ? 'sidebar.collapse' : 'sidebar.expand')}
            aria-expanded={isExpanded}
            aria-keyshortcuts="Control+B Meta+B"
            title={t('sidebar.shortcut')}
            onClick={() => setSidebarExpanded(!isExpanded)}
          >
            <Icon aria-hidden="true" />
          </Button>
        )}
      </div>
      <SidebarMenu {...menu} />
    </aside>
  );
}
