import { Moon, Sun } from 'lucide-react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from './button.tsx';
import { chooseTheme, useTheme } from './theme.ts';

/** Switches between light and dark; its label names the theme that a click selects. */
export function ThemeToggle({ className }: { readonly className?: string }) {
  const { t } = useTranslation('common');
  const isDark = useTheme() === 'dark';
  const Icon = isDark ? Sun : Moon;
  return (
    <Button
      variant="ghost"
      size="icon"
      className={className}
      aria-label={t(isDark ? 'theme.useLight' : 'theme.useDark')}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
