import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { accountPaths } from '../../../../shared/addresses/accountPaths.ts';
import { FormPage } from '../../components/FormPage.tsx';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { loginPath, paths } from '../../paths.ts';
import { SignupForm } from './SignupForm.tsx';

/** The first screen of an owner without an account: what a listing costs and takes, and the signup, after which its form is here. */
export function OwnerStart() {
  const { t } = useLingui();
  return (
    <FormPage
      place="gilgit"
      title={t`List your property`}
      lead={<Trans>Travellers ask you, and you say yes or no.</Trans>}
    >
      <ul className="grid gap-5">
        <Point icon="check" title={<Trans>It costs nothing</Trans>}>
          <Trans>No fee to list, none for a booking: what guests pay is yours.</Trans>
        </Point>
        <Point icon="wallet" title={<Trans>Guests pay you</Trans>}>
          <Trans>They pay at the hotel, as you are used to. No money goes through Sarai.</Trans>
        </Point>
        <Point icon="bed" title={<Trans>What you need</Trans>}>
          <Trans>
            An account, then the name and the place of your house, its rooms with a price a night, and a few photos:
            some three minutes from your phone.
          </Trans>
        </Point>
      </ul>
      <p className="mt-6 text-bark">
        <Trans>Have an account already?</Trans>{' '}
        <TextLink to={loginPath(paths.listProperty, accountPaths.vendor.login)}>
          <Trans>Log in</Trans>
        </TextLink>
      </p>
      <section className="mt-8 border-t border-hairline pt-8">
        <h2 className="text-2xl">
          <Trans>Your account</Trans>
        </h2>
        <p className="mt-1 mb-6 text-bark">
          <Trans>Travellers see your name and email on the pages of your rooms.</Trans>
        </p>
        <SignupForm role="vendor" />
      </section>
    </FormPage>
  );
}

interface PointProps {
  icon: IconName;
  title: ReactNode;
  children: ReactNode;
}

function Point({ icon, title, children }: PointProps) {
  return (
    <li className="flex items-start gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-glacier-pale text-glacier-deep">
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        <h2 className="text-lg">{title}</h2>
        <p className="text-bark">{children}</p>
      </div>
    </li>
  );
}
