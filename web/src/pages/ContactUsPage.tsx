import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ErrorState } from '../components/ErrorState.tsx';
import { Icon, type IconName } from '../components/Icon.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useSupport } from '../features/contact/useSupport.ts';
import { DestinationPoster } from '../illustrations/DestinationPoster.tsx';
import { paths } from '../paths.ts';

export function ContactUsPage() {
  const { t } = useLingui();
  const { data: support, error, mutate } = useSupport();
  return (
    <div className="page grid items-center gap-x-14 gap-y-10 py-8 sm:py-12 md:grid-cols-[1fr_minmax(0,20rem)]">
      <div>
        <PageTitle title={t`Contact us`}>
          <Trans>People who know the roads answer. English and Urdu are both welcome.</Trans>
        </PageTitle>
        {error ? (
          <div className="mt-8">
            <ErrorState
              message={<Trans>Our address and number could not be loaded. Check your connection and try again.</Trans>}
              onRetry={() => void mutate()}
            />
          </div>
        ) : (
          <Ways support={support} />
        )}
        <p className="mt-9 max-w-xl text-bark">
          <Trans>
            A question about a room itself, such as heating or parking, is best put to its owner: each room's page shows
            the owner's name and email address.
          </Trans>
        </p>
        <TextLink to={paths.faqs}>
          <Trans>Questions that are often asked</Trans>
        </TextLink>
      </div>
      <DestinationPoster place="gilgit" className="aspect-3/4 w-full rounded-picture max-md:hidden" />
    </div>
  );
}

/** The ways to reach us that the stage states, and no others. */
function Ways({ support }: { support: ReturnType<typeof useSupport>['data'] }) {
  const { whatsApp, hours: { from, to } = {} } = support ?? {};
  return (
    <ul className="mt-8 space-y-7">
      <Way icon="mail" title={<Trans>Write</Trans>} address="mailto:" shown={support?.email}>
        <Trans>For anything that can wait. Say the hotel and the dates, and we look it up.</Trans>
      </Way>
      <Way icon="phone" title={<Trans>Call</Trans>} address="tel:" shown={support?.phone}>
        {from ? (
          <span className="numbers">
            <Trans>
              Every day from {from} to {to}, in Pakistan's time.
            </Trans>
          </span>
        ) : (
          <Trans>On the way, at the door, or when plans change.</Trans>
        )}
      </Way>
      {whatsApp && (
        <Way icon="phone" title={<Trans>WhatsApp</Trans>} address="https://wa.me/" shown={whatsApp}>
          <Trans>Send a message; a photo of the place helps.</Trans>
        </Way>
      )}
    </ul>
  );
}

interface WayProps {
  icon: IconName;
  title: ReactNode;
  /** How the address begins. */
  address: 'mailto:' | 'tel:' | 'https://wa.me/';
  /** Not known yet while it loads. */
  shown: string | undefined;
  children: ReactNode;
}

function Way({ icon, title, address, shown, children }: WayProps) {
  // WhatsApp takes a number in digits alone.
  const apart = address === 'https://wa.me/' ? /\D/g : / /g;
  return (
    <li className="flex gap-5">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-glacier-pale text-glacier-deep">
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        <h2 className="text-xl">{title}</h2>
        {shown === undefined ? (
          <Skeleton className="my-2.5 h-6 w-56 max-w-full" />
        ) : (
          <a
            href={address + shown.replace(apart, '')}
            className="numbers inline-flex min-h-11 items-center text-lg font-semibold break-all text-glacier underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            <bdi>{shown}</bdi>
          </a>
        )}
        <p className="text-bark">{children}</p>
      </div>
    </li>
  );
}
