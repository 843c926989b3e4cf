import PlaceholderPage from './placeholder-page.tsx';

export default function BusinessPage() {
  return <PlaceholderPage />;
}
