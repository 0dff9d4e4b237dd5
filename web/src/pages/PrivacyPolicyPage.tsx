import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageTitle } from '../components/PageTitle.tsx';
import { SupportMail } from '../features/contact/SupportMail.tsx';
import { retainedData } from '../features/privacy/retainedData.ts';

const policies: readonly { title: MessageDescriptor; list?: MessageDescriptor[]; text: MessageDescriptor }[] = [
  {
    title: msg`When you only look`,
    text: msg`You can search and read everything without an account. Our servers write a line for each request: when it came, what kind it was and how it went, without your name. To stop abuse, tries to sign in are counted by the address of the connection for a short while. Both are deleted by themselves.`,
  },
  {
    title: msg`When you have an account`,
    list: [
      msg`Your name, email address, phone number, date of birth and gender, as you gave them.`,
      msg`For owners also the company's name, the properties, their rooms and photos.`,
      msg`Your password only in a form that cannot be turned back into it.`,
      msg`That our mails to you come back, or that you reported one as spam, for a year at most, so that we send no more of them.`,
    ],
    text: msg`Photos are drawn anew when you upload them, so that the place and camera recorded inside them are gone.`,
  },
  {
    title: msg`When you book`,
    text: msg`We keep each request with its room, nights, guests, ages of children, extras, price and answer, so that you and the owner can look it up later. We take no payment and keep no card or bank details.`,
  },
  {
    title: msg`When you keep a room`,
    text: msg`Your browser remembers it. Once you are signed in as a traveller, your account does too, so that you find it on another phone: which room, and when you kept or removed it. Nobody else sees it. The rooms that you only opened never leave your browser.`,
  },
  {
    title: msg`What your browser keeps`,
    text: msg`The browser's own storage on your device holds what you have begun and not sent, the rooms that you keep and the last eight that you opened, and, while you are signed in, who you are and what you need on the road without a connection. Signing out clears it. Two cookies stay for a year: the language you chose, and whether you want to use little data. There is one more cookie, and another one if you have a vendor's account too, set when you sign up, sign in or choose a new password: a random number that says nothing about you. By it the login page knows this browser again, so that somebody who guesses at your password cannot shut you out. It stays when you sign out, and is gone after 90 days.`,
  },
  {
    title: msg`Who else is watching`,
    text: msg`Nobody. There are no advertisements, no analytics services and no trackers of other companies. Fonts and pictures come from our own address.`,
  },
  {
    title: msg`Who sees what you tell us`,
    text: msg`The owner to whom you send a request sees your name, email address and phone number with it. Once it is accepted, you see the owner's phone number. Owners' names and email addresses, and the addresses of hotels, stand on the pages of their rooms. We sell nothing to anyone. The computers we rent to run the site belong to Amazon Web Services.`,
  },
];

export function PrivacyPolicyPage() {
  const { t } = useLingui();
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle title={t`Privacy policy`}>
        <Trans>All that we keep about you: why, who sees it, and how to have it removed. In plain words.</Trans>
      </PageTitle>
      <div className="mt-10 space-y-10 sm:mt-12 sm:space-y-12">
        {policies.map(({ title, list = [], text }) => (
          <Policy key={t(title)} title={t(title)}>
            {list.length > 0 && (
              <ul>
                {list.map((item) => (
                  <li key={t(item)}>{t(item)}</li>
                ))}
              </ul>
            )}
            <p>{t(text)}</p>
          </Policy>
        ))}
        <Policy title={<Trans>Seeing, changing, removing</Trans>}>
          <p>
            <Trans>
              You change your details in your profile. To have a copy of everything, or to have your account removed,
              write to <SupportMail /> from the address you signed up with.
            </Trans>
          </p>
          <p>
            <Trans>
              Once it is removed, requests that wait are taken back and bookings ahead are cancelled. Stays that are
              over remain in the owner's list without your name, email address, phone number and note, and your reviews
              remain without your name.
            </Trans>
          </p>
        </Policy>
      </div>
      <section className="mt-14 sm:mt-20">
        <h2 className="text-title">
          <Trans>Line by line</Trans>
        </h2>
        <p className="mt-2 mb-8 max-w-2xl text-bark">
          <Trans>Each thing that is kept. A digest is a number made of something, from which it cannot be read.</Trans>
        </p>
        <div className="space-y-12">
          {retainedData.map((table) => (
            <RetentionTable key={table.title.id} {...table} />
          ))}
        </div>
      </section>
    </div>
  );
}

/** A section of the privacy policy. */
function Policy({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-x-14 gap-y-2 lg:grid-cols-[16rem_minmax(0,42rem)]">
      <h2 className="text-xl lg:text-2xl">{title}</h2>
      <div className="space-y-3 text-bark [&_ul]:list-disc [&_ul]:space-y-1.5 [&_ul]:ps-5">{children}</div>
    </section>
  );
}

/** A line for each thing; on phones the cells of a line stand below each other, each with its name. */
function RetentionTable({ title, things }: (typeof retainedData)[number]) {
  const { t } = useLingui();
  return (
    <table className="w-full border-collapse text-start max-md:block">
      <caption className="mb-1 text-start font-serif text-xl font-[540] max-md:block">{t(title)}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-outline *:py-2 *:pe-5 *:text-start *:font-semibold">
          <th scope="col" className="w-[34%]">
            <Trans>What</Trans>
          </th>
          <th scope="col" className="w-[20%]">
            <Trans>Why</Trans>
          </th>
          <th scope="col" className="w-[22%]">
            <Trans>Who else sees it</Trans>
          </th>
          <th scope="col">
            <Trans>How long</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {things.map(({ what, why, who, howLong }) => (
          <tr key={what.id} className="border-b border-hairline align-top *:pe-5 max-md:block max-md:py-3.5 md:*:py-3">
            <th scope="row" className="text-start font-semibold max-md:block">
              {t(what)}
            </th>
            <Cell name={<Trans>Why</Trans>}>{t(why)}</Cell>
            <Cell name={<Trans>Who else sees it</Trans>}>{t(who)}</Cell>
            <Cell name={<Trans>How long</Trans>}>{t(howLong)}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ name, children }: { name: ReactNode; children: string }) {
  return (
    <td className="numbers text-bark max-md:mt-1 max-md:grid wrap-anywhere max-md:grid-cols-[min(5.5rem,40%)_minmax(0,1fr)] max-md:items-baseline max-md:gap-x-3">
      <span aria-hidden="true" className="text-sm md:hidden">
        {name}
      </span>
      <span>{children}</span>
    </td>
  );
}
