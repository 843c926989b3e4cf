import PlaceholderPage from './placeholder-page.tsx';

export default function TermsPage() {
  return <PlaceholderPage />;
}
