import type { WaitingListLinks } from '../../features/waiting-list/model/waiting-list-links.ts';
import { WaitingList } from '../../features/waiting-list/ui/waiting-list.tsx';
import { PATHS } from '../paths.ts';

const LINKS: WaitingListLinks = {
  home: PATHS.home,
  register: PATHS.register,
  contact: PATHS.contact,
  terms: PATHS.terms,
  privacy: PATHS.privacy,
};

export default function WaitingListPage() {
  return <WaitingList links={LINKS} />;
}
