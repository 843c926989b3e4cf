import {
  BadgeCheck,
  BookOpen,
  CircleUser,
  Cpu,
  CreditCard,
  GraduationCap,
  Grid3x3,
  House,
  Layers,
  ListOrdered,
  type LucideIcon,
  MonitorPlay,
  TicketCheck,
  Trophy,
  UsersRound,
} from 'lucide-react';
import { mayManagePeople } from '../../core/access/roles.ts';
import { menuListsScreen } from '../../core/access/screens.ts';
import type { Role } from '../../core/contracts/vocabulary.ts';
import { PATHS } from '../paths.ts';

export interface SidebarItem {
  readonly text:
    | 'home'
    | 'account'
    | 'plans'
    | 'testing'
    | 'ticketing'
    | 'demo'
    | 'manual'
    | 'objectives'
    | 'tutorials'
    | 'cards'
    | 'leaderboard'
    | 'competitions'
    | 'certificates'
    | 'users';
  readonly to: string;
  readonly icon: LucideIcon;
  /** Marked as current on its own address only, not on addresses below it. */
  readonly isExact?: boolean;
  /** A line stands above it. */
  readonly startsGroup?: boolean;
}

export interface MenuFacts {
  readonly role: Role;
  readonly planId: string | null;
  readonly demoUsedCount: number;
}

/** The menu in the order of spec section 2, what is beyond it after the manual, without items that role or plan do not open. */
export function sidebarItems({ role, planId, demoUsedCount }: MenuFacts): readonly SidebarItem[] {
  const lists = (screen: 'testing' | 'ticketing' | 'demo'): boolean =>
    menuListsScreen(planId, screen, demoUsedCount);
  const when = (isListed: boolean, item: SidebarItem): readonly SidebarItem[] => (isListed ? [item] : []);
  return [
    { text: 'home', to: PATHS.dashboard, icon: House, isExact: true },
    { text: 'account', to: PATHS.account, icon: CircleUser },
    { text: 'plans', to: PATHS.plans, icon: CreditCard },
    ...when(lists('testing'), { text: 'testing', to: PATHS.testing, icon: Cpu }),
    ...when(lists('ticketing'), { text: 'ticketing', to: PATHS.ticketing, icon: TicketCheck }),
    ...when(lists('demo'), { text: 'demo', to: PATHS.demo, icon: MonitorPlay }),
    { text: 'manual', to: PATHS.manual, icon: BookOpen },
    { text: 'objectives', to: PATHS.objectives, icon: Grid3x3, startsGroup: true },
    { text: 'tutorials', to: PATHS.tutorials, icon: GraduationCap },
    { text: 'cards', to: PATHS.cards, icon: Layers },
    { text: 'leaderboard', to: PATHS.leaderboard, icon: ListOrdered },
    { text: 'competitions', to: PATHS.competitions, icon: Trophy },
    { text: 'certificates', to: PATHS.certificates, icon: BadgeCheck },
    ...when(mayManagePeople(role), { text: 'users', to: PATHS.users, icon: UsersRound }),
  ];
}
