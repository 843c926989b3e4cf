import { ContactScreen } from '../../features/messages/ui/contact-screen.tsx';
import { supportAddress } from '../../lib/env.ts';
import { PATHS } from '../paths.ts';

const LINKS = { plans: PATHS.pricing, business: PATHS.business, waitingList: PATHS.waitingList };

export default function ContactPage() {
  return <ContactScreen links={LINKS} address={supportAddress()} />;
}
