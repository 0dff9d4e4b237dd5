import { Trans, useLingui } from '@lingui/react/macro';
import { PageTitle } from '../components/PageTitle.tsx';
import { Kept } from '../features/about/Kept.tsx';
import { Policy } from '../features/about/Policy.tsx';
import { contact } from '../features/contact/contact.ts';

export function PrivacyPolicyPage() {
  const { t } = useLingui();
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle title={t`Privacy policy`}>
        <Trans>What we keep about you, why, who sees it, and how to have it removed. In plain words.</Trans>
      </PageTitle>
      <div className="mt-10 space-y-10 sm:mt-12 sm:space-y-12">
        <Kept />
        <Policy title={<Trans>What your browser keeps</Trans>}>
          <p>
            <Trans>
              We set no cookies. The browser's own storage on your device holds the language you chose and, while you
              are signed in, who you are. Signing out clears it.
            </Trans>
          </p>
        </Policy>
        <Policy title={<Trans>Who else is watching</Trans>}>
          <p>
            <Trans>
              Nobody. There are no advertisements, no analytics services and no trackers of other companies. Fonts and
              pictures come from our own address.
            </Trans>
          </p>
        </Policy>
        <Policy title={<Trans>Who sees what you tell us</Trans>}>
          <p>
            <Trans>
              The owner to whom you send a request sees your name, email address and phone number with it. Owners' names
              and email addresses stand on the pages of their rooms. We sell nothing to anyone. The computers we rent to
              run the site belong to Amazon Web Services.
            </Trans>
          </p>
        </Policy>
        <Policy title={<Trans>Seeing, changing, removing</Trans>}>
          <p>
            <Trans>
              You change your details in your profile. To have a copy of everything, or to have your account removed,
              write to{' '}
              <a className="font-semibold text-glacier underline underline-offset-4" href={`mailto:${contact.email}`}>
                {contact.email}
              </a>{' '}
              from the address you signed up with.
            </Trans>
          </p>
        </Policy>
      </div>
    </div>
  );
}
