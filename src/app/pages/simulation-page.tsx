import PlaceholderPage from './placeholder-page.tsx';

export default function SimulationPage() {
  return <PlaceholderPage />;
}
