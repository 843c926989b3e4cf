import { ArrowUpRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BRAND_NAME } from '../../core/brand.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { Logo } from '../../ui/logo.tsx';
import { PATHS } from '../paths.ts';
import { SOCIAL_PROFILES } from './social-profiles.ts';

const LINK =
  'inline-flex min-h-9 items-center gap-1 rounded-sm text-ink-muted hover:text-ink hover:underline underline-offset-4 pointer-coarse:min-h-11';

export interface PublicFooterProps {
  readonly onContactSupport?: (() => void) | undefined;
}

/** Footer of the public pages. */
export function PublicFooter({ onContactSupport }: PublicFooterProps) {
  const { t } = useTranslation('layout');
  // Only after hydration: the page may have been prerendered in an earlier year.
  const year = useIsHydrated() ? new Date().getFullYear() : '';
  return (
    <footer className="border-t border-line bg-sunken text-sm">
      <div className="mx-auto grid w-full max-w-page gap-10 px-4 py-12 sm:px-6 md:grid-cols-[2fr_1fr_1fr_1fr] lg:px-10">
        <div className="max-w-xs">
          <Logo />
          <p className="mt-4 text-ink-muted">{t('footer.promise')}</p>
        </div>
        <LinkGroup title={t('footer.product')}>
          <FooterLink to={PATHS.waitingList}>{t('footer.waitingList')}</FooterLink>
          <FooterLink to={PATHS.business}>{t('footer.business')}</FooterLink>
          <FooterLink to={PATHS.contact} opens={onContactSupport}>
            {t('footer.contactSupport')}
          </FooterLink>
        </LinkGroup>
        <LinkGroup title={t('footer.legal')}>
          <FooterLink to={PATHS.privacy}>{t('footer.privacy')}</FooterLink>
          <FooterLink to={PATHS.terms}>{t('footer.terms')}</FooterLink>
        </LinkGroup>
        <LinkGroup title={t('footer.follow')}>
          {SOCIAL_PROFILES.map(({ name, url }) => (
            <li key={name}>
              <a href={url} target="_blank" rel="noreferrer" className={LINK}>
                {name}
                <ArrowUpRight aria-hidden="true" className="size-3.5" />
                <span className="sr-only">({t('footer.newTab')})</span>
              </a>
            </li>
          ))}
        </LinkGroup>
      </div>
      <div className="mx-auto w-full max-w-page px-4 sm:px-6 lg:px-10">
        <p className="border-t border-line py-6 text-ink-faint">
          {t('footer.rights', { year, brand: BRAND_NAME })}
        </p>
      </div>
    </footer>
  );
}

function LinkGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2 className="silk text-ink-faint">{title}</h2>
      <ul className="mt-3 grid gap-1">{children}</ul>
    </div>
  );
}

interface FooterLinkProps {
  readonly to: string;
  /** Called on a plain click instead of following the link; modified clicks still open the page in a new tab. */
  readonly opens?: (() => void) | undefined;
  readonly children: ReactNode;
}

function FooterLink({ to, opens, children }: FooterLinkProps) {
  const follow = (event: MouseEvent): void => {
    if (opens === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    opens();
  };
  return (
    <li>
      <Link
        to={to}
        onClick={follow}
        {...(opens === undefined ? {} : { 'aria-haspopup': 'dialog' as const })}
        className={LINK}
      >
        {children}
      </Link>
    </li>
  );
}
