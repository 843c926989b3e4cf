import { useNavigate, useParams } from 'react-router-dom';
import { VerifyScreen } from '../../features/credential/ui/verify-screen.tsx';
import { PATHS } from '../paths.ts';

export default function VerifyPage() {
  const { number = null } = useParams();
  const navigate = useNavigate();
  return (
    <VerifyScreen
      number={number}
      contactPath={PATHS.contact}
      onNumber={(next) => navigate(`${PATHS.verify}/${next}`)}
    />
  );
}
