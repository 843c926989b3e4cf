import { Privacy } from '../../features/legal/ui/privacy.tsx';
import { PATHS } from '../paths.ts';

const LINKS = { home: PATHS.home, terms: PATHS.terms, contact: PATHS.contact };

export default function PrivacyPage() {
  return <Privacy links={LINKS} />;
}
