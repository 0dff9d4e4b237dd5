import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { aboutUsPicture, photoUrl } from '../../../shared/photos/photos.ts';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { Points } from '../components/Points.tsx';
import { Section } from '../components/Section.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { TitledText } from '../components/TitledText.tsx';
import { RoomPicture } from '../features/rooms/RoomPicture.tsx';
import { paths } from '../paths.ts';

/** How booking works. */
const steps = [
  [msg`Look`, msg`Search by place, class, guests and price. You need no account to look at anything.`],
  [
    msg`Ask`,
    msg`Choose your nights and send a request. You see the whole price first: nights times the nightly price.`,
  ],
  [
    msg`Hear back`,
    msg`The owner accepts or declines. If a day passes without an answer the request ends by itself, and you are free to ask elsewhere.`,
  ],
  [msg`Arrive`, msg`Once accepted, the nights are yours and the price is fixed. You pay the owner when you arrive.`],
] as const;

const forOwners = [
  msg`List a guest house or hotel with its rooms, prices and up to five photos.`,
  msg`Every request comes to you, with names and dates. You decide on each one.`,
  msg`A night can be given away only once: two guests can never hold the same room.`,
  msg`Guests pay you directly. No bank card is needed on either side.`,
];

export function AboutUsPage() {
  const { t } = useLingui();
  return (
    <>
      <div className="page grid items-center gap-x-14 gap-y-8 pt-6 sm:pt-10 lg:grid-cols-2">
        <RoomPicture
          imgURL={photoUrl(aboutUsPicture)}
          alt=""
          sizes="(min-width: 64rem) 40rem, 100vw"
          className="rounded-panel dark:brightness-80"
          eager
        />
        <div>
          <PageTitle title={t`About us`}>
            <Trans>
              A sarai is a house beside the road. For a thousand years caravans crossing these mountains slept in one: a
              gate, a courtyard, a fire, and somebody who knew what the road ahead was like.
            </Trans>
          </PageTitle>
          <div className="mt-5 max-w-xl space-y-4 text-bark sm:text-lg">
            <p>
              <Trans>
                We do the same for people who travel in Pakistan's north. Most good rooms there belong to families and
                small hotels. They are hard to find from far away, and hard to ask.
              </Trans>
            </p>
            <p>
              <Trans>
                So we show them as they are: real prices in rupees a night, how many can sleep there, what stands
                outside the window, and who owns the house. You ask the owner, and the owner answers.
              </Trans>
            </p>
          </div>
        </div>
      </div>
      <Section
        title={<Trans>How booking works here</Trans>}
        lead={<Trans>You ask, the owner answers within a day, and you pay at the hotel.</Trans>}
      >
        <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(([title, text], index) => (
            <TitledText
              key={t(title)}
              sign={
                <span aria-hidden="true" className="numbers font-serif text-4xl leading-none text-apricot-deep">
                  {index + 1}
                </span>
              }
              title={t(title)}
            >
              {t(text)}
            </TitledText>
          ))}
        </ol>
      </Section>
      <div className="bg-drift">
        <Section title={<Trans>For owners</Trans>}>
          <div className="sm:text-lg">
            <Points>
              {forOwners.map((point) => (
                <li key={t(point)}>{t(point)}</li>
              ))}
            </Points>
            <div className="mt-5">
              <TextLink to={paths.signup}>
                <Trans>List your property</Trans>
              </TextLink>
            </div>
          </div>
        </Section>
      </div>
      <Section
        title={<Trans>The next valley is waiting</Trans>}
        lead={<Trans>Six destinations, and rooms in all of them.</Trans>}
      >
        <ButtonLink to={paths.hotels}>
          <Trans>See all hotels</Trans>
        </ButtonLink>
      </Section>
    </>
  );
}
