import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { HomeLink } from './HomeLink.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { Link } from './Link.tsx';
import { LowDataSwitch } from './LowDataSwitch.tsx';
import { hasShortFooter } from './shortFooter.ts';

const linkStyle = 'inline-flex min-h-8.5 items-center text-bark underline-offset-4 hover:text-walnut hover:underline';

/** Below every page; of one line where somebody fills in a form or works through a list. */
export function Footer() {
  return hasShortFooter(useLocation().pathname) ? <ShortFooter /> : <FullFooter />;
}

function ShortFooter() {
  return (
    <footer className="mt-12 bg-drift print:hidden">
      <p className="page numbers flex min-h-14 flex-wrap items-center justify-between gap-x-5 text-sm text-bark">
        <span>
          <Trans>© 2024 Sarai</Trans>
        </span>
        <span className="flex flex-wrap gap-x-5">
          <FooterLink to={paths.faqs}>
            <Trans>Questions</Trans>
          </FooterLink>
          <FooterLink to={paths.contactUs}>
            <Trans>Contact Us</Trans>
          </FooterLink>
          <LanguageLink className={linkStyle} />
          {/* On a phone the line has no room; the menu has it. */}
          <LowDataSwitch className={`${linkStyle} max-sm:hidden`} />
        </span>
      </p>
    </footer>
  );
}

function FullFooter() {
  return (
    <footer className="below-fold mt-6 bg-drift sm:mt-12 print:hidden">
      <div className="page grid grid-cols-2 gap-5 py-6 sm:gap-10 sm:py-12 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="col-span-2 max-w-xs md:col-span-1">
          <HomeLink to={paths.home} />
          <p className="mt-4 text-bark">
            <Trans>A sarai is where a road lets you rest. Find yours in the north, and pay when you arrive.</Trans>
          </p>
        </div>
        <FooterLinks
          className="row-span-2 md:row-span-1"
          title={<Trans>Find a room</Trans>}
          links={[
            [paths.hotels, <Trans key="hotels">All hotels</Trans>],
            [paths.kept, <Trans key="kept">Kept rooms</Trans>],
            [paths.destinations, <Trans key="destinations">Destinations</Trans>],
            [paths.murree, <Trans key="murree">Murree Hills</Trans>],
            [paths.swat, <Trans key="swat">Sawat Valley</Trans>],
            [paths.hunza, <Trans key="hunza">Hunza Valley</Trans>],
          ]}
        />
        <FooterLinks
          title={<Trans>By class</Trans>}
          links={[
            [paths.economyClass, <Trans key="economy">Economy</Trans>],
            [paths.firstClass, <Trans key="first">First</Trans>],
            [paths.businessClass, <Trans key="business">Business</Trans>],
          ]}
        />
        <FooterLinks
          title={<Trans>Sarai</Trans>}
          links={[
            [paths.aboutUs, <Trans key="about">About Us</Trans>],
            [paths.contactUs, <Trans key="contact">Contact Us</Trans>],
            [paths.faqs, <Trans key="faq">Questions</Trans>],
            [paths.listProperty, <Trans key="list">List your property</Trans>],
            [paths.privacyPolicy, <Trans key="privacy">Privacy policy</Trans>],
          ]}
        />
      </div>
      <p className="page numbers flex flex-wrap items-center gap-x-6 pb-8 text-sm text-bark">
        <span>
          <Trans>© 2024 Sarai</Trans>
        </span>
        <LanguageLink className={linkStyle} />
        <LowDataSwitch className={linkStyle} />
      </p>
    </footer>
  );
}

interface Props {
  className?: string;
  title: ReactNode;
  links: readonly (readonly [address: string, text: ReactNode])[];
}

function FooterLinks({ className, title, links }: Props) {
  return (
    <div className={className}>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2">
        {links.map(([address, text]) => (
          <li key={address}>
            <FooterLink to={address}>{text}</FooterLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={linkStyle}>
      {children}
    </Link>
  );
}
