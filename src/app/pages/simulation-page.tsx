import { Showcase } from '../../features/showcase/ui/showcase.tsx';
import { PATHS } from '../paths.ts';

const LINKS = { register: PATHS.register, plans: PATHS.pricing, business: PATHS.business };

export default function SimulationPage() {
  return <Showcase links={LINKS} />;
}
