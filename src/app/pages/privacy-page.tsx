import PlaceholderPage from './placeholder-page.tsx';

export default function PrivacyPage() {
  return <PlaceholderPage />;
}
