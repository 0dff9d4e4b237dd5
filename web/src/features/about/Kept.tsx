import { Trans } from '@lingui/react/macro';
import { Policy } from './Policy.tsx';

/** The parts of the privacy policy on what the service stores. */
export function Kept() {
  return (
    <>
      <Policy title={<Trans>When you only look</Trans>}>
        <p>
          <Trans>
            You can search and read everything without an account. Our servers write a line for each request: when it
            came, what kind it was and how it went, without your name. To stop abuse, tries to sign in are counted by
            the address of the connection for a short while. Both are deleted by themselves.
          </Trans>
        </p>
      </Policy>
      <Policy title={<Trans>When you have an account</Trans>}>
        <ul>
          <li>
            <Trans>Your name, email address, phone number, date of birth and gender, as you gave them.</Trans>
          </li>
          <li>
            <Trans>For owners also the company's name, the properties, their rooms and photos.</Trans>
          </li>
          <li>
            <Trans>Your password only in a form that cannot be turned back into it.</Trans>
          </li>
        </ul>
        <p>
          <Trans>
            Photos are drawn anew when you upload them, so that the place and camera recorded inside them are gone.
          </Trans>
        </p>
      </Policy>
      <Policy title={<Trans>When you book</Trans>}>
        <p>
          <Trans>
            We keep each request with its room, nights, guests, price and answer, so that you and the owner can look it
            up later. We take no payment and keep no card or bank details.
          </Trans>
        </p>
      </Policy>
    </>
  );
}
