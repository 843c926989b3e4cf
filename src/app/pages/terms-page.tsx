import { Terms } from '../../features/legal/ui/terms.tsx';
import { PATHS } from '../paths.ts';

const LINKS = { home: PATHS.home, privacy: PATHS.privacy };

export default function TermsPage() {
  return <Terms links={LINKS} />;
}
